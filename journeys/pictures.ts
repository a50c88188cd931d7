import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { languages, type Language } from '@innkeeper/protocol/say'
import { chromium, type Browser } from 'playwright-core'
import { guidePictures } from './pictures/guide-pictures.ts'
import { takePicture, type Album, type Scene } from './pictures/picture.ts'
import { showBatch, showBooking, showGrid } from './pictures/scenes.ts'
import { startProduct, type Product } from './world/start/start-product.ts'

const docs = fileURLToPath(new URL('../docs/', import.meta.url))

const readme: Album = {
  folder: `${docs}pictures/`,
  format: 'png',
  language: 'en',
  size: { width: 1440, height: 900 },
  pictures: [
    { name: 'grid', show: showGrid },
    { name: 'batch-update', show: showBatch },
    { name: 'booking', show: showBooking },
  ],
}

const guide = languages.map((language): Album => ({
  folder: `${docs}guide/pictures/${language}/`,
  format: 'webp',
  language,
  size: { width: 1200, height: 740 },
  pictures: guidePictures,
}))

const phoneSize = { width: 390, height: 780 }

/** Takes the pictures of the README and of the user guide from the running product with its sample data. */
const main = async (): Promise<void> => {
  const { product, stop } = await startProduct()
  try {
    const executablePath = process.env['CHROMIUM_PATH']
    const browser = await chromium.launch({
      args: ['--no-sandbox', '--disable-gpu'],
      ...(executablePath === undefined ? {} : { executablePath }),
    })
    try {
      for (const album of [readme, ...guide]) await fillAlbum(browser, product, album)
    } finally {
      await browser.close()
    }
  } finally {
    await stop()
  }
}

/** The users of the pictures and their devices; each signs in once for all their pictures, and a stranger does not. */
const sittings = [
  { who: 'owner', phone: false },
  { who: 'owner', phone: true },
  { who: 'admin', phone: false },
  { who: 'stranger', phone: false },
]

const fillAlbum = async (browser: Browser, product: Product, album: Album): Promise<void> => {
  await mkdir(album.folder, { recursive: true })
  const t = (vi: string, en: string) => (album.language === 'vi' ? vi : en)
  for (const sitting of sittings) {
    const pictures = album.pictures.filter(({ who = 'owner', phone = false }) => who === sitting.who && phone === sitting.phone)
    if (pictures.length === 0) continue
    const page = await browser.newPage({
      baseURL: product.url,
      locale: album.language === 'vi' ? 'vi-VN' : 'en-GB',
      reducedMotion: 'reduce',
      ...(sitting.phone ? { viewport: phoneSize, isMobile: true, hasTouch: true } : { viewport: album.size }),
    })
    if (sitting.who === 'stranger') await page.goto(`/login?lang=${album.language}`)
    else await signIn({ page, t, language: album.language }, sitting.who, product.password)
    for (const picture of pictures) process.stdout.write(`${await takePicture({ page, t }, picture, album)}\n`)
    await page.close()
  }
}

type Door = Scene & { readonly language: Language }

const signIn = async ({ page, t, language }: Door, who: string, password: string): Promise<void> => {
  await page.goto(`/login?lang=${language}`)
  await page.getByRole('textbox', { name: t('Tên đăng nhập', 'Username') }).fill(who)
  await page.getByRole('textbox', { name: t('Mật khẩu', 'Password') }).fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/(?:u\/0|admin)\//u)
}

await main()
