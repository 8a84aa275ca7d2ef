/** The scenarios of the repository that the table can show, one entry a document. */
const files = import.meta.glob<string>('../../../../scenarios/**/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export const rulings = Object.entries(files).flatMap(([path, file]) => {
  const [, topic, game = ''] = /scenarios\/(?:keyforge\/([^/]+)|([a-z-]+))\//.exec(path) ?? []
  return file
    .split(/^---$/m)
    .map((text) => text.replace(/^\n/, ''))
    .flatMap((text) => {
      const name = /^name: *(.+)$/m.exec(text)?.[1]?.replace(/^(["'])(.*)\1$/, '$2')
      return name === undefined ? [] : [{ name, topic: topic ?? game, text }]
    })
})
