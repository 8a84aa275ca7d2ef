// The yardstick: a fixed piece of work to compare speeds with across machines and loads. It must never change: every
// stored ratio depends on it.

const FIELDS = {
  own: null,
  name: 'card',
  owner: 1,
  zone: 'line',
  life: 0,
  damage: 0,
  ready: true,
  tagged: false,
  host: -1,
}
const RECORDS = Array.from({ length: 24 }, (_, n) => ({ ...FIELDS, name: `card ${n}`, damage: n % 5 }))

/** One unit: copies a table of records, replaces six of them, and makes and searches lists of them. */
function unit(table, turn) {
  const next = table.slice()
  for (let step = 0; step < 6; step++) {
    const at = (turn * 7 + step * 5) % next.length
    const record = { ...next[at] }
    record.damage = (record.damage + step) % 9
    record.ready = !record.ready
    next[at] = record
  }
  const hurt = []
  for (let at = 0; at < next.length; at++) if (next[at].damage > 3) hurt.push(at)
  const ready = hurt.filter((at) => next[at].ready)
  return hurt.indexOf(turn % next.length) < 0 || ready.length === 0 ? table : next
}

/** A number of units. */
export function reference(units) {
  let table = RECORDS
  let sum = 0
  for (let turn = 0; turn < units; turn++) {
    table = unit(table, turn)
    sum += table[turn % table.length].damage
  }
  return sum
}
