/** A text as it stands within a sentence: its first letter is small, but not where it begins a short form such as "QR". */
export const withinSentence = (text: string): string =>
  /^\p{Lu}\p{Lu}/u.test(text) ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`
