/// <reference types="vite/client" />
import { rulingInFile } from '@battleline/ask'

/** The scenarios, each folder in a file of its own that is loaded when a ruling of it is opened. */
const files = import.meta.glob<string>('../../../../../scenarios/**/*.yaml', {
  query: '?raw',
  import: 'default',
})

/**
 * The text of a ruling by its address in the archive; null where there is none. In its file the name can go on from that of
 * the ruling before; here it is the whole sentence.
 */
export async function rulingText(address: string): Promise<string | null> {
  const file = address.slice(0, Math.max(0, address.lastIndexOf('/')))
  const content = await files[`../../../../../scenarios/${file}.yaml`]?.()
  const ruling = content === undefined ? null : rulingInFile(file, content, address)
  if (ruling === null) return null
  const { text, sentence } = ruling
  if (text.includes(`name: ${sentence}\n`)) return text
  return text.replace(/^name:.*$/m, () => `name: ${JSON.stringify(sentence)}`)
}
