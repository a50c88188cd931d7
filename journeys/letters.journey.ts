import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startMailServer, type MailServer } from './world/start/mail-server.ts'
import { enter, openLogin } from './world/sign-in.ts'
import { startAnother } from './world/start/own-product.ts'
import type { Started } from './world/start/start-product.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()

let mail: MailServer
let own: Started
beforeAll(async () => {
  mail = await startMailServer()
  own = await startAnother({ MAIL_ON_THIS_MACHINE: 'on' })
})
afterAll(async () => {
  await own.stop()
  await mail.stop()
})

describe.each([
  { language: 'vi', phone: false },
  { language: 'en', phone: true },
] as const)('letters of a property, $language, on a phone: $phone', ({ language, phone }) => {
  test('go through its own server: saved, tried, told why they fail, and a kind switched off', async () => {
    const { url, password } = own.product
    const visitor = await visit({ language, phone, url })
    await openLogin(visitor)
    await enter(visitor, 'owner', password)
    await visitor.page.waitForURL(/\/u\/0/u)
    await visitor.page.goto(`${url}/u/0/configBE`)
    await setServer(visitor, '1')
    await tryIt(visitor, [
      visitor.t('Lỗi', 'Error'),
      visitor.t('Máy chủ không trả lời ở cổng này', 'The server does not answer at this port'),
    ])
    await setServer(visitor, new URL(mail.url).port)
    await tryIt(visitor, [visitor.t('Đã gửi email thành công', 'Email successfully sent')])
    await expect.poll(() => mail.received).toContain(`toi.${language}@example.com`)
    await switchOff(visitor)
    await visitor.leave()
  })
})

/** Saves an own server without a password; a second later the page is read again. */
const setServer = async ({ page, t, checkAccessibility }: Visitor, port: string): Promise<void> => {
  await page.getByRole('radio', { name: t('Máy chủ của chỗ nghỉ', 'The property’s own server') }).check()
  await page.getByLabel(t('Địa chỉ người gửi', 'Sender address')).fill('letan@haiau.example')
  await page.getByLabel(t('Máy chủ SMTP', 'SMTP server')).fill('127.0.0.1')
  await page.getByLabel(t('Cổng', 'Port')).fill(port)
  await page.getByRole('combobox', { name: t('Mã hoá', 'Encryption') }).click()
  await page.getByRole('option', { name: t('Không mã hoá', 'None'), exact: true }).click()
  await page.getByRole('checkbox', { name: t('Đăng nhập bằng mật khẩu', 'Sign in with a password') }).uncheck()
  await checkAccessibility()
  const readAgain = page.waitForEvent('load')
  await page.getByRole('button', { name: t('Lưu cách gửi email', 'Save how mail is sent') }).click()
  await readAgain
  await expect.poll(() => page.getByLabel(t('Cổng', 'Port')).inputValue()).toBe(port)
}

const tryIt = async ({ page, t, checkAccessibility }: Visitor, told: readonly string[]): Promise<void> => {
  await page.getByRole('button', { name: t('Gửi email thử', 'Send a test letter') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('Gửi email thử đến', 'Send the test letter to')).fill(`toi.${t('vi', 'en')}@example.com`)
  await dialog.getByRole('button', { name: t('Gửi', 'Send'), exact: true }).click()
  for (const words of told) await dialog.getByText(words).waitFor()
  await checkAccessibility()
  await dialog.getByRole('button', { name: t('Xong', 'Done'), exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

const switchOff = async ({ page, t, checkAccessibility }: Visitor): Promise<void> => {
  await page.getByRole('link', { name: t('Loại thư', 'Kinds of letters') }).click()
  const kind = page.getByRole('checkbox', { name: t('Khách: báo khách không đến', 'Guest: no-show') })
  await kind.click()
  await page.getByText(t('Thư “Khách: báo khách không đến” không gửi nữa.', 'Letters “Guest: no-show” are no longer sent.')).waitFor()
  await expect.poll(() => kind.isChecked()).toBe(false)
  await checkAccessibility()
  await kind.click()
  await expect.poll(() => kind.isChecked()).toBe(true)
}
