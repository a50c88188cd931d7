/** A visit of an administrator to a property ends by itself after this many minutes. */
export const minutesOfVisit = 60

const longest = 255

/** The name of a visiting administrator in a property's diaries: who acted, and on behalf of which owner. */
export const nameOfVisitor = (administrator: string, owner: string | null): string =>
  `${administrator} (Innkeeper)${owner === null ? '' : ` · ${owner}`}`.slice(0, longest)
