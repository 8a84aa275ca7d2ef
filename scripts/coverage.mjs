// npm run coverage: holds the card language against a card file that stays outside the project, and says which texts mean
// another thing once they are printed.
//   npm run coverage -- cards.json           the figures, and which cards got worse since the verdicts were saved
//   npm run coverage -- cards.json --words   which words of the texts it understands could go without a difference (long)
//   npm run coverage -- cards.json --save    saves the verdicts on its cards, with a hash of each text and no text
import { readFileSync, writeFileSync } from 'node:fs'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { prepare } from './prepare.mjs'
import { VERDICTS, verdictsOf, worse } from './verdicts.mjs'

const { values, positionals } = parseArgs({
  options: { save: { type: 'boolean', default: false }, words: { type: 'boolean', default: false } },
  allowPositionals: true,
})
if (positionals.length === 0) {
  console.error('usage: npm run coverage -- FILE… [--words] [--save]')
  process.exit(2)
}

prepare()
const { coverFiles } = await import('../packages/cli/dist/verbs/cards-coverage.js')
const { printText, readText, swallowed } = await import('@battleline/keyforge')
const { terminal } = await import('../packages/cli/dist/terminal.js')

const saved = new URL('../packages/keyforge/test/verdicts.json', import.meta.url)
const { cards } = await coverFiles(positionals, 'scenarios', terminal())
const now = verdictsOf(cards)
const before = JSON.parse(readFileSync(saved, 'utf8'))

for (const word of VERDICTS.slice(1)) {
  const count = cards.filter(
    (card) => card[/** @type {'understood' | 'executable' | 'exercised'} */ (word)],
  ).length
  console.log(
    `${word.padEnd(10)}  ${count} of ${cards.length}  ${((100 * count) / cards.length).toFixed(1)} %`,
  )
}
for (const { id, name, text } of cards) {
  const read = readText(text, name)
  if (!read.ok) continue
  const again = readText(printText(read.text, name), name)
  if (again.ok && isDeepStrictEqual(again.text, read.text)) continue
  console.log(`${id} means another thing once it is printed`)
  process.exitCode = 1
}
const worsened = worse(before, now)
for (const { id, was, is } of worsened) console.log(`worse: ${id} was ${was} and is ${is}`)
if (values.save) writeFileSync(saved, `${JSON.stringify(now, null, 2)}\n`)
else if (worsened.length > 0) process.exitCode = 1

if (values.words) {
  for (const { id, name, text } of cards) {
    const words = swallowed(text, name)
    if (words.length === 0) continue
    console.log(`${id} means the same without: ${words.join(', ')}`)
    process.exitCode = 1
  }
}
