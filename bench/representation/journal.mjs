import { World as Owned } from '../../packages/kernel/dist/world.js'

/**
 * One world that all positions write to. What a record was before an answer first wrote to it goes into that answer's
 * journal; `undo` puts it back, last answer first. Until then the earlier positions are gone, so these are no values.
 */
export class World extends Owned {
  journal = []

  write(id) {
    this.touched.push(id)
    const row = this.rows[id]
    if (row.own === this.mark) return row
    this.journal.push(id, row)
    const copy = this.rules.copy(row, id)
    copy.own = this.mark
    this.rows[id] = copy
    return copy
  }

  add() {
    throw new Error('the trial adds no records')
  }

  undo() {
    const { journal, rows } = this
    for (let at = journal.length - 2; at >= 0; at -= 2) rows[journal[at]] = journal[at + 1]
  }
}
