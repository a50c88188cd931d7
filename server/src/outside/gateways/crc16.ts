/** The checksum of an EMVCo code: CRC-16-CCITT of its UTF-8 bytes, with initial value 0xFFFF, as four upper-case hexadecimal digits. */
export const crc16 = (text: string): string => {
  let sum = 0xffff
  for (const byte of Buffer.from(text, 'utf8')) sum = addByte(sum, byte)
  return sum.toString(16).toUpperCase().padStart(4, '0')
}

const addByte = (sum: number, byte: number): number => {
  let next = sum ^ (byte << 8)
  for (let bit = 0; bit < 8; bit += 1) next = ((next & 0x8000) === 0 ? next << 1 : (next << 1) ^ 0x1021) & 0xffff
  return next
}
