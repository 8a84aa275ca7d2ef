/** The scenarios, each folder in a file of its own that is loaded when a ruling of it is opened. */
const files = import.meta.glob<string>('../../../../scenarios/**/*.yaml', {
  query: '?raw',
  import: 'default',
})

/** The text of a ruling. */
export async function rulingText(file: string, document: number): Promise<string> {
  const text = await files[`../../../../scenarios/${file}.yaml`]?.()
  const found = text?.split(/^---$/m)[document]
  if (found === undefined) throw new Error(`there is no scenario ${document} of ${file}`)
  return found.replace(/^\n/, '')
}
