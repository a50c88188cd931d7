/** A text as it is stored: letters composed (NFC), no spaces around it. */
export function normaliseText(text: string): string {
  return text.normalize('NFC').trim()
}
