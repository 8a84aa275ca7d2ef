import * as codec from '../../packages/kernel/dist/codec.js'

/** What is written down is the same for every representation: here the records are put together first. */
const whole = (w) => ({ ...w, rows: w.records() })

export const { load } = codec
export const save = (w) => codec.save(whole(w))
export const key = (w) => codec.key(whole(w))
