import { capital } from '@battleline/card-game'
import type { Command } from 'commander'
import { EXITS } from '../problems/explanations.ts'

/** Text of a manual page: no line of it begins with a command of the formatter, no dash is broken, and all of it is ASCII. */
const plain = (text: string): string =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^([.'])/gm, '\\&$1')
    .replace(/\P{ASCII}/gu, (letter) => `\\[u${hexadecimal(letter)}]`)

const hexadecimal = (letter: string): string =>
  (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')

/** The manual page of the command, made of its verbs: `battleline(1)`. */
export function manPage(program: Command): string {
  const lines = [
    `.TH BATTLELINE 1 "" "battleline ${program.version()}" "User Commands"`,
    '.SH NAME',
    `battleline \\- ${plain(program.description())}`,
    '.SH SYNOPSIS',
    '.B battleline',
    '.I verb',
    '[options] [arguments]',
    '.SH VERBS',
    ...verbsBelow(program, ''),
    '.SH EXIT STATUS',
    ...EXITS.flatMap(([exit, { title, text }]) => ['.TP', `.B ${exit}`, plain(`${title}. ${text}`)]),
    '.SH ENVIRONMENT',
    '.TP',
    '.B NO_COLOR',
    'No colors, on a terminal either.',
    '.TP',
    '.B FORCE_COLOR',
    'Colors without a terminal, too.',
    '.TP',
    '.B COLUMNS',
    'The width of the output, from 40 to 100.',
  ]
  return `${lines.join('\n')}\n`
}

function verbsBelow(command: Command, above: string): readonly string[] {
  const help = command.createHelp()
  return help.visibleCommands(command).flatMap((verb) => {
    const name = `${above}${verb.name()}`
    if (verb.commands.length > 0) return verbsBelow(verb, `${name} `)
    const options = help
      .visibleOptions(verb)
      .flatMap(({ flags, description }) => ['.TP', `.B ${plain(flags)}`, plain(description)])
    return [`.SS ${plain(`${name} ${verb.usage()}`)}`, `${plain(capital(verb.description()))}.`, ...options]
  })
}
