/** Where the cards of a board of two sides are: “2 discard”. */
export const placesInZones = ({
  sides,
}: {
  readonly sides: readonly { readonly zones: Readonly<Record<string, readonly number[]>> }[]
}): ReadonlyMap<number, string> =>
  new Map(
    sides.flatMap(({ zones }, side) =>
      Object.entries(zones).flatMap(([zone, cards]) =>
        cards.map((card) => [card, `${side + 1} ${zone}`] as const),
      ),
    ),
  )
