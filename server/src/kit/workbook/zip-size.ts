/** Why a zip is not unpacked. */
export type ZipProblem = 'notZip' | 'tooLarge'

/** The most that a workbook may take unpacked, and the most parts that it may have. */
const mostBytes = 160 * 1024 * 1024
const mostParts = 1000

const endSignature = 0x06_05_4b_50
const partSignature = 0x02_01_4b_50
const endLength = 22
const partLength = 46
const longestComment = 65_535

/**
 * Whether a zip may be unpacked, by its table of contents. The library that unpacks it stops at the size that the table names, unless that is
 * missing; then, or if all parts together would be too large, nothing is unpacked.
 */
export const zipProblem = (zip: Buffer): ZipProblem | null => {
  const end = endOf(zip)
  if (end === null) return 'notZip'
  const parts = zip.readUInt16LE(end + 10)
  if (parts > mostParts) return 'tooLarge'
  let [at, size] = [zip.readUInt32LE(end + 16), 0]
  for (let part = 0; part < parts; part += 1) {
    if (at + partLength > end || zip.readUInt32LE(at) !== partSignature) return 'notZip'
    const [packed, unpacked] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 24)]
    if ((packed === 0) !== (unpacked === 0) || (packed === 0 && saysSizeLater(zip, at))) return 'tooLarge'
    size += unpacked
    if (size > mostBytes) return 'tooLarge'
    at += partLength + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return null
}

const endOf = (zip: Buffer): number | null => {
  for (let at = zip.length - endLength; at >= Math.max(0, zip.length - endLength - longestComment); at -= 1) {
    if (zip.readUInt32LE(at) === endSignature) return at
  }
  return null
}

const saysSizeLater = (zip: Buffer, part: number): boolean => (zip.readUInt16LE(part + 8) & 8) !== 0
