/** The check sum of an EMVCo code: CRC-16-CCITT that begins with ones, as four capital hexadecimal digits. */
export const crc16 = (text: string): string => {
  let sum = 0xffff
  for (const byte of Buffer.from(text, 'ascii')) sum = addByte(sum, byte)
  return sum.toString(16).toUpperCase().padStart(4, '0')
}

const addByte = (sum: number, byte: number): number => {
  let next = sum ^ (byte << 8)
  for (let bit = 0; bit < 8; bit += 1) next = ((next & 0x8000) === 0 ? next << 1 : (next << 1) ^ 0x1021) & 0xffff
  return next
}
