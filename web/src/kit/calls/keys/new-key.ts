/** A new random key. It is made of random bytes, because browsers create UUIDs only on pages with HTTPS. */
export const newKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
