/** A person's initials: of the last two words of the name, "TD" for "Nguyễn Thị Thuỳ Dương". */
export const initials = (name: string): string => {
  const words = name.normalize('NFC').trim().split(/\s+/u).slice(-2)
  return words
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase()
}
