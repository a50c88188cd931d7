/** A page that was opened so short ago is read because somebody opened it. */
const openingMilliseconds = 10_000

/**
 * Whether a person asks for what the page reads now: they pressed a key or a button in the last seconds, or have just opened the page. What the page
 * reads at other times it reads by itself, such as after a live signal. A browser that does not tell counts as used.
 */
export const isAttended = (): boolean =>
  performance.now() < openingMilliseconds || !('userActivation' in navigator) || navigator.userActivation.isActive
