/** What can be written next. */
export interface Completion {
  readonly value: string
  readonly text?: string
}

/** In place of the names of files, which the shell knows. */
export const FILES = ':files'
