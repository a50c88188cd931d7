import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appCode } from './world/app-code.ts'
import { freePort } from './world/start/free-port.ts'
import { lettersTo } from './world/letters.ts'
import { proveApp, setUpDemandedApp, takePasskeys } from './world/second-step.ts'
import { enter, openLogin } from './world/sign-in.ts'
import { startAnother } from './world/start/own-product.ts'
import type { Started } from './world/start/start-product.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()
const inside = /\/u\/0\//u

const openAccount = async ({ page, language, t }: Visitor): Promise<void> => {
  await page.goto(`/u/0/account/setting?lang=${language}`)
  await page.getByRole('heading', { name: t('Xác thực hai bước', 'Two-step verification') }).waitFor()
}

type Known = { readonly person: string; readonly password: string }

const inDialog = ({ page, t }: Visitor) => ({
  dialog: page.getByRole('dialog'),
  passwordField: page.getByRole('dialog').getByLabel(t('Mật khẩu hiện tại', 'Current password')),
})

const passPassword = async (visitor: Visitor, { person, password }: Known): Promise<void> => {
  await openLogin(visitor)
  await enter(visitor, person, password)
}

/** Sets an app up and answers its secret and a recovery code. */
const setUpApp = async (visitor: Visitor, password: string) => {
  const { page, t } = visitor
  const { dialog, passwordField } = inDialog(visitor)
  await page.getByRole('button', { name: t('Thiết lập xác thực hai bước', 'Set up two-step verification') }).click()
  await passwordField.fill('wrong')
  await dialog.getByRole('button', { name: t('Dùng ứng dụng xác thực', 'Use an authenticator app') }).click()
  await dialog.getByText(t('Mật khẩu hiện tại không đúng.', 'The current password is wrong.')).waitFor()
  await passwordField.fill(password)
  await dialog.getByRole('button', { name: t('Dùng ứng dụng xác thực', 'Use an authenticator app') }).click()
  const known = await proveApp(visitor)
  await page.getByRole('button', { name: t('Tắt Điện thoại', 'Turn off Phone') }).waitFor()
  await visitor.checkAccessibility()
  return known
}

const addPasskey = async (visitor: Visitor, password: string): Promise<void> => {
  const { page, t } = visitor
  const { dialog, passwordField } = inDialog(visitor)
  await page.getByRole('button', { name: t('Thêm cách xác thực', 'Add a way of verification') }).click()
  await passwordField.fill(password)
  await dialog.getByRole('button', { name: t('Thêm passkey', 'Add a passkey') }).click()
  await page.getByRole('button', { name: t('Tắt Passkey', 'Turn off Passkey') }).waitFor()
}

const comeInByApp = async (visitor: Visitor, known: Known, secret: string): Promise<void> => {
  const { page, t } = visitor
  await passPassword(visitor, known)
  const code = page.getByLabel(t('Mã 6 chữ số', 'Six-digit code'))
  await code.waitFor()
  expect(await code.getAttribute('autocomplete')).toBe('one-time-code')
  await visitor.checkAccessibility()
  await code.fill('000000')
  await page.keyboard.press('Enter')
  await page.getByText(t('Mã không đúng.', 'The code is wrong.'), { exact: false }).first().waitFor()
  await code.fill(appCode(secret, 1))
  await page.keyboard.press('Enter')
  await page.waitForURL(inside)
}

const comeInByRecoveryCode = async (visitor: Visitor, known: Known, recovery: string): Promise<void> => {
  const { page, t } = visitor
  await passPassword(visitor, known)
  const noTelephone = t('Không có điện thoại? Dùng mã khôi phục', 'No phone at hand? Use a recovery code')
  await page.getByRole('button', { name: noTelephone }).click()
  await page.getByLabel(t('Mã khôi phục', 'Recovery code')).fill(recovery)
  await page.getByRole('button', { name: t('Xác nhận', 'Confirm') }).click()
  await page.waitForURL(inside)
}

const turnAppOff = async (visitor: Visitor, password: string): Promise<void> => {
  const { page, t } = visitor
  const { dialog, passwordField } = inDialog(visitor)
  const turnOff = t('Tắt Điện thoại', 'Turn off Phone')
  await page.getByRole('button', { name: turnOff }).click()
  await dialog.getByRole('button', { name: t('Dùng passkey', 'Use a passkey') }).click()
  await passwordField.fill(password)
  await dialog.getByRole('button', { name: turnOff }).click()
  await page.getByText(t('Đã tắt Điện thoại.', 'Phone is turned off.')).first().waitFor()
  await expect.poll(() => page.getByRole('button', { name: turnOff }).count()).toBe(0)
}

const letters = ['vừa thêm một cách xác thực hai bước: Passkey', 'vừa xác thực bằng một mã khôi phục. Còn 9 mã.', 'vừa bị tắt']

/** Each of these is told by mail, in the language of the account. */
const told = async (address: string, mail: string): Promise<void> => {
  await expect
    .poll(async () => {
      const all = (await lettersTo(address, mail)).join('\n')
      return letters.filter((sentence) => !all.includes(sentence))
    })
    .toEqual([])
}

describe.each([
  { language: 'vi', phone: false, person: 'reception', newcomer: 'revenue' },
  { language: 'en', phone: true, person: 'revenue', newcomer: 'reception' },
] as const)('$language, on a phone: $phone', ({ language, phone, person, newcomer }) => {
  let own: Started
  beforeAll(async () => {
    const port = await freePort()
    // Passkeys belong to the public address.
    own = await startAnother({ PORT: String(port), PUBLIC_URL: `http://localhost:${port}` })
  })
  afterAll(() => own.stop())

  test('an app is set up, asked for, and turned off by a passkey', async () => {
    const { password, url } = own.product
    const known = { person, password }
    const visitor = await visit({ language, phone, url: url.replace('127.0.0.1', 'localhost') })
    const { page, t } = visitor
    await takePasskeys(visitor)
    await passPassword(visitor, known)
    await page.waitForURL(inside)
    await openAccount(visitor)
    const { secret, recovery } = await setUpApp(visitor, password)
    await addPasskey(visitor, password)
    await comeInByApp(visitor, known, secret)
    await comeInByRecoveryCode(visitor, known, recovery)
    await passPassword(visitor, known)
    await page.getByRole('button', { name: t('Dùng passkey', 'Use a passkey') }).click()
    await page.waitForURL(inside)
    await openAccount(visitor)
    await page.getByText(t('Còn 9 mã chưa dùng', 'Not used yet: 9')).waitFor()
    await turnAppOff(visitor, password)
    await told(`${person}@haiautrang.example`, own.product.mail)
    await visitor.leave()
  })

  test('a property asks its staff for one: at the next sign-in nothing opens before it is set up', async () => {
    const { password, url } = own.product
    const owner = await visit({ language, phone, url })
    await passPassword(owner, { person: 'owner', password })
    await owner.page.waitForURL(inside)
    await owner.page.goto(`/u/0/account/list-user/user?lang=${language}`)
    await owner.page.getByLabel(owner.t('Yêu cầu mọi người dùng xác thực hai bước', 'Ask every user for two-step verification')).click()
    await owner.page
      .getByText(owner.t('ai chưa có xác thực hai bước', 'whoever has no two-step verification'), { exact: false })
      .first()
      .waitFor()
    await owner.leave()

    const staff = await visit({ language, phone, url })
    const known = { person: newcomer, password }
    await passPassword(staff, known)
    await staff.page
      .getByText(staff.t('Nơi làm việc này yêu cầu xác thực hai bước.', 'This place asks for two-step verification.'), { exact: false })
      .waitFor()
    await staff.page.goto(`/u/0/dashboard?lang=${language}`)
    await staff.page.waitForURL(/\/login/u)
    await passPassword(staff, known)
    const { secret } = await setUpDemandedApp(staff)
    await staff.page.waitForURL(inside)
    await comeInByApp(staff, known, secret)
    await staff.leave()
  })
})
