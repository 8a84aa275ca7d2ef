import type { RulingAnswer } from '@battleline/ask'

/** The scenarios, each folder in a file of its own that is loaded when a ruling of it is opened. */
const files = import.meta.glob<string>('../../../../scenarios/**/*.yaml', {
  query: '?raw',
  import: 'default',
})

type OfRuling = Pick<RulingAnswer, 'file' | 'document' | 'sentence'>

/** The text of a ruling. In its file the name can continue that of the ruling before; here it is the whole sentence. */
export async function rulingText({ file, document, sentence }: OfRuling): Promise<string> {
  const text = await files[`../../../../scenarios/${file}.yaml`]?.()
  const found = text?.split(/^---$/m)[document]
  if (found === undefined) throw new Error(`there is no scenario ${document} of ${file}`)
  const isWhole = found.includes(`name: ${sentence}\n`)
  const named = isWhole ? found : found.replace(/^name:.*$/m, () => `name: ${JSON.stringify(sentence)}`)
  return named.replace(/^\n/, '')
}
