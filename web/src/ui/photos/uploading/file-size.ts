/** A file's size as people read it: "840 kB", "3,2 MB". */
export const fileSize = (bytes: number, number: (value: number) => string): string => {
  const thousands = Math.max(1, Math.round(bytes / 1000))
  return thousands < 1000 ? `${number(thousands)}\u00a0kB` : `${number(Math.round(thousands / 100) / 10)}\u00a0MB`
}
