/** A text as search compares it: lower case, without diacritics, đ as d, single spaces. "Đà Nẵng" becomes "da nang". */
export const foldText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd').replace(/\s+/gu, ' ').trim()
