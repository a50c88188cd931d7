/** The telephone number that the menu and the sign-in page show. */
export const hotline = '1800 6163'
