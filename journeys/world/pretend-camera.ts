import type { Page } from 'playwright-core'
import { encodeQR } from 'qr'

/** Gives the browser a camera that sees what is held before it, and no other reader than the one that we load. Call it before a page is opened. */
export const pretendCamera = (page: Page): Promise<unknown> => page.addInitScript(seeWhatIsHeld)

/** Holds a code before the pretended camera, as a QR code on paper. */
export const holdBefore = (page: Page, code: string): Promise<void> =>
  page.evaluate((squares) => void (document.documentElement.dataset['held'] = squares), rowsOf(code))

/** The squares of a code, a row a line; a dark one is a 1. */
const rowsOf = (code: string): string =>
  encodeQR(code, 'raw')
    .map((row) => row.map(Number).join(''))
    .join('\n')

/** Runs in the page. */
const seeWhatIsHeld = (): void => {
  const size = 480
  const draw = (canvas: HTMLCanvasElement): void => {
    const squares = (document.documentElement.dataset['held'] ?? '').split('\n')
    const paper = canvas.getContext('2d')
    if (paper === null) return
    paper.fillStyle = 'white'
    paper.fillRect(0, 0, size, size)
    paper.fillStyle = 'black'
    const width = Math.floor((size - 40) / Math.max(1, squares.length))
    for (const [down, row] of squares.entries())
      for (const [across, dark] of [...row].entries())
        if (dark === '1') paper.fillRect(20 + across * width, 20 + down * width, width, width)
    requestAnimationFrame(() => draw(canvas))
  }
  navigator.mediaDevices.getUserMedia = async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size })
    draw(canvas)
    return canvas.captureStream()
  }
}
