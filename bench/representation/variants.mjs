// The ways to store positions that are compared: what heads the column of each, and the modules that it puts in the
// place of the kernel's. The first is how the kernel does it.

export const VARIANTS = {
  // Records that belong to one position and are copied when another writes them.
  owned: { title: 'owned', replaced: {} },
  // All records are copied at each fork.
  eager: { title: 'eager', replaced: { 'world.js': 'eager.mjs' } },
  // Integers, in a typed array and in a plain one.
  integers: {
    title: 'Int32Array',
    replaced: { 'world.js': 'integers.mjs', 'codec.js': 'integers-codec.mjs' },
  },
  numbers: {
    title: 'numbers',
    replaced: { 'world.js': 'integers.mjs?plain', 'codec.js': 'integers-codec.mjs' },
  },
  // One state and a list of what undoes each change: no values.
  journal: { title: 'journal', replaced: { 'world.js': 'journal.mjs' } },
}
