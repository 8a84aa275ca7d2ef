import { bytesOf } from '../text/link-letters.ts'

/** Longer texts than this are not loaded ahead, in characters. */
const MOST = 100_000

/** The text of the board in a link; null where it cannot be read. The page says what is wrong with it. */
export async function textOfLink(link: string): Promise<string | null> {
  const letters = /\/1\.([\w-]+)$/.exec(link)?.[1] ?? ''
  if (letters === '' || letters.length > MOST) return null
  try {
    const [text] = JSON.parse(await inflated(bytesOf(letters)))
    return typeof text === 'string' ? text : null
  } catch {
    return null
  }
}

/** @throws Error if the bytes are no compressed text, or one that is too long */
async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    text += decoder.decode(value, { stream: true })
    if (text.length > MOST) throw new Error('too long')
  }
}
