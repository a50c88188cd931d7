import { expect } from 'vitest'
import { patience } from '../../test-patience.ts'
import type { Visitor } from './visit.ts'

/** A file as a person chooses it. */
export type ChosenFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

/** Photos drawn by the browser, each a different picture, named `{prefix}-1.jpg` and so on. */
export const drawPhotos = async ({ page }: Pick<Visitor, 'page'>, prefix: string, count: number): Promise<readonly ChosenFile[]> => {
  const drawn = await page.evaluate(draw, { prefix, count, width: 1920, height: 1280 })
  return drawn.map((base64, index) => jpeg(`${prefix}-${index + 1}.jpg`, Buffer.from(base64, 'base64')))
}

/** Five files that are refused as photos, each for another reason. */
export const badFiles = async ({ page }: Pick<Visitor, 'page'>, prefix: string): Promise<readonly ChosenFile[]> => {
  const [small = ''] = await page.evaluate(draw, { prefix: `${prefix} small`, count: 1, width: 400, height: 300 })
  const [whole = ''] = await page.evaluate(draw, { prefix: `${prefix} torn`, count: 1, width: 1600, height: 1200 })
  const torn = Buffer.from(whole, 'base64')
  return [
    jpeg(`${prefix}-small.jpg`, Buffer.from(small, 'base64')),
    jpeg(`${prefix}-torn.jpg`, torn.subarray(0, Math.floor(torn.length / 2))),
    jpeg(`${prefix}-false.jpg`, Buffer.from('a text that calls itself a photo')),
    jpeg(`${prefix}-large.jpg`, Buffer.alloc(5_242_881, 7)),
    { name: `${prefix}-notes.txt`, mimeType: 'text/plain', buffer: Buffer.from('notes') },
  ]
}

/** Chooses files as the file picker would. */
export const chooseFiles = async ({ page }: Pick<Visitor, 'page'>, files: readonly ChosenFile[]): Promise<void> =>
  page.locator('input[type=file]').setInputFiles([...files])

/** Waits until the uploads show this text: many uploads, each of which may take as long as anything else. */
export const uploadsTell = async ({ page, t }: Pick<Visitor, 'page' | 't'>, words: string): Promise<void> => {
  const uploads = page.getByRole('region', { name: t('Ảnh đang tải lên', 'Photos being uploaded') })
  await uploads.getByRole('status').getByText(words, { exact: true }).waitFor({ timeout: patience.hookTimeout })
}

/** The captions of a list's photos, or their files where they have none, in their order. */
export const namesIn = async ({ page }: Pick<Visitor, 'page'>, list: string): Promise<readonly string[]> =>
  page.getByRole('list', { name: list, exact: true }).locator('li p:first-of-type').allTextContents()

const jpeg = (name: string, buffer: Buffer): ChosenFile => ({ name, mimeType: 'image/jpeg', buffer })

type Drawing = { readonly prefix: string; readonly count: number; readonly width: number; readonly height: number }

// Runs in the page, so it cannot use variables from around it.
const draw = async ({ prefix, count, width, height }: Drawing): Promise<string[]> => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const paint = canvas.getContext('2d')
  if (paint === null) throw new Error('this browser draws nothing')
  return Array.from({ length: count }, (_, index) => {
    paint.fillStyle = `hsl(${(index * 47 + prefix.length * 20) % 360} 60% 60%)`
    paint.fillRect(0, 0, width, height)
    paint.fillStyle = 'white'
    paint.font = `${height / 8}px sans-serif`
    paint.fillText(`${prefix} ${index + 1}`, width / 10, height / 2)
    return canvas.toDataURL('image/jpeg', 0.8).split(',')[1] ?? ''
  })
}

/** The handle that moves a photo. */
export const handleOf = ({ page, t }: Pick<Visitor, 'page' | 't'>, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${t('Đổi chỗ', 'Move')} ${name}, `, 'u') })

/** Expects that an act is disabled and says why. */
export const expectBarred = async ({ page }: Pick<Visitor, 'page'>, name: string, why: string): Promise<void> => {
  const button = page.getByRole('button', { name, exact: true })
  await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true')
  const id = await button.getAttribute('aria-describedby')
  expect(await page.locator(`[id="${id ?? ''}"]`).textContent()).toContain(why)
}
