/** A question with its answer. */
export interface Ruling {
  readonly name: string
  readonly game: string
  /** What it is about, in a word or two. */
  readonly topic: string
  /** The ids of the rules that decide it. */
  readonly cite: string
  readonly text: string
}

/** The scenarios of the repository that the table can show, one entry a document. */
const files = import.meta.glob<string>('../../../../../scenarios/**/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What most people ask about comes before single cards and plans of a turn. */
const LATER = /\/(cards|best-line)\//
const inOrder = Object.entries(files).sort(
  ([one], [other]) => Number(LATER.test(one)) - Number(LATER.test(other)),
)

export const rulings: readonly Ruling[] = inOrder.flatMap(([path, file]) => {
  const [, game = '', named = ''] = /scenarios\/([a-z-]+)\/(?:.*\/)?([^/]+)\.yaml$/.exec(path) ?? []
  const topic = named.replaceAll('-', ' ')
  return file
    .split(/^---$/m)
    .map((text) => text.replace(/^\n/, ''))
    .flatMap((text) => {
      const name = /^name: *(.+)$/m.exec(text)?.[1]?.replace(/^(["'])(.*)\1$/, '$2')
      const cite = /^cite: *\[?([^\]\n]*)/m.exec(text)?.[1]?.trim() ?? ''
      return name === undefined ? [] : [{ name, game, topic, cite, text }]
    })
})
