// A runner of another author: the duel without last blows, written from docs/rules/duel.md alone and without any of our
// code. With --same-time it has one wrong rule: it forgets first strike.
import { createHash } from 'node:crypto'
import { createInterface } from 'node:readline'

const forgetsFirstStrike = process.argv.includes('--same-time')

function answer(one) {
  const { id, game, kind, cards, board } = one
  if (game !== 'duel') return { id, unsupported: `the game ${game}` }
  if (kind !== 'count') return { id, unsupported: 'rulings' }
  if (cards.some(({ numbers }) => numbers['last blow'])) return { id, unsupported: 'last blows' }
  const state = begin(cards, board)
  const lines = new Set(endings(state).map((ending) => canonical(reading(ending))))
  const digest = createHash('sha256')
    .update([...lines].sort().join('\n'))
    .digest('hex')
    .slice(0, 16)
  return { id, sequences: endings(state).length, endings: lines.size, digest }
}

function begin(cards, { players }) {
  const facts = new Map(cards.map((card) => [card.name, card]))
  return {
    players: players.map(({ name, numbers }) => ({ name, life: numbers.life })),
    creatures: players.flatMap(({ name: owner, zones }) =>
      zones.field.map(({ name }) => {
        const { numbers, keywords } = facts.get(name)
        return { name, owner, in: 'field', damage: 0, exhausted: false, keywords, ...numbers }
      }),
    ),
  }
}

/** The active player ends the turn, or attacks once. */
function endings(state) {
  const of = (owner) => state.creatures.filter((one) => one.owner === owner)
  const [me, you] = state.players
  const attacks = of(me.name).flatMap(({ name }) =>
    of(you.name).map((other) => attack(state, name, other.name)),
  )
  return [state, ...attacks]
}

function attack(before, attackerName, defenderName) {
  const state = structuredClone(before)
  const named = (name) => state.creatures.find((one) => one.name === name)
  const [attacker, defender] = [named(attackerName), named(defenderName)]
  attacker.exhausted = true
  const isFirst = ({ keywords }) => !forgetsFirstStrike && keywords.includes('first strike')
  for (const first of [true, false]) {
    for (const [striker, struck] of [
      [attacker, defender],
      [defender, attacker],
    ]) {
      if (isFirst(striker) !== first || striker.in !== 'field') continue
      struck.damage += striker.power
      if (striker === attacker)
        for (const other of state.creatures)
          if (other.owner === defender.owner && other !== defender && other.in === 'field')
            other.damage += attacker.splash ?? 0
    }
    for (const one of state.creatures) if (one.damage >= one.life) one.in = 'discard'
  }
  return state
}

function reading({ players, creatures }) {
  const zone = (owner, where) =>
    creatures
      .filter((one) => one.owner === owner && one.in === where)
      .map(({ name }) => name)
      .sort()
  return {
    table: { active: players[0].name, winner: 'nobody' },
    players: Object.fromEntries(
      players.map(({ name, life }) => [
        name,
        filled({ life, field: zone(name, 'field'), discard: zone(name, 'discard') }),
      ]),
    ),
    cards: Object.fromEntries(creatures.map(({ name, ...values }) => [name, filled(values)])),
  }
}

/** Without what is 0, false or empty. */
const filled = (values) =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value)),
  )

const canonical = (value) =>
  JSON.stringify(value, (_, one) =>
    one !== null && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  )

for await (const line of createInterface({ input: process.stdin }))
  console.log(JSON.stringify(answer(JSON.parse(line))))
