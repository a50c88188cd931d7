import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { fillProperties, settle } from './fill.ts'
import { openBareDatabase } from './database.ts'
import { makeDataDir, removeDataDir, startInnkeeper } from './innkeeper.ts'
import { makeSessions } from './sessions.ts'

/** A browser, and a server with a hotel whose grid has 200 rows and 730 nights. */
export type Screening = {
  readonly url: string
  /** A visit with a browser that has stored nothing except, if wanted, the session. */
  readonly visit: (who: 'stranger' | 'owner') => Promise<{ readonly context: BrowserContext; readonly page: Page }>
  readonly close: () => Promise<void>
}

/** 25 room types and seven plans on each make 200 rows. */
export const gridSize = { roomTypes: 25, plans: 7, nights: 730 }

/** The address of the grid. */
export const gridPath = '/u/0/hotel-manage/room-sale/avail-and-rate'

/** A cell with a price, found by its label. */
export const firstCell = '[role=gridcell][aria-label*="đồng"]'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Starts the browser and the server. */
export const openScreening = async (): Promise<Screening> => {
  const dataDir = await makeDataDir()
  const server = await startInnkeeper(dataDir)
  const executablePath = process.env['CHROMIUM_PATH']
  const browser = await chromium.launch({ args: flags, ...(executablePath === undefined ? {} : { executablePath }) })
  const close = async () => {
    await browser.close()
    await server.stop()
    await removeDataDir(dataDir)
  }
  try {
    const storageState = await signedIn(browser, server.url, await ownerOfGrid(dataDir))
    const visit = async (who: 'stranger' | 'owner') => {
      const context = await browser.newContext({ ...screen(server.url), ...(who === 'owner' ? { storageState } : {}) })
      return { context, page: await context.newPage() }
    }
    return { url: server.url, visit, close }
  } catch (error) {
    await close()
    throw error
  }
}

const screen = (baseURL: string) => ({ baseURL, locale: 'vi-VN', viewport: { width: 1440, height: 900 } })

const ownerOfGrid = async (dataDir: string): Promise<string> => {
  const database = await openBareDatabase(dataDir, 2)
  try {
    // Without an administrator the server would answer nothing but how to make one.
    await database.query('delete from set_up_link')
    const [hotelId = ''] = await fillProperties(database, 'GRID', 1, gridSize)
    await settle(database)
    return (await makeSessions(database, hotelId, 1))[0] ?? ''
  } finally {
    await database.end()
  }
}

/** The address that signs in with a token opens the grid, and stores the session in the browser. */
const signedIn = async (browser: Browser, url: string, token: string) => {
  const context = await browser.newContext(screen(url))
  const page = await context.newPage()
  await page.goto(`/login?${new URLSearchParams({ key: token, return: gridPath }).toString()}`)
  await page.locator(firstCell).first().waitFor()
  const state = await context.storageState()
  await context.close()
  return state
}
