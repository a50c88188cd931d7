/**
 * Everybody except the author, because people are not notified of their own changes. The author is null if it is nobody of this property.
 */
export const othersThan = <Person extends { readonly accountId: string }>(doer: string | null, people: readonly Person[]): Person[] =>
  people.filter(({ accountId }) => accountId !== doer)
