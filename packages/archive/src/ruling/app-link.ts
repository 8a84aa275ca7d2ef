import { deflateSync, strToU8 } from 'fflate'

/** The app’s link to a scenario: the format of `packages/web/src/state/link.ts`, which reads links for ever. */
export function appLink(text: string): string {
  const written = JSON.stringify([text, 0, null, null, null])
  const letters = Buffer.from(deflateSync(strToU8(written), { level: 9 })).toString('base64url')
  return `#table/1.${letters}`
}
