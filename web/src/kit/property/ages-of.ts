const mostYears = 17

/** The ages out of what was typed ("8, 5"), or null where one is no age of a child. */
export const agesOf = (text: string): readonly number[] | null => {
  const parts = text.split(/[,;\s]+/u).filter((part) => part !== '')
  const ages = parts.map(Number)
  return ages.every((age) => Number.isInteger(age) && age >= 0 && age <= mostYears) ? ages : null
}
