import { existsSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { WrongInput } from '../exit.ts'
import { reasonOf } from '../input/file-text.ts'
import { makeFolder } from './make-folder.ts'

/** @throws WrongInput if there is a file already, which only `force` writes over */
export function refuseExisting(to: string, force: true | undefined): void {
  if (existsSync(to) && !force)
    throw new WrongInput('file-exists', `${to} is there already`, ['  = --force writes over it'])
}

/**
 * Writes a file, and over one that is there.
 * @throws WrongInput if it cannot be written
 */
export function writeText(to: string, text: string): void {
  asWriting(to, () => writeFileSync(to, text))
}

/**
 * Writes a file that was not there, in a folder that is made if need be.
 * @throws WrongInput
 */
export function writeNew(to: string, text: string, force: true | undefined): void {
  refuseExisting(to, force)
  makeFolder(dirname(to))
  writeText(to, text)
}

function asWriting(to: string, write: () => void): void {
  try {
    write()
  } catch (error) {
    throw new WrongInput('cannot-write', `cannot write ${to}: ${reasonOf(error)}`)
  }
}
