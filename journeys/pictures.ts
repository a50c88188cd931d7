import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright-core'
import { startProduct, type Product } from './world/start-product.ts'

const folder = fileURLToPath(new URL('../docs/pictures/', import.meta.url))
const saleScreens = '/u/0/hotel-manage/room-sale/avail-and-rate'

/** What a picture shows: the file, and how to get there. */
type Picture = { readonly file: string; readonly show: (page: Page) => Promise<void> }

const pictures: readonly Picture[] = [
  {
    file: 'grid.png',
    show: async (page) => {
      await page.goto(saleScreens)
      await page.locator('[role=gridcell]').first().waitFor()
    },
  },
  {
    file: 'batch-update.png',
    show: async (page) => {
      await page.goto(`${saleScreens}/batch-update?from=${dayFromToday(30)}&to=${dayFromToday(59)}`)
      await page.getByRole('checkbox', { name: 'Price', exact: true }).check()
      await page.getByRole('checkbox', { name: 'Flexible, breakfast included' }).first().check()
      await page.getByRole('radio', { name: 'Raise' }).check()
      await page.getByRole('textbox', { name: 'Percent' }).fill('15')
      await page.getByRole('button', { name: 'Apply 30 nights' }).waitFor()
    },
  },
  {
    file: 'booking.png',
    show: async (page) => {
      await page.goto('/u/0/booking/list-booking?state=await+fully+payment')
      await page.getByRole('row').nth(1).click()
      await page.getByText('Price, step by step').waitFor()
    },
  },
]

/** Takes the pictures of the README from the product as it is, with its sample data. */
const main = async (): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const { product, stop } = await startProduct()
  try {
    await takeAll(product)
  } finally {
    await stop()
  }
}

const takeAll = async (product: Product): Promise<void> => {
  const executablePath = process.env['CHROMIUM_PATH']
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(executablePath === undefined ? {} : { executablePath }),
  })
  try {
    const page = await browser.newPage({ baseURL: product.url, locale: 'en-GB', viewport: { width: 1440, height: 900 } })
    await signIn(page, product.password)
    for (const picture of pictures) await take(page, picture)
  } finally {
    await browser.close()
  }
}

const signIn = async (page: Page, password: string): Promise<void> => {
  await page.goto('/login?lang=en')
  await page.getByRole('textbox', { name: 'Username' }).fill('owner')
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/u\/0\//u)
}

const take = async (page: Page, { file, show }: Picture): Promise<void> => {
  await show(page)
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: `${folder}${file}`, animations: 'disabled' })
  process.stdout.write(`docs/pictures/${file}\n`)
}

/** A day as an address has it; the sample hotels are seven hours ahead of UTC. */
const dayFromToday = (days: number): string => new Date(Date.now() + 7 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)

await main()
