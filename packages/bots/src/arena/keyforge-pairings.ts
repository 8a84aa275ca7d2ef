import { deckRules } from '@battleline/keyforge'
import { pairings } from './pairings.ts'

const { random, among, against, matchUps, field } = pairings(deckRules)

/** The decks of the pairs of an arena of KeyForge: two random legal decks each. */
export const randomDecks = random

/**
 * The decks of the pairs of an arena of KeyForge: two of these each, different ones if there are several.
 * @throws RangeError if there are none
 */
export const decksAmong = among

/** The decks of the pairs in which one deck of KeyForge plays against each deck of a field in turns. */
export const decksAgainst = against

/** The decks of the pairs in which each deck of KeyForge plays against each other; the entrants are numbered like the decks. */
export const deckMatchUps = matchUps

/** A fixed field of random legal decks of KeyForge, always the same for the same cards. */
export const standardField = field
