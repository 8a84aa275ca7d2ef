import { createInterface } from 'node:readline'
import { grandArchiveDecks, keyforgeDecks, WireSession } from '@battleline/bots'
import { grandArchive } from '@battleline/grand-archive'
import { keyforge } from '@battleline/keyforge'
import { EXIT, type Exit } from '../exit.ts'
import { jsonText } from '../format/json-text.ts'
import type { Terminal } from '../terminal.ts'

/** Answers requests on standard input, a JSON document a line, with replies on standard output, until the input ends. */
export async function wire(version: string, out: Terminal): Promise<Exit> {
  const games = [keyforgeDecks(keyforge()), grandArchiveDecks(grandArchive())] as const
  const session = new WireSession([...games], version, () => performance.now())
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY }))
    if (line.trim() !== '') out.print(jsonText(await session.reply(line), 0))
  return EXIT.well
}
