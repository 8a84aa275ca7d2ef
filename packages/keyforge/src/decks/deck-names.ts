import type { Seeded } from '@battleline/kernel'

const FIRST = [
  ...['Amber', 'Borrowed', 'Brass', 'Careful', 'Crooked', 'Distant', 'Eager', 'Early', 'Folded', 'Hidden'],
  ...[
    'Hollow',
    'Idle',
    'Late',
    'Long',
    'Loud',
    'Patient',
    'Quiet',
    'Restless',
    'Salted',
    'Second',
    'Seventh',
  ],
  ...['Sleepless', 'Stubborn', 'Sunken', 'Tall', 'Unlit', 'Wandering', 'Winter'],
] as const

const SECOND = [
  ...['Anvil', 'Bell', 'Bridge', 'Candle', 'Clockmaker', 'Compass', 'Ferry', 'Furnace', 'Gardener', 'Harbor'],
  ...['Hourglass', 'Kettle', 'Ladder', 'Lantern', 'Ledger', 'Lighthouse', 'Locksmith', 'Market', 'Orchard'],
  ...['Parade', 'Pilot', 'Quarry', 'Scholar', 'Surveyor', 'Tinker', 'Toll', 'Weaver', 'Well'],
] as const

/** “The Patient Lantern” */
export const randomName = (random: Seeded): string => `The ${random.one(FIRST)} ${random.one(SECOND)}`
