/** The name of a file with a day before its extension: `bookings-2026-11-23.csv`. */
export const datedName = (fileName: string, day: string): string => fileName.replace(/(?=\.[^.]*$)/u, `-${day}`)

/** Gives a text or bytes to the browser as a file to save. */
export const saveFile = (fileName: string, mediaType: string, content: string | Uint8Array<ArrayBuffer> | Blob): void => {
  const address = URL.createObjectURL(new Blob([content], { type: mediaType }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // By the next turn of the event loop the browser has started to read the file.
  setTimeout(() => URL.revokeObjectURL(address))
}
