/** The colour schemes of the web application and of the user guide. */
export const schemes = ['light', 'dark'] as const

/** Light or dark. */
export type Scheme = (typeof schemes)[number]

/** The cookie in which the web application tells the user guide which scheme was chosen by hand. */
export const schemeCookie = 'colorScheme'
