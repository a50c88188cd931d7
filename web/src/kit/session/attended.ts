/** Reads within this time after the page was opened count as a person's reads. */
const openingMilliseconds = 10_000

/**
 * Whether a read at this moment counts as a person's: they pressed a key or a button in the last seconds, or have just opened the page. At
 * other times the page reads by itself, for example after a live signal. A browser that cannot tell counts as used by a person.
 */
export const isAttended = (): boolean =>
  performance.now() < openingMilliseconds || !('userActivation' in navigator) || navigator.userActivation.isActive
