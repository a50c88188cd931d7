import type { CallPath } from '#catalogue.ts'

/** The URL of a call on the server. */
export const urlOf = (path: CallPath): string =>
  /^(?:distribution|connectivity)\//u.test(path) ? `/api/v2/${path}` : `/api/v2/hotel/${path}`
