/** The properties that an administrator may enter, by id; null is every one, also those to come. */
export type Reach = readonly string[] | null

/** Whether one reach has everything that another has: nobody gives a reach that they do not have. */
export const covers = (wide: Reach, narrow: Reach): boolean => {
  if (wide === null) return true
  if (narrow === null) return false
  const has = new Set(wide)
  return narrow.every((id) => has.has(id))
}
