import { correction, generate } from 'lean-qr'

/** The still ground that a reader needs on each side. */
const quietSquares = 4

/** A QR code in squares: how many on a side with the still ground, and which are dark. */
export type QrSquares = { readonly side: number; readonly dark: readonly { readonly x: number; readonly y: number }[] }

/** The squares of a text, mended by a reader where up to 15 % are damaged. */
export const qrSquares = (text: string): QrSquares => {
  const code = generate(text, { minCorrectionLevel: correction.M })
  const rows = Array.from({ length: code.size }, (_, at) => at)
  const dark = rows.flatMap((y) => rows.filter((x) => code.get(x, y)).map((x) => ({ x: x + quietSquares, y: y + quietSquares })))
  return { side: code.size + 2 * quietSquares, dark }
}
