import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPretendNameServer, type PretendNameServer } from './world/start/pretend-name-server.ts'
import { startAnother } from './world/start/own-product.ts'
import type { Started } from './world/start/start-product.ts'
import { signIn } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()
let names: PretendNameServer
let started: Started

beforeAll(async () => {
  names = await startPretendNameServer()
  started = await startAnother({ DNS_SERVER: names.address })
})
afterAll(async () => {
  await started.stop()
  names.stop()
})

describe.each([
  { language: 'vi', phone: false, domain: 'biendanang.vn' },
  { language: 'en', phone: true, domain: 'danangsea.com' },
] as const)('a domain proved, $language, on a phone: $phone', ({ language, phone, domain }) => {
  test('it is added, not found, proved by its record, opens the preview, and is removed', async () => {
    const visitor = await visit({ language, phone, url: started.product.url })
    await signIn(visitor, 'owner')
    await visitor.page.goto('/u/0/connectBE')
    await addDomain(visitor, domain)
    await missTheRecord(visitor, domain)
    await proveDomain(visitor, domain)
    await visitor.checkAccessibility()
    if (!phone) await findPreview(visitor, domain)
    await removeDomain(visitor, domain)
    await visitor.checkAccessibility()
    await visitor.leave()
  })
})

const cardOf = ({ page, t }: Visitor, domain: string) =>
  page.getByRole('region', { name: t(`Tên miền ${domain}`, `Domain ${domain}`), exact: true })

/** What is no domain is told at once; after a save the page reloads. */
const addDomain = async (visitor: Visitor, domain: string): Promise<void> => {
  const { page, t } = visitor
  const add = page.getByRole('button', { name: t('Thêm tên miền', 'Add the domain'), exact: true })
  const field = page.getByLabel(t('Tên miền', 'Domain'), { exact: false }).last()
  await field.fill('com.vn')
  await add.click()
  await page.locator('form').getByText(t('Tên miền không hợp lệ', 'Invalid domain name')).first().waitFor()
  await field.fill(`https://www.${domain.toUpperCase()}/`)
  const reloaded = page.waitForEvent('load')
  await add.click()
  await reloaded
  await cardOf(visitor, domain).getByText(t('Chờ xác minh', 'Waiting for proof')).waitFor()
}

const check = (visitor: Visitor, domain: string) =>
  cardOf(visitor, domain)
    .getByRole('button', { name: visitor.t('Kiểm tra lại', 'Check again') })
    .click()

const missTheRecord = async (visitor: Visitor, domain: string): Promise<void> => {
  await check(visitor, domain)
  const card = cardOf(visitor, domain)
  await card.getByText(visitor.t('Chưa xác minh được', 'Not proved')).waitFor()
  await card.getByText(visitor.t('Không có tên miền này trong DNS.', 'DNS does not know this domain.')).waitFor()
}

const proveDomain = async (visitor: Visitor, domain: string): Promise<void> => {
  const card = cardOf(visitor, domain)
  const value = await card
    .getByText(/^innkeeper-domain=/u)
    .first()
    .textContent()
  names.texts.set(`_innkeeper.${domain}`, value ?? '')
  const reloaded = visitor.page.waitForEvent('load')
  await check(visitor, domain)
  await reloaded
  await card.getByText(visitor.t('Đã xác minh', 'Proved'), { exact: true }).waitFor()
  await visitor.page.getByRole('link', { name: `https://${domain}`, exact: true }).waitFor()
}

/** The menu's preview on the booking engine opens the site at its domain, in a new tab. */
const findPreview = async ({ page, t }: Visitor, domain: string): Promise<void> => {
  const menu = page.getByRole('navigation', { name: t('Điều hướng chính', 'Main navigation') })
  await menu.getByRole('button', { name: t('Kênh bán', 'Sales channels') }).click()
  const link = menu.getByRole('link', { name: t('Xem trước trên trang đặt phòng', 'Preview on the booking engine') })
  expect([await link.getAttribute('href'), await link.getAttribute('target')]).toEqual([`https://${domain}`, '_blank'])
}

const removeDomain = async (visitor: Visitor, domain: string): Promise<void> => {
  const { page, t } = visitor
  const words = t(`Bỏ tên miền ${domain}`, `Remove ${domain}`)
  await cardOf(visitor, domain).getByRole('button', { name: words }).click()
  const reloaded = page.waitForEvent('load')
  await page.getByRole('dialog').getByRole('button', { name: words }).click()
  await reloaded
  await page.getByRole('link', { name: /\/book\/HAIAU$/u }).waitFor()
}
