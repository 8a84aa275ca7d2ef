import { readdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { readStudy, type Study, type StudyFiles } from '@battleline/simulate'
import { WrongFile } from '../exit.ts'
import { reasonOf, regularFileText } from '../input/file-text.ts'
import { nameOf, readInput } from '../input/read-input.ts'

/** The most bytes of a deck file. */
const MOST_BYTES = 20_000_000

/** The decks that a study names, by their paths from its own folder. */
function filesBeside(file: string): StudyFiles {
  const folder = resolve(file === '-' ? '.' : dirname(file))
  return {
    text(path) {
      try {
        return { text: regularFileText(resolve(folder, path), MOST_BYTES) }
      } catch (error) {
        return { reason: reasonOf(error) }
      }
    },
    list(path) {
      const found = resolve(folder, path)
      if (statSync(found, { throwIfNoEntry: false })?.isDirectory() !== true) return null
      return readdirSync(found, { withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map(({ name }) => join(path, name))
        .sort()
    },
  }
}

/**
 * The study of a file.
 * @throws WrongFile with every problem at its place
 */
export async function readStudyFile(file: string): Promise<Study> {
  const { study, problems } = readStudy(await readInput(file), nameOf(file), filesBeside(file))
  if (study === null) throw new WrongFile(problems)
  return study
}
