import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rulingInFile } from '../src/sources/file-rulings.ts'
import { readRulings } from '../src/sources/rulings.ts'

const texts = new Map<string, string>()
const textOf = (file: string): string => {
  const text =
    texts.get(file) ?? readFileSync(new URL(`../../../scenarios/${file}.yaml`, import.meta.url), 'utf8')
  texts.set(file, text)
  return text
}

test('every ruling is found in its file by its address', () => {
  const wrong = readRulings().filter(({ file, document, sentence, address }) => {
    const found = rulingInFile(file, textOf(file), address)
    return found?.document !== document || found.sentence !== sentence
  })
  expect(wrong.map(({ address }) => address)).toEqual([])
})

test('an address that no ruling of the file has leads to none', () => {
  const file = 'keyforge/essay/dino-fiend-fights-faust'
  expect(rulingInFile(file, textOf(file), `${file}/a-fight`)).toBeNull()
})
