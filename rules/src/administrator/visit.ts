/** A visit of an administrator to a property ends by itself after this many minutes. */
export const minutesOfVisit = 60

const longest = 255

/** How an administrator in a property is named in its diaries: both whose hand it was and in whose place. */
export const nameOfVisitor = (administrator: string, owner: string | null): string =>
  `${administrator} (Innkeeper)${owner === null ? '' : ` · ${owner}`}`.slice(0, longest)
