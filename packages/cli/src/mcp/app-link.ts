import { deflateRawSync } from 'node:zlib'

/** The part of an address of the web app from `#` on that opens a scenario: the format of `packages/web/src/state/link.ts`. */
export function appLink(text: string): string {
  const written = JSON.stringify([text, 0, null, null, null])
  return `#table/1.${deflateRawSync(written, { level: 9 }).toString('base64url')}`
}
