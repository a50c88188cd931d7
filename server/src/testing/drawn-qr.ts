import { inflateSync } from 'node:zlib'
import jsqr from 'jsqr'

type Square = { readonly x: number; readonly y: number; readonly side: number }

/** What a phone reads in the QR code of a PDF: its squares are painted, and another library than the one that drew them decodes them. */
export const drawnQr = (pdf: Buffer): string | undefined => {
  const squares = squaresOf(pdf)
  const side = Math.min(...squares.map((square) => square.side))
  const [left, top] = [Math.min(...squares.map(({ x }) => x)), Math.min(...squares.map(({ y }) => y))]
  const size = (Math.round((Math.max(...squares.map(({ x }) => x)) - left) / side) + 1 + 2 * quiet) * pixels
  const image = new Uint8ClampedArray(size * size * 4).fill(255)
  for (const { x, y } of squares) {
    const [column, row] = [Math.round((x - left) / side) + quiet, Math.round((y - top) / side) + quiet]
    paint(image, size, column * pixels, row * pixels)
  }
  return jsqr.default(image, size, size)?.data
}

/** The pixels of a square's side, and the empty squares around the code. */
const pixels = 4
const quiet = 4

const paint = (image: Uint8ClampedArray, size: number, left: number, top: number): void => {
  for (let y = top; y < top + pixels; y += 1) for (let x = left; x < left + pixels; x += 1) image.set([0, 0, 0, 255], (y * size + x) * 4)
}

/** The small filled squares of all pages; nothing else in these files is square. A stream may end with any byte, also with a carriage return. */
const squaresOf = (pdf: Buffer): Square[] =>
  [...pdf.toString('latin1').matchAll(/FlateDecode[^>]*>>\s*stream\n([\s\S]*?)\nendstream/gu)]
    .map(([, stream = '']) => inflated(stream))
    .flatMap((text) => [...text.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gmu)])
    .map(([, x, y, width, height]) => ({ x: Number(x), y: Number(y), side: Number(width), height: Number(height) }))
    .filter(({ side, height }) => side === height && side < 10)

const inflated = (stream: string): string => {
  const bytes = Buffer.from(stream, 'latin1')
  return bytes.readUInt8(0) === 0x78 ? inflateSync(bytes).toString('latin1') : ''
}
