/** The codes of a table, in the order in which they are written there. */
export const codesOf = <Code extends string>(table: Readonly<Record<Code, unknown>>): readonly Code[] => {
  const isCode = (key: string): key is Code => key in table
  return Object.keys(table).filter(isCode)
}
