/** Everybody but who did it (null for nobody here): nobody is told of what they did themselves. */
export const othersThan = <Person extends { readonly accountId: string }>(doer: string | null, people: readonly Person[]): Person[] =>
  people.filter(({ accountId }) => accountId !== doer)
