import type { CardFacts } from '@battleline/keyforge'
import { shardsNamed } from './card-shard.ts'

/** Some cards that ship, each with its text as the build has read it. */
type CardShard = readonly (readonly [card: CardFacts, line: string])[]

/** The files that `shards.ts` writes for the built app; others load all cards at once. */
const files = import.meta.env.PROD
  ? import.meta.glob<string>('../../../../dist/cards/*.json', { query: '?raw', import: 'default' })
  : {}

const fileOf = async (name: string): Promise<string> => {
  const load = files[`../../../../dist/cards/${name}.json`]
  if (load === undefined) throw new Error(`there is no ${name} of the cards`)
  return load()
}

/** Whether the app has its cards in small files. */
export const HAS_SHARDS = Object.keys(files).length > 0

/** The fields that hold nodes, for all texts. */
export const cardFields = (): Promise<string> => fileOf('fields')

export const cardShard = async (shard: number): Promise<CardShard> =>
  JSON.parse(await fileOf(`shard-${shard}`))

/** Begins to load what the text of a board may need. Whoever needs it reports that it can’t be loaded. */
export const loadShards = (text: string): readonly Promise<unknown>[] =>
  HAS_SHARDS ? [cardFields(), ...[...shardsNamed(text)].map(cardShard)] : []
