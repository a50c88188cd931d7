/** The letters that stand for a person: of the last two words of the name, as "TD" for "Nguyễn Thị Thuỳ Dương". */
export function initials(name: string): string {
  const words = name.normalize('NFC').trim().split(/\s+/u).slice(-2)
  return words
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase()
}
