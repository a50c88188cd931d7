import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayFromToday } from './world/agent.ts'
import { switchToPark } from './world/park.ts'
import { comeAs } from './world/sign-in.ts'
import { ownProduct } from './world/start/own-product.ts'
import { useBrowser } from './world/visit.ts'

const { visit } = useBrowser()
let foreign: Server

/** A page that a hotel or a park already has: at an origin of its own, with styles for everything, and letting only its own parts and one script run. */
const pageWith = (code: string, kind: string, language: string): string => {
  const site = `${ownProduct().url}/book/${code}`
  return `<!doctype html><html lang="${language}"><head><title>Hotel</title><link rel="stylesheet" href="/hostile.css"></head><body><main><h1>Hotel</h1>
    <div data-innkeeper="${code}" data-kind="${kind}" data-lang="${language}"><a href="${site}">Book</a></div>
    <script src="${site}/widget.js" async></script></main></body></html>`
}

const hostile =
  '* { font-size: 60px !important; } div { display: none !important; color: lime !important; } input, button, a { visibility: hidden !important; }'

beforeAll(async () => {
  foreign = createServer((request, response) => {
    const [, code = '', kind = '', language = ''] = /^\/(\w+)-(button|box)-(vi|en)$/u.exec(request.url ?? '') ?? []
    const policy = `default-src 'none'; style-src 'self'; script-src ${ownProduct().url}; form-action 'self'; base-uri 'none'`
    if (request.url === '/hostile.css') response.writeHead(200, { 'content-type': 'text/css' }).end(hostile)
    else if (kind === '') response.writeHead(204).end()
    else response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy }).end(pageWith(code, kind, language))
  }).listen(0, '127.0.0.1')
  await once(foreign, 'listening')
})
afterAll(() => foreign.close())

const addressOf = (page: string): string => {
  const address = foreign.address()
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/${page}`
}

describe.each([
  { language: 'vi', phone: false },
  { language: 'en', phone: true },
] as const)('the hotel’s own page, $language, on a phone: $phone', ({ language, phone }) => {
  test('has a search box that the page’s styles and rules do not touch; the keyboard fills it in, and it leads to the prices', async () => {
    const guest = await visit({ language, phone })
    const { page, t } = guest
    await page.goto(addressOf(`HAIAU-box-${language}`))
    const box = page.getByRole('search')
    const from = box.getByLabel(t('Nhận phòng', 'Check-in'))
    await from.fill(dayFromToday(20))
    expect(await box.getByLabel(t('Trả phòng', 'Check-out')).inputValue()).toBe(dayFromToday(21))
    expect(await from.evaluate((input) => getComputedStyle(input).fontSize)).toBe('16px')
    await box.getByLabel(t('Người lớn mỗi phòng', 'Adults in each room')).press('Enter')
    await page.waitForURL(/\/book\/HAIAU\?from=/u)
    expect(page.url()).toContain(`lang=${language}`)
    await page.getByText(t('gồm thuế và phí', 'with taxes and fees')).first().waitFor()
    await guest.leave()
  })

  test('has a button that leads to the site', async () => {
    const guest = await visit({ language, phone })
    await guest.page.goto(addressOf(`HAIAU-button-${language}`))
    await guest.page.getByRole('link', { name: guest.t('Đặt phòng', 'Book a room') }).click()
    await guest.page.getByRole('heading', { name: guest.t('Tìm phòng', 'Find a room') }).waitFor()
  })

  test('gets its lines from the screen of the connection, which shows both as they will look', async () => {
    const owner = await visit({ language, phone })
    const { page, t } = owner
    await comeAs(owner, 'owner')
    await page.goto('/u/0/connectBE')
    const card = page.getByRole('region', { name: t('Trên trang web sẵn có của bạn', 'On the website that you already have') })
    await card.getByRole('search').waitFor()
    await card.getByRole('button', { name: t('Sao chép: Khung tìm phòng', 'Copy: Search box') }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('/book/HAIAU/widget.js" async></script>')
    await owner.checkAccessibility()
  })
})

describe.each([
  { language: 'vi', phone: true },
  { language: 'en', phone: false },
] as const)('the park’s own page, $language, on a phone: $phone', ({ language, phone }) => {
  test('has a box for day and ticket, which leads to the park’s page for that ticket on that day; without a ticket to all of them', async () => {
    const guest = await visit({ language, phone })
    const { page, t } = guest
    const fill = async (): Promise<ReturnType<typeof page.getByRole>> => {
      await page.goto(addressOf(`THACMAY-box-${language}`))
      const box = page.getByRole('search')
      await box.getByLabel(t('Ngày vào cổng', 'Day of the visit')).fill(dayFromToday(20))
      return box
    }
    const find = { name: t('Xem vé', 'Show tickets') }
    await (await fill()).getByRole('button', find).click()
    await page.waitForURL(/\/book\/THACMAY\?day=/u)
    await page.getByText(t('Giá cho', 'Prices for')).first().waitFor()
    const box = await fill()
    const products = box.getByLabel(t('Loại vé', 'Ticket'))
    expect(await products.evaluate((select) => getComputedStyle(select).fontSize)).toBe('16px')
    const name = (await products.getByRole('option').nth(1).textContent()) ?? ''
    await products.selectOption({ index: 1 })
    await guest.checkAccessibility()
    await box.getByRole('button', find).click()
    await page.waitForURL(/\/book\/THACMAY\/tickets\/[\w-]+\?day=/u)
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await guest.leave()
  })

  test('gets its lines from the screen of the connection, in a park’s words', async () => {
    const owner = await visit({ language, phone: false })
    const { page, t } = owner
    await comeAs(owner, 'owner')
    await page.goto('/u/0/dashboard')
    await page.goto(`${await switchToPark(owner)}/connectBE`)
    const card = page.getByRole('region', { name: t('Trên trang web sẵn có của bạn', 'On the website that you already have') })
    await card.getByRole('search').getByLabel(t('Ngày vào cổng', 'Day of the visit')).waitFor()
    await card.getByRole('link', { name: t('Mua vé', 'Buy tickets') }).waitFor()
    await card.getByRole('button', { name: t('Sao chép: Khung chọn ngày và vé', 'Copy: Box for day and ticket') }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('/book/THACMAY/widget.js" async></script>')
    await owner.checkAccessibility()
  })
})
