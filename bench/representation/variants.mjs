// The ways to store positions that are compared, and the modules that each puts in the place of the kernel's.

export const VARIANTS = {
  owned: { title: 'owned records (production)', replaced: {} },
  eager: { title: 'all records copied at each fork', replaced: { 'world.js': 'eager.mjs' } },
  integers: {
    title: 'integers, Int32Array',
    replaced: { 'world.js': 'integers.mjs', 'codec.js': 'integers-codec.mjs' },
  },
  numbers: {
    title: 'integers, plain array',
    replaced: { 'world.js': 'integers.mjs?plain', 'codec.js': 'integers-codec.mjs' },
  },
  journal: { title: 'journal (no values)', replaced: { 'world.js': 'journal.mjs' } },
}
