const mostYears = 17

/** Parses typed ages ("8, 5"); null if one of them is not the age of a child. */
export const agesOf = (text: string): readonly number[] | null => {
  const parts = text.split(/[,;\s]+/u).filter((part) => part !== '')
  const ages = parts.map(Number)
  return ages.every((age) => Number.isInteger(age) && age >= 0 && age <= mostYears) ? ages : null
}
