/** A text as search compares it: lower case, without diacritics, đ as d, spaces single. "Đà Nẵng" becomes "da nang". */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd').replace(/\s+/gu, ' ').trim()
}
