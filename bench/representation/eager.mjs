import { World as Owned } from '../../packages/kernel/dist/world.js'

/** A fork copies every record at once; then all of them are its own, and no write copies any more. */
export class World extends Owned {
  constructor(rules, rows, ...rest) {
    super(rules, rows, ...rest)
    const { mark } = this
    const copies = new Array(rows.length)
    for (let at = 0; at < rows.length; at++) {
      const copy = rules.copy(rows[at], at)
      copy.own = mark
      copies[at] = copy
    }
    this.rows = copies
  }
}
