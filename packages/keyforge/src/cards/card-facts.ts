import { isCount, isName, isRecord, isText } from '@battleline/kernel'
import { CARD_TYPES, HOUSES, hasNoHouse, ICONS } from '../vocabulary.ts'

/** Why a value is not valid as the facts of a card; null if it is. */
export function factsProblem(value: unknown): string | null {
  if (!isRecord(value)) return 'it is no record'
  const { name, type, house, text, traits, icons, gigantic, reverse, unknown, ...numbers } = value
  if (!isName(name)) return 'it has no name'
  if (!CARD_TYPES.some((one) => one === type))
    return `the type of ${name} is unknown; the types are ${CARD_TYPES.join(', ')}`
  if (!(isText(house) && house !== '') && !(house === undefined && hasNoHouse(type)))
    return `${name} has no house; the houses are ${HOUSES.join(', ')}, and any other that a card names`
  if (text !== undefined && !isText(text)) return `the text of ${name} is no text`
  if (traits !== undefined && !(Array.isArray(traits) && traits.every(isText)))
    return `the traits of ${name} are no list of words`
  if (unknown !== undefined && unknown !== 'allow')
    return `what cannot be read of ${name} is allowed or not: “unknown” is allow`
  if (reverse !== undefined && (!isText(reverse) || type !== 'prophecy'))
    return `${name} can only have another side as a prophecy`
  if (gigantic !== undefined && (gigantic !== true || type !== 'creature'))
    return `${name} can be gigantic only as a creature`
  if (icons !== undefined && !(Array.isArray(icons) && icons.every((one) => isText(one) && one !== '')))
    return `the icons of ${name} are no list of ${ICONS.join(', ')}`
  const wrong = ['power', 'armor', 'aember'].find((field) => !isCount(numbers[field]))
  return wrong === undefined ? null : `the ${wrong} of ${name} is no whole number of at least 0`
}
