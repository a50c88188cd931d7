import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFailed } from 'vitest'
import type { Language } from '@innkeeper/protocol/say'
import { writeDownWhatIsSaid } from './hear.ts'
import { ownProduct } from './start/own-product.ts'
import { patience } from '../../test-patience.ts'

/** The kind of visit: language, screen, light or dark; and the address of a product that only this journey uses. */
export type Visit = { readonly language: Language; readonly phone?: boolean; readonly dark?: boolean; readonly url?: string }

/** A visitor: a browser of their own, the texts in its language, and what must hold on every page. */
export type Visitor = {
  readonly page: Page
  readonly context: BrowserContext
  readonly language: Language
  /** The words shown in the visitor's language. */
  readonly t: (vi: string, en: string) => string
  /** Fails on any violation that axe finds on the page, once nothing on it moves or is loading. */
  readonly checkAccessibility: () => Promise<void>
  /** Ends the visit; fails if the console showed an error. */
  readonly leave: () => Promise<void>
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** For the top of a journey: a browser for all its tests; returns how to visit. */
export const useBrowser = (): { readonly visit: (how: Visit) => Promise<Visitor> } => {
  let browser: Browser | undefined
  beforeAll(async () => {
    const path = process.env['CHROMIUM_PATH']
    browser = await chromium.launch({ args: flags, timeout: patience.hookTimeout, ...(path === undefined ? {} : { executablePath: path }) })
  })
  afterAll(() => browser?.close())
  return {
    visit: async (how) => {
      if (browser === undefined) throw new Error('the browser is there only inside tests')
      const visitor = await visitorIn(await browser.newContext(contextOf(how)), how)
      onTestFailed(() => printPage(visitor))
      return visitor
    },
  }
}

const contextOf = ({ language, phone = false, dark = false, url = ownProduct().url }: Visit) => ({
  baseURL: url,
  locale: language === 'vi' ? 'vi-VN' : 'en-GB',
  colorScheme: dark ? ('dark' as const) : ('light' as const),
  viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
  isMobile: phone,
  hasTouch: phone,
  permissions: ['clipboard-read', 'clipboard-write'],
})

const visitorIn = async (context: BrowserContext, { language }: Visit): Promise<Visitor> => {
  context.setDefaultTimeout(patience.expect.poll.timeout)
  await context.addInitScript(writeDownWhatIsSaid)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  return {
    page,
    context,
    language,
    t: (vi, en) => (language === 'vi' ? vi : en),
    // What a colleague changes may redraw the page, and fade, while axe looks at it: what it finds must still be there at a second look.
    checkAccessibility: async () => {
      if ((await violationsOf(page)).length > 0) expect(await violationsOf(page)).toEqual([])
    },
    leave: async () => {
      await context.close()
      expect(complaints.filter((complaint) => !isExpected(complaint))).toEqual([])
    },
  }
}

/**
 * What axe finds on a page at rest. Every rule is checked, but only violations are returned, and filtered in the page: the passed checks of
 * a grid are megabytes. The only frames are sandboxed previews, which run nothing, axe neither.
 */
const violationsOf = async (page: Page): Promise<readonly string[]> => {
  // A button that is busy saves; the page that it stands on is read.
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]:not(button)') === null)
  await page.evaluate(settled)
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 300)}`))
}

/** Prints what a visitor's page shows, for whoever reads why a journey failed on another machine. */
const printPage = async ({ page }: Visitor): Promise<void> => {
  if (page.isClosed()) return
  const shown = await page.locator('body').innerText()
  process.stderr.write(`\n${page.url()} shows:\n${shown}\n`)
}

/**
 * Waits until nothing fades or slides for two frames: during a transition colours are not final, and a slow machine starts an animation
 * late. A bar without an end, which shows that something is being done, moves for ever and is not waited for.
 */
const settled = async (): Promise<void> => {
  for (let still = 0; still < 2;) {
    const moving = document
      .getAnimations()
      .filter(({ playState, effect }) => playState !== 'finished' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(moving.map(({ finished }) => finished))
    await new Promise(requestAnimationFrame)
    still = moving.length === 0 ? still + 1 : 0
  }
}

/** The browser itself logs a refused request to the console; the journey checks what the person sees. */
const isExpected = (complaint: string): boolean =>
  complaint.startsWith('Failed to load resource: the server responded with a status of 4') ||
  complaint.includes(withoutNetwork) ||
  complaint.startsWith(withoutScripts)

/** What the browser logs when the journeys’ own first script comes to a sandboxed preview, which runs none. */
const withoutScripts = 'Blocked script execution in'

/** What the browser logs while a journey has taken its network away. */
const withoutNetwork = 'net::ERR_INTERNET_DISCONNECTED'
