import { World as Owned } from '../../packages/kernel/dist/world.js'

/** A fork copies every record at once; then all of them are its own, and no write copies any more. */
export class World extends Owned {
  constructor(rows, b, c, d, e) {
    super(rows, b, c, d, e)
    const { mark } = this
    const copies = new Array(rows.length)
    for (let at = 0; at < rows.length; at++) {
      const copy = { ...rows[at] }
      copy.own = mark
      copies[at] = copy
    }
    this.rows = copies
  }
}
