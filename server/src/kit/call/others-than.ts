/** Everybody except the author (null for nobody here): people are not notified of their own changes. */
export const othersThan = <Person extends { readonly accountId: string }>(doer: string | null, people: readonly Person[]): Person[] =>
  people.filter(({ accountId }) => accountId !== doer)
