/** The scenarios of the repository that the table can show, one entry a document. */
const files = import.meta.glob<string>('../../../../scenarios/keyforge/**/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export const rulings = Object.entries(files).flatMap(([path, file]) => {
  const [, topic = ''] = /keyforge\/([^/]+)\//.exec(path) ?? []
  return file
    .split(/^---$/m)
    .map((text) => text.replace(/^\n/, ''))
    .flatMap((text) => {
      const name = /^name: *(.+)$/m.exec(text)?.[1]?.replace(/^(["'])(.*)\1$/, '$2')
      return name === undefined ? [] : [{ name, topic, text }]
    })
})
