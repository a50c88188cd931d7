/** How each part of a workbook starts. */
export const xmlStart = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** A text between tags or in an attribute. Characters that XML cannot have are left out; `_x0041_` would be read as a letter. */
export const xmlText = (text: string): string =>
  text
    .replace(forbidden, '')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/gu, '_x005F_')
    .replace(/[&<>"]/gu, (letter) => entities[letter] ?? letter)

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu
