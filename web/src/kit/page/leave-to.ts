/** Leaves the application for another site. */
export const leaveTo = (url: string): void => globalThis.location.assign(url)
