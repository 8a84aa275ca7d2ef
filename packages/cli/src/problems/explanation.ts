/** Something to try: files, and a command line that shows the problem. */
export interface Example {
  /** The texts of files by their paths. */
  readonly files?: Readonly<Record<string, string>>
  /** The command line after `battleline`. */
  readonly run: string
  /**
   * What mends it: a part of the first file and its replacement, or another command line. Missing where nothing in the
   * example is wrong.
   */
  readonly instead?: readonly [wrong: string, right: string] | string
}

/** What a kind of problem, or an exit code, means. */
export interface Explanation {
  /** One line, without a full stop. */
  readonly title: string
  /** When it comes up, and what to do. */
  readonly text: string
  readonly example: Example
}

/** A scenario of KeyForge with these lines after its board. */
export const question = (rest: string, mine = '[Troll]', yours = '[Urchin]'): string =>
  `name: A question\ngame: keyforge\nplayers:\n  me: { battleline: ${mine} }\n  you: { battleline: ${yours} }\n${rest}`

/** An example with a scenario of KeyForge that is read or played. */
export const asked = (file: string, ...instead: readonly [wrong: string, right: string]): Example => ({
  files: { 'question.yaml': file },
  run: 'resolve question.yaml',
  instead,
})
