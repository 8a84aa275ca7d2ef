/** Zones of which only the owner may see the cards (KF-ZON-2, KF-ARC-1), in the words of all games. */
const OWN: ReadonlySet<string> = new Set(['hand', 'archives', 'memory', 'material'])
/** Zones of which nobody may. */
const NOBODYS: ReadonlySet<string> = new Set(['deck', 'library'])

/** Whether only the owner, or nobody, may look at the cards of a zone. */
export const isHiddenZone = (zone: string): boolean => OWN.has(zone) || NOBODYS.has(zone)

/** Whether a player may look at a zone of a player; `viewer`: null where all lies open, 0 while nobody looks. */
export const maySee = (viewer: number | null, whose: number, zone: string): boolean =>
  viewer === null || !isHiddenZone(zone) || (!NOBODYS.has(zone) && viewer === whose)

interface Lying {
  readonly id: number
  readonly owner: number
  readonly zone: string
}

/** Whether a card left a zone that a player may not look at: what happens next would tell which card it was. */
export const revealsHidden = (
  before: Readonly<Record<number, Lying>>,
  after: Readonly<Record<number, Lying>>,
  who: number,
): boolean =>
  Object.values(after).some(({ id, zone }) => {
    const was = before[id]
    return (
      was !== undefined && was.zone !== zone && !maySee(who === 1 || who === 2 ? who : 0, was.owner, was.zone)
    )
  })
