// Whatever stands in braces is meant as a blank: a name that is misspelt or has diacritics is found, and not sent or printed.
const blank = /\{([^{}]*)\}/gu

/** The names of the blanks in a text, written as `{name}`, in their order. */
export const blanksIn = (text: string): readonly string[] => [...text.matchAll(blank)].map(([, name = '']) => name)

/** A text with its blanks filled; blanks inside a value are not filled again. `valueOf` gets the name, and the blank as it was written. */
export const fillBlanks = (text: string, valueOf: (name: string, whole: string) => string): string =>
  text.replaceAll(blank, (whole, name: string) => valueOf(name, whole))
