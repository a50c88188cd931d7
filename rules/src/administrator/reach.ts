/** The ids of the properties that an administrator may enter; null means every property, including later ones. */
export type Reach = readonly string[] | null

/** Whether the wide reach includes the narrow one. Administrators may only grant a reach that they have themselves. */
export const covers = (wide: Reach, narrow: Reach): boolean => {
  if (wide === null) return true
  if (narrow === null) return false
  const has = new Set(wide)
  return narrow.every((id) => has.has(id))
}
