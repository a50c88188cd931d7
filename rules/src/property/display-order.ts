/** A thing that is shown at a place; 0 is no place, and goes last. */
export type Placed = { readonly id: string; readonly displayOrder: number }

/**
 * The new places when a thing is put behind another, or first where `after` is null; undefined where the other has no place. The places that
 * were there are dealt out again, so that whoever sees only some of the things does not get in the way of the others.
 */
export const putBehind = (placed: readonly Placed[], id: string, after: string | null): readonly Placed[] | undefined => {
  const others = placed.filter((one) => one.id !== id)
  const before = after === null ? -1 : others.findIndex((one) => one.id === after)
  if (after !== null && before === -1) return undefined
  const places = placed.map(({ displayOrder }) => displayOrder).toSorted((one, other) => one - other)
  return others
    .map((one) => one.id)
    .toSpliced(before + 1, 0, id)
    .reduce<readonly Placed[]>((dealt, one, index) => [...dealt, { id: one, displayOrder: placeBehind(dealt.at(-1), places[index]) }], [])
}

// Two that shared a place get one each.
const placeBehind = (former: Placed | undefined, place = 1): number => Math.max(place, (former?.displayOrder ?? 0) + 1)
