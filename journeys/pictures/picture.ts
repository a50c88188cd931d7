import { writeFile } from 'node:fs/promises'
import type { Language } from '@innkeeper/protocol/say'
import type { Page } from 'playwright-core'

/** A page of the product that is about to be photographed, in a language. */
export type Scene = { readonly page: Page; readonly t: (vi: string, en: string) => string }

/** A picture: its name, its user and device, and how to get to the screen. */
export type Picture = {
  readonly name: string
  readonly who?: 'owner' | 'admin' | 'stranger'
  readonly phone?: boolean
  readonly show: (scene: Scene) => Promise<void>
}

/** The folder, the format and the size of the pictures; `webp` is a fifth of `png`. */
export type Album = {
  readonly folder: string
  readonly format: 'png' | 'webp'
  readonly language: Language
  readonly size: { readonly width: number; readonly height: number }
  readonly pictures: readonly Picture[]
}

/** Takes one picture: opens the screen, waits until nothing is loading, and writes the file. */
export const takePicture = async (scene: Scene, picture: Picture, { folder, format }: Album): Promise<string> => {
  const { page } = scene
  await picture.show(scene)
  const loading = `[aria-busy="true"], [role="status"][aria-label="${scene.t('Đang tải', 'Loading')}"]`
  await page.waitForFunction((selector) => document.querySelector(selector) === null, loading)
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > window.innerHeight),
  )
  await page.evaluate(() => document.fonts.ready)
  const path = `${folder}${picture.name}.${format}`
  await writeFile(path, format === 'png' ? await page.screenshot({ animations: 'disabled' }) : await asWebp(page))
  return path
}

/** Playwright writes PNG and JPEG only; Chromium also writes WebP: in the best quality below 80 kB. */
const asWebp = async (page: Page): Promise<Buffer> => {
  const line = await page.context().newCDPSession(page)
  for (const quality of [72, 60, 48, 36]) {
    const { data } = await line.send('Page.captureScreenshot', { format: 'webp', quality })
    const picture = Buffer.from(data, 'base64')
    if (picture.length < 80_000) return picture
  }
  throw new Error('a picture has more than 80 kB, however plain it is')
}
