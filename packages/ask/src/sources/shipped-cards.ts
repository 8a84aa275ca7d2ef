import { grandArchive } from '@battleline/grand-archive'
import { keyforge } from '@battleline/keyforge'
import { magic } from '@battleline/magic'
import type { CardFacts } from '../model/answer.ts'

/** Every card that ships, with what it is in a line. */
export const shippedCards = (): readonly CardFacts[] => [
  ...keyforge()
    .library.all()
    .map(({ name, type, house, traits = [], power, armor = 0, text = '' }) => ({
      game: 'keyforge',
      name,
      kind: line([
        type,
        house,
        ...traits,
        power !== undefined && `power ${power}`,
        armor > 0 && `armor ${armor}`,
      ]),
      text,
    })),
  ...magic()
    .library.all()
    .map(({ name, types, subtypes = [], power, toughness = 0, text = '' }) => ({
      game: 'magic',
      name,
      kind: line([[...types, ...subtypes].join(' '), power !== undefined && `${power}/${toughness}`]),
      text,
    })),
  ...grandArchive()
    .library.all()
    .map(({ name, type, classes = [], power, life, text = '' }) => ({
      game: 'grand-archive',
      name,
      kind: line([type, ...classes, power != null && `power ${power}`, life != null && `life ${life}`]),
      text,
    })),
]

const line = (parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter((part) => typeof part === 'string' && part !== '').join(', ')
