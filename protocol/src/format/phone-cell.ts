/** The countries' codes of one and two digits; all others have three. */
const country = /^\+\s*(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})\s*(?=\d|\()/u

/**
 * A phone number as a cell of a file. Spreadsheets would read a leading plus as a formula, and plain digits as a number without its leading
 * zero; an apostrophe would prevent both, but people would see it. So the country code is in parentheses, and the digits are in groups.
 */
export const phoneCell = (phone: string): string => phone.replace(country, '(+$1) ').replace(/^(\d{4})(\d{3})(\d{2,})$/u, '$1 $2 $3')
