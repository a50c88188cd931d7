/** The place that a key leads to from a place, from 0 to `last`; undefined for a key that does not move, null for the one that leaves. */
export const placeAfterKey = (key: string, at: number, last: number): number | null | undefined => {
  if (key === 'Escape') return null
  const to = { ArrowRight: at + 1, ArrowUp: at + 1, ArrowLeft: at - 1, ArrowDown: at - 1, Home: 0, End: last }[key]
  return to === undefined ? undefined : Math.max(0, Math.min(last, to))
}
