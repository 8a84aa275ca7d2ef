import { readLink } from '../state/link.ts'
import { type Route, routeTo } from '../state/route.ts'
import { appWords } from '../words/app.ts'
import { embedWords } from '../words/embed.ts'

/** A row behind the last one: the end of what has happened. */
const END = Number.MAX_SAFE_INTEGER

/** What an element is to show, by its attributes. */
export interface Source {
  readonly ruling: string | null
  readonly link: string | null
  readonly text: string | null
}

export type Opened = { readonly route: Route } | { readonly wrong: string }

/**
 * The route of what an element shows, or why it shows nothing. `rulingText` gives the text of a ruling by its address in
 * the archive; null where there is none.
 */
export async function openSource(
  { ruling, link, text }: Source,
  rulingText: (address: string) => Promise<string | null>,
): Promise<Opened> {
  if (ruling !== null) {
    const address = addressIn(ruling)
    const found = await rulingText(address)
    return found === null ? { wrong: embedWords.noRuling(address) } : { route: routeTo(found, 'answer') }
  }
  if (link !== null) return openLink(link)
  if (text !== null) return { route: routeTo(dedented(text), 'answer') }
  return { wrong: embedWords.nothing }
}

/** The address of a ruling, also from the whole address of its page in an archive. */
const addressIn = (ruling: string): string =>
  ruling
    .trim()
    .replace(/^.*\/rulings\//, '')
    .replace(/[?#].*$/, '')
    .replace(/\/(?:index\.html)?$/, '')

/** A shared link, or only the part after its `#`. */
function openLink(link: string): Opened {
  const read = readLink(link.trim().replace(/^[^#]*#?/, '#'))
  if (read === null) return { wrong: appWords.link.none }
  if ('wrong' in read) return read
  if (read.view === 'ask') return { wrong: embedWords.search }
  // An answer begins at its decisive step; other links lead to the end of what has happened.
  const at = read.at ?? (read.view === 'answer' ? null : END)
  return { route: { ...read, view: 'answer', at } }
}

/** A text without what all its lines are set in by. */
function dedented(text: string): string {
  const lines = text
    .replace(/^\s*\n/, '')
    .trimEnd()
    .split('\n')
  const margins = lines
    .filter((line) => line.trim() !== '')
    .map((line) => line.length - line.trimStart().length)
  const margin = Math.min(...margins)
  return `${lines.map((line) => line.slice(margin)).join('\n')}\n`
}
