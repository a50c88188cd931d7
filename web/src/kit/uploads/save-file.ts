/** The name of a file with the day that it shows, before its extension: `bookings-2026-11-23.csv`. */
export const datedName = (fileName: string, day: string): string => fileName.replace(/(?=\.[^.]*$)/u, `-${day}`)

/** Hands a text, or bytes, to the browser as a file to be saved. */
export const saveFile = (fileName: string, mediaType: string, content: string | Uint8Array<ArrayBuffer>): void => {
  const address = URL.createObjectURL(new Blob([content], { type: mediaType }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser has begun to read the file by the next turn.
  setTimeout(() => URL.revokeObjectURL(address))
}
