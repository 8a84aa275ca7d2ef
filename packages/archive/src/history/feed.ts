import { createHash } from 'node:crypto'
import { html } from '../base/html.ts'
import { CHANGES, FEED } from '../base/paths.ts'
import { counted } from '../base/words.ts'
import type { Change, History } from './changes.ts'

const MOST = 100

export const KIND_WORDS: Readonly<Record<Change['kind'], string>> = {
  new: 'New',
  changed: 'Changed',
  reworded: 'Reworded',
  withdrawn: 'Taken back',
}

/** An id that stays the same wherever the archive is: a UUID made from a name. */
function idOf(name: string): string {
  const hex = createHash('sha256').update(`battleline ${name}`).digest('hex')
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const timeOf = (day: string): string => `${day}T00:00:00Z`

/** The feed of what changed. `origin` is where the archive is; without it, links are relative to the feed. */
export function feedXml({ begun, changes }: History, count: number, origin: string | null): string {
  const shown = changes.slice(0, MOST)
  const newest = shown[0]?.day ?? begun ?? '2026-01-01'
  const link = (address: string) => `${origin ?? ''}${address}`
  const entries = [
    ...shown.map(({ day, kind, address, sentence }) => ({
      id: idOf(`${address} ${day}`),
      title: `${KIND_WORDS[kind]}: ${sentence}`,
      to: `${address}/`,
      day,
    })),
    ...(begun === null || shown.length >= MOST
      ? []
      : [
          {
            id: idOf(`first record ${begun}`),
            title: `The archive begins, with ${counted(count, 'ruling')}`,
            to: `${CHANGES}/`,
            day: begun,
          },
        ]),
  ]
  return html`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<title>Battleline: changed rulings</title>
<id>${idOf('feed')}</id>
<updated>${timeOf(newest)}</updated>
<author><name>Battleline</name></author>
<link rel="self" type="application/atom+xml" href="${link(FEED)}"/>
<link rel="alternate" type="text/html" href="${link(`${CHANGES}/`)}"/>
${entries.map(
  ({ id, title, to, day }) => html`<entry>
<id>${id}</id>
<title>${title}</title>
<updated>${timeOf(day)}</updated>
<link rel="alternate" type="text/html" href="${link(to)}"/>
<summary>${title}</summary>
</entry>
`,
)}</feed>
`.text
}
