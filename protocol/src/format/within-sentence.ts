/** A text for the middle of a sentence: it starts with a small letter, unless it starts with an abbreviation such as "QR". */
export const withinSentence = (text: string): string =>
  /^\p{Lu}\p{Lu}/u.test(text) ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`
