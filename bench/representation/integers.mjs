import { World as Owned } from '../../packages/kernel/dist/world.js'

/** `?plain` stores the numbers in an ordinary array of small integers. */
const plain = import.meta.url.endsWith('?plain')
const numbersOf = (values) => (plain ? values : Int32Array.from(values))

/** The position that was opened last: the one that the views of its layout speak of. */
const at = { layout: null, numbers: null, others: null }

/** What no step ever writes stands in the view itself. */
const CONSTANT = new Set(['name', '$def'])

const accessor = (field, place, isBoolean) =>
  isBoolean
    ? `get ${field}() { return ${place} === 1 } set ${field}(v) { ${place} = v ? 1 : 0 }`
    : `get ${field}() { return ${place} } set ${field}(v) { ${place} = v }`

const kinds = new Map()

/** A class of views for records with these fields: accessors into the arrays of the open position. */
function viewsOf(record) {
  const fields = Object.keys(record).filter((field) => field !== 'own')
  const isNumber = (field) => typeof record[field] === 'number' || typeof record[field] === 'boolean'
  const shape = fields.map((field) => `${field}:${isNumber(field) ? typeof record[field] : 'other'}`).join()
  const known = kinds.get(shape)
  if (known !== undefined) return known
  const constant = fields.filter((field) => CONSTANT.has(field))
  const numbers = fields.filter((field) => isNumber(field) && !CONSTANT.has(field))
  const others = fields.filter((field) => !isNumber(field) && !CONSTANT.has(field))
  const accessors = [
    ...numbers.map((field, n) =>
      accessor(field, `at.numbers[this.first + ${n}]`, typeof record[field] === 'boolean'),
    ),
    ...others.map((field, n) => accessor(field, `at.others[this.other + ${n}]`, false)),
  ]
  const body = `return class {
    constructor(record, first, other) {
      this.first = first
      this.other = other
      ${constant.map((field) => `this.${field} = record.${field}`).join('\n')}
    }
    ${accessors.join('\n')}
  }`
  const made = { View: new Function('at', body)(at), fields, numbers, others }
  kinds.set(shape, made)
  return made
}

/** Where everything of a board stands; shared by all positions that come from it. */
class Layout {
  constructor(records) {
    this.kinds = records.map(viewsOf)
    this.views = []
    this.numbers = []
    this.others = []
    records.forEach((record, n) => {
      const { View, numbers, others } = this.kinds[n]
      this.views.push(new View(record, this.numbers.length, this.others.length))
      this.numbers.push(...numbers.map((field) => Number(record[field])))
      this.others.push(...others.map((field) => record[field]))
    })
    this.numbers = numbersOf(this.numbers)
  }
}

/**
 * The numbers and flags of all records stand in one array and everything else in another; both are copied whole when a
 * fork first writes. All positions share the views in `rows`, which read and write the position that is open: a new one,
 * or the one whose `open` was called last. Whoever goes back to an earlier position must open it first.
 */
export class World extends Owned {
  constructor(rules, rows, ...rest) {
    super(rules, rows, ...rest)
    if (rows !== at.layout?.views) this.#begin(rows)
    this.layout = at.layout
    this.numbers = at.numbers
    this.others = at.others
    this.copied = false
  }

  #begin(records) {
    at.layout = new Layout(records)
    at.numbers = at.layout.numbers
    at.others = at.layout.others
    this.rows = at.layout.views
  }

  open() {
    if (at.numbers === this.numbers && at.others === this.others) return
    at.layout = this.layout
    at.numbers = this.numbers
    at.others = this.others
  }

  write(id) {
    this.touched.push(id)
    if (!this.copied) {
      this.copied = true
      at.numbers = this.numbers = this.numbers.slice()
      at.others = this.others = this.others.slice()
    }
    return this.rows[id]
  }

  add() {
    throw new Error('the trial adds no records')
  }

  /** The records as the codec knows them. */
  records() {
    return this.rows.map((view, n) => {
      const { fields } = this.layout.kinds[n]
      return Object.fromEntries(fields.map((field) => [field, view[field]]))
    })
  }
}
