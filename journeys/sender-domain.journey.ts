import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signIn } from './world/sign-in.ts'
import { startAnother } from './world/start/own-product.ts'
import { startPretendNameServer, type PretendNameServer } from './world/start/pretend-name-server.ts'
import type { Started } from './world/start/start-product.ts'
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
beforeEach(() => names.texts.clear())

const textBox = ({ page }: Visitor, name: string) => page.getByRole('textbox', { name })
const selector = ({ t }: Visitor) => t('Selector DKIM', 'DKIM selector')

/** Sends the form; after a save the page reloads. */
const save = async ({ page, t }: Visitor): Promise<void> => {
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: t('Lưu cách gửi email', 'Save how emails are sent') }).click()
  await reloaded
}

/** A record of the sender's domain, once it stands as it is told here. */
const record = async ({ page }: Visitor, name: string, state: string) => {
  const row = page.getByRole('region', { name, exact: true })
  await row.getByText(state, { exact: true }).waitFor()
  return row
}

describe.each([
  { language: 'vi', phone: true },
  { language: 'en', phone: false },
] as const)('the property’s own mail server, $language, on a phone: $phone', ({ language, phone }) => {
  test('keeps what was typed when it is refused; the records of the sender’s domain say what is missing, what is wrong and what is in order', async () => {
    const owner = await visit({ language, phone, url: started.product.url })
    const { page, t } = owner
    await signIn(owner, 'owner')
    await page.goto('/u/0/configBE/email')
    await page.getByRole('radio', { name: t('Máy chủ của chỗ nghỉ', 'The property’s own server') }).check()
    await textBox(owner, t('Địa chỉ người gửi', 'Sender address')).fill('letan@haiau.example')
    await textBox(owner, selector(owner)).fill('')
    await textBox(owner, t('Máy chủ SMTP', 'SMTP server')).fill('smtp.haiau.example')
    await page.getByLabel(t('Đăng nhập bằng mật khẩu', 'Sign in with a password')).uncheck()
    const port = textBox(owner, t('Cổng', 'Port'))
    await port.fill('2526')
    await page.getByRole('button', { name: t('Lưu cách gửi email', 'Save how emails are sent') }).click()
    await page.getByText(t('Cổng này không dùng cho email.', 'No email goes through this port.')).first().waitFor()
    await expect.poll(() => port.inputValue()).toBe('2526')
    await expect.poll(() => textBox(owner, t('Địa chỉ người gửi', 'Sender address')).inputValue()).toBe('letan@haiau.example')
    await expect.poll(() => textBox(owner, t('Máy chủ SMTP', 'SMTP server')).inputValue()).toBe('smtp.haiau.example')
    await port.fill('587')
    await save(owner)

    const missing = t('Thiếu', 'Missing')
    await record(owner, 'DKIM', t('Chưa tra được', 'Not looked up'))
    await record(owner, 'DMARC', missing)
    const spf = await record(owner, 'SPF', missing)
    await owner.checkAccessibility()
    await spf.getByRole('button', { name: t('Sao chép: Giá trị bản ghi TXT', 'Copy: Value of the TXT record') }).click()
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(copied).toContain('a:smtp.haiau.example')

    names.texts.set('haiau.example', await copied())
    names.texts.set('google._domainkey.haiau.example', `v=DKIM1; p=${'A'.repeat(216)}`)
    names.texts.set('_dmarc.haiau.example', 'v=DMARC1; p=refuse')
    await textBox(owner, selector(owner)).fill('google')
    await save(owner)
    await record(owner, 'SPF', t('Đúng', 'In order'))
    await record(owner, 'DKIM', t('Đúng', 'In order'))
    await record(owner, 'DMARC', t('Cần sửa', 'Wrong'))
    names.texts.set('_dmarc.haiau.example', 'v=DMARC1; p=quarantine; rua=mailto:letan@haiau.example')
    await page.getByRole('button', { name: t('Tra lại', 'Look again') }).click()
    await record(owner, 'DMARC', t('Đúng', 'In order'))
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    await owner.checkAccessibility()
    await owner.leave()
  })
})
