/** Ticks that a form sets and takes away. */
export type TickDiff = { readonly add?: readonly string[] | undefined; readonly remove?: readonly string[] | undefined }

/** What is ticked: as it is stored, with what the form sets and takes away. */
export const ticksIn = (stored: readonly string[], { add = [], remove = [] }: TickDiff): ReadonlySet<string> => {
  const taken = new Set(remove)
  return new Set([...stored, ...add].filter((code) => !taken.has(code)))
}

/** What must be set and taken away for `wanted` to be ticked. */
export const diffTo = (wanted: ReadonlySet<string>, stored: readonly string[]): { add: string[]; remove: string[] } => {
  const there = new Set(stored)
  return { add: [...wanted].filter((code) => !there.has(code)), remove: stored.filter((code) => !wanted.has(code)) }
}
