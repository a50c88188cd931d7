import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { qrSquares } from './qr-squares.ts'

const squareSize = 4

/** The code as a camera sees it: dots of red, green, blue and cover. */
const pictureOf = ({ side, dark }: ReturnType<typeof qrSquares>) => {
  const width = side * squareSize
  const dots = new Uint8ClampedArray(width * width * 4).fill(255)
  const inDark = new Set(dark.map(({ x, y }) => y * side + x))
  for (let at = 0; at < width * width; at += 1) {
    const [x, y] = [Math.floor((at % width) / squareSize), Math.floor(at / width / squareSize)]
    if (inDark.has(y * side + x)) dots.set([22, 27, 39], at * 4)
  }
  return { dots, width }
}

test.each([
  '00020101021138570010A00000072701270006970403011300110123456780208QRIBFTTA53037045802VN63049E6F',
  '00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA530370454061800005802VN62340107NPS68690819thanh toan don hang63042E2E',
])('a telephone reads the drawn code back: %s', (text) => {
  const { dots, width } = pictureOf(qrSquares(text))
  expect(jsQR(dots, width, width)?.data).toBe(text)
})

test('the code has its still ground on all four sides', () => {
  const { side, dark } = qrSquares('VietQR')
  const places = dark.flatMap(({ x, y }) => [x, y])
  expect([Math.min(...places), Math.max(...places)]).toEqual([4, side - 5])
})
