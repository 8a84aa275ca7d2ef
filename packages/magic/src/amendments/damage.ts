import type { Amendment, Start, View, World } from '@battleline/kernel'
import { nameOf } from '../asked.ts'
import { becomes, type Damage, type Following, type Part, prevent, takesDamage } from '../charts/damage.ts'
import type { Redirecting } from '../charts/redirect.ts'
import type { Shielding } from '../charts/shield.ts'
import { type Force, forces } from '../forces.ts'
import { protectedFrom } from '../protection.ts'
import { Sayings } from '../read.ts'
import {
  isCreature,
  isPlayer,
  isThere,
  permanentOf,
  permanents,
  playersOf,
  type Ref,
  refTo,
  tableOf,
  writeTable,
} from '../state.ts'
import type { Becoming, Replacement, Rider, Watched } from '../text/structure.ts'
import { fits, isOn } from '../things.ts'

type OfDamage = Extract<Replacement, { readonly kind: 'damage' }>

/** Who is affected: the player, or who controls the permanent (MTG-RPL-6). */
export const affected = (w: View, { to }: Part): number =>
  isPlayer(w, to.card) ? to.card : permanentOf(w, to.card).controller

/** The effects that meet the parts of an event, those of the active player's things first. */
export function damageAmendments(w: View, l: Damage): readonly Amendment[] {
  const watching = forces(w, 'damage')
  const said = new Sayings(w)
  const order = playersOf(w)
  const parts = l.parts
    .filter(({ amount }) => amount > 0)
    .sort((a, b) => order.indexOf(affected(w, a)) - order.indexOf(affected(w, b)) || a.to.card - b.to.card)
  const groups = groupsOf(w, l, watching)
  return parts.flatMap((part) => {
    const group = groups.get(part.to.card) ?? part.to.card
    const found = [
      ...watching.flatMap((force) => ofForce(w, l, force, part)),
      ...protection(said, w, part),
      ...ofRules(w, part),
    ]
    return found.map((one) => ({ ...one, group }))
  })
}

/** Whether an effect is one for everything that it covers: somebody spreads its points (MTG-RPL-9). */
const isShared = ({ kind }: Becoming): boolean => kind === 'shield' || kind === 'points redirected'

/** What an effect covers now. */
const coveredBy = (w: View, l: Damage, force: Force): readonly Part[] =>
  l.parts.filter((one) => one.amount > 0 && applies(w, force, force.does as OfDamage, one))

/** Recipients that one shield covers are ordered together: its player may use it before or after what else meets them. */
function groupsOf(w: View, l: Damage, watching: readonly Force[]): ReadonlyMap<number, number> {
  const groups = new Map<number, number>()
  for (const force of watching) {
    if (!isShared((force.does as OfDamage).becomes)) continue
    const cards = coveredBy(w, l, force).map(({ to }) => to.card)
    const joined = cards.map((card) => groups.get(card) ?? card)
    const [first] = joined
    if (first === undefined) continue
    for (const [card, group] of [...groups, ...cards.map((one) => [one, one] as const)])
      if (joined.includes(group) || cards.includes(card)) groups.set(card, first)
  }
  return groups
}

function ofForce(w: View, l: Damage, force: Force, part: Part): readonly Amendment[] {
  const does = force.does as OfDamage
  if (!applies(w, force, does, part)) return []
  const { becomes: what } = does
  const shared = isShared(what)
  if (shared && coveredBy(w, l, force)[0]?.id !== part.id) return []
  const source = force.source.card
  const goal = goalOf(w, force, what, part)
  const whom =
    goal === null || goal === 'nothing' ? '' : goal.card === source ? 'itself' : nameOf(w, goal.card)
  const title = titleOf(what, force.lasting?.left ?? 0, whom)
  return [
    {
      id: shared ? force.id : `${force.id}@${part.id}`,
      group: part.to.card,
      rank: 0,
      commutes: commutes(what),
      who: affected(w, part),
      source,
      title,
      label: `${nameOf(w, source)}: ${title}`,
      cite: CITE[what.kind],
      apply: (at, locals) => apply(at, locals as Damage, force, does, part.id),
    },
  ]
}

const CITE: Readonly<Record<Becoming['kind'], readonly string[]>> = {
  times: ['MTG-RPL-3'],
  plus: ['MTG-RPL-14'],
  'prevent all': ['MTG-RPL-12'],
  'prevent some': ['MTG-RPL-11'],
  shield: ['MTG-RPL-9'],
  'next time': ['MTG-RPL-10'],
  redirected: ['MTG-RPL-5', 'MTG-RPL-8'],
  'points redirected': ['MTG-RPL-5', 'MTG-RPL-9'],
}

/** Effects that give the same in either order come without a question. */
function commutes(what: Becoming): string | null {
  if (what.kind === 'times' || what.kind === 'plus' || what.kind === 'prevent some') return what.kind
  return what.kind === 'prevent all' && what.rider === null ? 'prevent all' : null
}

/** What an effect does, in few words; `whom`: what damage is dealt to instead. */
function titleOf(what: Becoming, left: number, whom: string): string {
  switch (what.kind) {
    case 'times':
      return what.by === 2 ? 'doubles it' : `makes it ${what.by} times as much`
    case 'plus':
      return `makes it ${what.by} more`
    case 'prevent all':
    case 'next time':
      return 'prevents it'
    case 'prevent some':
      return `prevents ${what.amount} of it`
    case 'shield':
      return `prevents the next ${left}`
    case 'redirected':
      return `deals it to ${whom} instead`
    case 'points redirected':
      return `deals the next ${left} to ${whom} instead`
  }
}

const PREVENTS: readonly Becoming['kind'][] = ['prevent all', 'prevent some', 'shield', 'next time']

/** Whether an effect fits a part as it stands now (MTG-RPL-4). What cannot be prevented leaves prevention unused (MTG-RPL-13). */
function applies(w: View, force: Force, { of, becomes: what }: OfDamage, part: Part): boolean {
  const { lasting } = force
  if (part.unpreventable && PREVENTS.includes(what.kind)) return false
  if (of.combat !== undefined && of.combat !== part.combat) return false
  if (lasting?.from != null && !isSame(lasting.from, part.from)) return false
  if (of.by !== undefined && !isBy(w, force, of.by, part)) return false
  const on = lasting?.on ?? null
  if (on !== null && !on.some((ref) => isSame(ref, part.to))) return false
  if (of.to !== undefined && !isTo(w, force, of.to, part)) return false
  return goalOf(w, force, what, part) !== 'nothing'
}

const isSame = (one: Ref, other: Ref): boolean => one.card === other.card && one.life === other.life

/** Where redirected damage goes: null for other effects; `nothing` where it can go nowhere (MTG-RPL-8). */
function goalOf(w: View, { source, lasting }: Force, what: Becoming, part: Part): Ref | null | 'nothing' {
  if (what.kind !== 'redirected' && what.kind !== 'points redirected') return null
  const attached = permanentOf(w, source.card).attached
  const to =
    what.kind === 'points redirected' || what.to === 'chosen'
      ? lasting?.to
      : what.to === 'self'
        ? source
        : refOr(w, attached)
  return to == null || !takesDamage(w, to) || isSame(to, part.to) ? 'nothing' : to
}

const refOr = (w: View, record: number): Ref | null => (record > 0 ? refTo(w, record) : null)

function isBy(w: View, { source, you }: Force, by: NonNullable<Watched['by']>, part: Part): boolean {
  if (by === 'self') return isSame(source, part.from)
  if (by === 'attached') return part.from.card === permanentOf(w, source.card).attached
  if (by.color !== undefined && !part.traits.colors.includes(by.color)) return false
  if (by.creature === true && !part.creature) return false
  return by.whose === undefined || isOn(w, by.whose, part.by, { you, self: source.card, player: 0 })
}

function isTo(
  w: View,
  { source, you }: Force,
  to: NonNullable<Watched['to']>,
  { to: { card } }: Part,
): boolean {
  const player = isPlayer(w, card)
  const yours = !player && permanentOf(w, card).controller === you
  switch (to) {
    case 'self':
      return card === source.card
    case 'attached':
      return card === permanentOf(w, source.card).attached
    case 'you':
      return card === you
    case 'you and permanents':
      return card === you || yours
    case 'you and other permanents':
      return card === you || (yours && card !== source.card)
    case 'opponents':
      return player ? card !== you : permanentOf(w, card).controller !== you
    default:
      return fits(w, to, card, { you, self: source.card, player: 0 })
  }
}

function apply(w: World, l: Damage, force: Force, { becomes: what }: OfDamage, id: number): Start | null {
  const one = l.parts.find((part) => part.id === id)
  if (one === undefined) return null
  switch (what.kind) {
    case 'times':
      becomes(w, l, id, one.amount * what.by)
      return null
    case 'plus':
      becomes(w, l, id, one.amount + what.by)
      return null
    case 'prevent some':
      prevent(w, l, one, what.amount)
      return null
    case 'prevent all':
      follow(l, force, what.rider, one, prevent(w, l, one, one.amount))
      return null
    case 'next time': {
      const prevented = prevent(w, l, one, one.amount)
      if (prevented > 0) useUp(w, force, Number.POSITIVE_INFINITY)
      follow(l, force, what.rider, one, prevented)
      return null
    }
    case 'redirected': {
      const goal = goalOf(w, force, what, one)
      if (goal !== null && goal !== 'nothing') redirect(w, l, id, goal)
      return null
    }
    case 'shield':
    case 'points redirected':
      return shield(w, l, force, one)
    default:
      return what satisfies never
  }
}

/** The points of a shield, spread over what it covers: a question where it covers more than it can take. */
function shield(w: World, l: Damage, force: Force, first: Part): Start {
  const covered = coveredBy(w, l, force)
  const locals: Shielding = {
    kind: 'shield',
    who: affected(w, first),
    force: force.id,
    points: force.lasting?.left ?? 0,
    parts: covered.map(({ id, amount, from, to }) => ({ id, amount, from: from.card, to: to.card })),
    shares: [],
  }
  return { chart: 'magic/shield', locals }
}

/** What was found out by an effect that asked first. */
export function damageAmended(w: World, l: Damage, child: Shielding | Redirecting): void {
  if (child.kind === 'redirect') {
    if (child.to > 0) redirect(w, l, child.part, refTo(w, child.to))
    return
  }
  const force = forces(w, 'damage').find(({ id }) => id === child.force)
  if (force === undefined) return
  const does = force.does as OfDamage
  child.parts.forEach(({ id }, at) => {
    const part = l.parts.find((one) => one.id === id)
    const share = child.shares[at] ?? 0
    if (part === undefined || share === 0) return
    if (does.becomes.kind === 'points redirected') {
      const goal = goalOf(w, force, does.becomes, part)
      if (goal === null || goal === 'nothing') return
      becomes(w, l, id, part.amount - share)
      alsoDealt(w, l, { ...part, to: goal, amount: share })
      useUp(w, force, share)
      return
    }
    const prevented = prevent(w, l, part, share)
    useUp(w, force, prevented)
    follow(l, force, does.becomes.kind === 'shield' ? does.becomes.rider : null, part, prevented)
  })
}

function redirect(w: World, l: Damage, id: number, to: Ref): void {
  l.parts = l.parts.map((one) => {
    if (one.id !== id) return one
    w.changed(one.to.card, 'pending', one.amount, 0)
    w.changed(to.card, 'pending', 0, one.amount)
    return { ...one, to }
  })
}

/** One more part at the same moment. */
function alsoDealt(w: World, l: Damage, part: Part): void {
  const id = Math.max(...l.parts.map((one) => one.id)) + 1
  w.changed(part.to.card, 'pending', 0, part.amount)
  l.parts = [...l.parts, { ...part, id }]
}

function follow(l: Damage, force: Force, rider: Rider | null, part: Part, amount: number): void {
  if (rider === null || amount <= 0) return
  const { source, you, lasting } = force
  const one: Following = {
    does: rider,
    source,
    you,
    amount,
    from: part.from,
    fromBy: part.by,
    to: lasting?.to ?? null,
  }
  l.following = [...l.following, one]
}

/** A shield keeps the points that it did not use, and is gone without any. */
function useUp(w: World, { lasting }: Force, used: number): void {
  if (lasting === null || used <= 0) return
  const now = tableOf(w).lasting.find(({ id }) => id === lasting.id)
  if (now === undefined) return
  const left = now.left - used
  const others = tableOf(w).lasting.map((one) => (one.id === lasting.id ? { ...one, left } : one))
  writeTable(w).lasting = others.filter((one) => one.id !== lasting.id || left > 0)
}

/** Protection prevents all damage of such sources (MTG-KEY-13). */
function protection(said: Sayings, w: View, part: Part): readonly Amendment[] {
  const { card } = part.to
  if (part.unpreventable || isPlayer(w, card) || !isCreature(permanentOf(w, card))) return []
  if (protectedFrom(w, said, card, part.traits) === null) return []
  return [
    {
      id: `protection@${part.id}`,
      group: card,
      rank: 0,
      commutes: 'prevent all',
      who: affected(w, part),
      source: card,
      title: 'protection prevents it',
      label: `${nameOf(w, card)}: protection`,
      cite: ['MTG-KEY-13'],
      apply: (at, l) => {
        const one = (l as Damage).parts.find(({ id }) => id === part.id)
        if (one !== undefined) prevent(at, l as Damage, one, one.amount)
        return null
      },
    },
  ]
}

/** E16: noncombat damage of an opponent's source to a player may be dealt to a planeswalker of theirs (MTG-PWR-1). */
function ofRules(w: View, part: Part): readonly Amendment[] {
  const { to, by, combat, id } = part
  if (tableOf(w).edition !== 'e16' || combat || !isPlayer(w, to.card) || by === to.card) return []
  const goals = permanents(w).filter((one) => {
    const { controller, facts } = permanentOf(w, one)
    return controller === to.card && facts.types.includes('planeswalker') && isThere(w, refTo(w, one))
  })
  if (goals.length === 0) return []
  const locals: Redirecting = { kind: 'redirect', who: by, part: id, goals, to: 0 }
  return [
    {
      id: `planeswalkers@${id}`,
      group: to.card,
      rank: 0,
      commutes: null,
      who: affected(w, part),
      source: part.from.card,
      title: 'its controller may have it dealt to a planeswalker',
      label: 'planeswalker redirection',
      cite: ['MTG-PWR-1', 'MTG-PWR-3'],
      apply: () => ({ chart: 'magic/redirect', locals }),
    },
  ]
}
