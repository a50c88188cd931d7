/** The platform's telephone number: in the menu, on the sign-in page and wherever a text says to call. */
export const hotline = '1800 6163'
