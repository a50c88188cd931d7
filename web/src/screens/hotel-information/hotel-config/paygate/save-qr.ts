import { qrSquares } from '#ui/qr/qr-squares.ts'

const squareSize = 12

/** Hands a QR code to the browser as a picture to be saved, large enough to be printed. */
export const saveQr = (text: string, fileName: string): void => {
  const { side, dark } = qrSquares(text)
  const canvas = document.createElement('canvas')
  canvas.width = side * squareSize
  canvas.height = side * squareSize
  const drawing = canvas.getContext('2d')
  if (drawing === null) throw new Error('this browser draws no pictures')
  drawing.fillStyle = 'white'
  drawing.fillRect(0, 0, canvas.width, canvas.height)
  drawing.fillStyle = 'black'
  for (const { x, y } of dark) drawing.fillRect(x * squareSize, y * squareSize, squareSize, squareSize)
  const link = document.createElement('a')
  link.href = canvas.toDataURL('image/png')
  link.download = fileName
  link.click()
}
