import type { Verdict } from '../judge/judge-trace.ts'
import { cardsText, patternsText, saysText, trueText } from './card-claim-text.ts'
import type { Claim } from './expected.ts'
import { fits, fitsInOrder, isTrue } from './match-cards.ts'
import type { PositionView } from './position-view.ts'
import { ORDERED } from './zones.ts'

/** A claim as one line. */
export function claimText(view: PositionView, claim: Claim): string {
  if (claim.kind === 'count') return `${view.playerName(claim.player)} has ${claim.is} in ${claim.zone}`
  return `${subjectOf(view, claim)} is ${valueText(view, claim)}`
}

/** What a claim is about. */
export function subjectOf(view: PositionView, claim: Claim): string {
  switch (claim.kind) {
    case 'pool':
      return `${view.playerName(claim.player)}.${claim.what}`
    case 'active':
    case 'winner':
    case 'house':
      return claim.kind
    case 'tide':
      return `${view.playerName(claim.player)}.tide`
    case 'zone':
    case 'count':
      return `${view.playerName(claim.player)}.${claim.zone}`
    case 'card':
      return view.cast.rosterName(claim.card)
    default:
      return claim satisfies never
  }
}

function valueText(view: PositionView, claim: Exclude<Claim, { kind: 'count' }>): string {
  switch (claim.kind) {
    case 'active':
    case 'winner':
      return view.playerName(claim.player)
    case 'zone':
      return patternsText(view, claim.cards)
    case 'card':
      return saysText(view, claim.says)
    default:
      return String(claim.is)
  }
}

/** Whether a claim is true in a position, and the actual value. */
export function judgeClaim(view: PositionView, claim: Claim): Verdict {
  switch (claim.kind) {
    case 'pool': {
      const actual = view.player(claim.player)[claim.what]
      return { holds: actual === claim.is, actual: String(actual) }
    }
    case 'count': {
      const actual = view.zone(claim.player, claim.zone).length
      return { holds: actual === claim.is, actual: String(actual) }
    }
    case 'active': {
      const actual = view.active()
      return { holds: actual === claim.player, actual: view.playerName(actual) }
    }
    case 'winner': {
      const { winner } = view.table()
      return { holds: winner === claim.player, actual: winner === null ? 'nobody' : view.playerName(winner) }
    }
    case 'house': {
      const { house } = view.table()
      return { holds: house === claim.is, actual: house ?? 'not asked about' }
    }
    case 'tide': {
      const actual = view.tide(claim.player)
      return { holds: actual === claim.is, actual }
    }
    case 'zone': {
      const records = view.zone(claim.player, claim.zone)
      const fit = ORDERED.includes(claim.zone) ? fitsInOrder : fits
      return { holds: fit(view, records, claim.cards), actual: cardsText(view, records, claim.cards) }
    }
    case 'card': {
      const record = view.cast.record(claim.card)
      if (record < 0) return { holds: false, actual: 'it is not in this position' }
      return { holds: isTrue(view, record, claim.says), actual: trueText(view, record, claim.says) }
    }
    default:
      return claim satisfies never
  }
}
