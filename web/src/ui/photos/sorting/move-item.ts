/** A list with the item at one place moved to another; a place beyond an end is that end. */
export const moveItem = <T>(items: readonly T[], from: number, to: number): readonly T[] => {
  const item = items[from]
  if (item === undefined) return items
  const rest = items.toSpliced(from, 1)
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, item)
}
