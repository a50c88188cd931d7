/** The formats that are recognised by a file's first bytes. */
export type FileFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'gif' | 'bmp' | 'tiff' | 'pdf'

/** The number of bytes at the start of a file that show its format. */
export const headBytes = 64

/** The format of a file by its first bytes, whatever its name says; null for any other format. */
export const formatOf = (head: Uint8Array): FileFormat | null => {
  const known = signatures.find(({ bytes }) => bytes.every((byte, at) => head[at] === byte))
  if (known !== undefined) return known.format
  const text = String.fromCharCode(...head.subarray(0, headBytes))
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  return text.slice(4, 8) === 'ftyp' ? formatOfBrands(head, text) : null
}

const signatures: readonly { readonly format: FileFormat; readonly bytes: readonly number[] }[] = [
  { format: 'jpeg', bytes: [0xff, 0xd8, 0xff] },
  { format: 'png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { format: 'gif', bytes: [0x47, 0x49, 0x46, 0x38] },
  { format: 'bmp', bytes: [0x42, 0x4d] },
  { format: 'tiff', bytes: [0x49, 0x49, 0x2a, 0x00] },
  { format: 'tiff', bytes: [0x4d, 0x4d, 0x00, 0x2a] },
  { format: 'pdf', bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
]

const heicBrands: ReadonlySet<string> = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis'])

/** AVIF and HEIC use the same box; its brands, in the first 64 bytes, say which of the two it is. */
const formatOfBrands = (head: Uint8Array, text: string): FileFormat | null => {
  const end = Math.min((head[2] ?? 0) * 256 + (head[3] ?? 0), headBytes)
  const brands = [
    text.slice(8, 12),
    ...Array.from({ length: Math.max(0, (end - 16) >> 2) }, (_, at) => text.slice(16 + at * 4, 20 + at * 4)),
  ]
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif'
  return brands.some((brand) => heicBrands.has(brand)) ? 'heic' : null
}
