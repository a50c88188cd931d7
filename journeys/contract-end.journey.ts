import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appCode } from './world/app-code.ts'
import { moveOn, openAsPlatform, openDispute, release } from './world/contract-acts.ts'
import { hear } from './world/hear.ts'
import { proveApp } from './world/second-step.ts'
import { startAnother } from './world/start/own-product.ts'
import type { Started } from './world/start/start-product.ts'
import { enter, openLogin } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()
const signer = 'Nguyễn Thị Thuỳ Dương'

describe.each([
  { language: 'vi', phone: true },
  { language: 'en', phone: false },
] as const)('$language, on a phone: $phone', ({ language, phone }) => {
  let own: Started
  beforeAll(async () => {
    own = await startAnother()
  })
  afterAll(() => own.stop())

  test('a contract is signed with a second step, extended, disputed and liquidated; another is closed and may be drawn up anew', async () => {
    const { url, password } = own.product
    const admin = await visit({ language, url, dark: phone })
    await signInAt(admin, 'admin', password)
    const owner = await visit({ language, url, phone })
    await signInAt(owner, 'owner', password)
    const app = await setUpApp(owner, password)

    const id = await openAsPlatform(admin, 'DENLONG')
    await owner.page.goto(`/u/${id}/account/contract?lang=${language}`)
    await signWithSecondStep(owner, { password, code: appCode(app.secret, 1) })
    await countersign(admin, password)

    const end = await extend(admin)
    await signWithSecondStep(owner, { password, recovery: app.recovery })
    await countersign(admin, password)
    await seeExtended([owner, admin], end)

    await liquidateDisputed(owner, admin)
    await closeAnother(owner, admin)
    await owner.leave()
    await admin.leave()
  })
})

const signInAt = async (visitor: Visitor, person: string, password: string): Promise<void> => {
  await openLogin(visitor)
  await enter(visitor, person, password)
  await visitor.page.waitForURL(person === 'admin' ? /\/admin\//u : /\/u\/0\//u)
}

const setUpApp = async (visitor: Visitor, password: string) => {
  const { page, language, t } = visitor
  await page.goto(`/u/0/account/setting?lang=${language}`)
  await page.getByRole('button', { name: t('Thiết lập xác thực hai bước', 'Set up two-step verification') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('Mật khẩu hiện tại', 'Current password')).fill(password)
  await dialog.getByRole('button', { name: t('Dùng ứng dụng xác thực', 'Use an authenticator app') }).click()
  const app = await proveApp(visitor)
  await page.getByRole('button', { name: t('Tắt Điện thoại', 'Turn off Phone') }).waitFor()
  return app
}

type Proof = { readonly password: string } & ({ readonly code: string } | { readonly recovery: string })

/** The password is not enough: a code of the app, or a recovery code, is asked for; a wrong one signs nothing. */
const signWithSecondStep = async (visitor: Visitor, proof: Proof): Promise<void> => {
  const { page, t, checkAccessibility } = visitor
  const press = async () => {
    await page.getByRole('button', { name: new RegExp(`^${t('Ký', 'Sign')} (HD|PL)-`, 'u') }).click()
  }
  await fillSignature(visitor, signer, proof.password)
  await press()
  const code = page.getByLabel(t('Mã 6 chữ số', 'Six-digit code'))
  await code.waitFor()
  await checkAccessibility()
  await code.fill('000000')
  await page.keyboard.press('Enter')
  await page.getByText(t('Mã không đúng.', 'The code is wrong.'), { exact: false }).first().waitFor()
  if ('code' in proof) await code.fill(proof.code)
  else {
    await page.getByRole('button', { name: t('Không có điện thoại? Dùng mã khôi phục', 'No phone at hand? Use a recovery code') }).click()
    await page.getByLabel(t('Mã khôi phục', 'Recovery code')).fill(proof.recovery)
  }
  await page.getByRole('button', { name: t('Xác nhận', 'Confirm') }).click()
  await page.getByText(t('Đã xác thực bước hai.', 'The second step is verified.'), { exact: false }).waitFor()
  await checkAccessibility()
  await press()
  await hear(visitor, t('Đã ký.', 'Signed.'))
}

const fillSignature = async ({ page, t }: Visitor, name: string, password: string): Promise<void> => {
  const box = (vi: string, en: string) => page.getByRole('main').getByRole('textbox', { name: t(vi, en), exact: true })
  const field = page.getByLabel(t('Mật khẩu của tài khoản này', 'Password of this account')).first()
  await field.waitFor()
  await box('Người ký', 'Signer').fill(name)
  await box('Chức vụ', 'Position').fill('Giám đốc')
  const tick = page.getByRole('checkbox', { name: t('Tôi đã đọc mọi điều', 'I have read every article'), exact: false })
  if ((await tick.count()) > 0) await tick.check()
  await field.fill(password)
}

/** The administrator of the sample data has no second step: the password signs. */
const countersign = async (visitor: Visitor, password: string): Promise<void> => {
  const { page, t } = visitor
  await page.getByRole('heading', { name: t('cho Innkeeper', 'for Innkeeper'), exact: false }).waitFor()
  await fillSignature(visitor, 'Phạm Hoàng Bảo Ngọc', password)
  await page.getByRole('button', { name: new RegExp(`^${t('Ký', 'Sign')} (HD|PL)-`, 'u') }).click()
  await hear(visitor, t('Hai bên đã ký.', 'Both sides have signed.'))
}

/** An amendment with a later end, released; returns its last day as people read it. */
const extend = async (visitor: Visitor): Promise<string> => {
  const { page, t, checkAccessibility } = visitor
  const words = t('Soạn phụ lục', 'Draw up an amendment')
  await page.getByRole('button', { name: words, exact: true }).click()
  const end = dayIn(2000)
  await fillDay(visitor, t('Hiệu lực từ', 'Runs from'), dayIn(20))
  await fillDay(visitor, t('Gia hạn đến hết', 'Extend until the end of'), end)
  await page.getByRole('button', { name: words, exact: true }).last().click()
  await hear(visitor, t('Đã soạn phụ lục.', 'The amendment is drawn up.'))
  await checkAccessibility()
  await release(visitor, t('Phát hành phụ lục', 'Release the amendment'))
  return end
}

const fillDay = async ({ page }: Visitor, label: string, day: string): Promise<void> => {
  const field = page.getByRole('main').getByRole('textbox', { name: label })
  await field.fill(day)
  await field.press('Tab')
}

const dayIn = (days: number): string => {
  const day = new Date(Date.now() + days * 86_400_000)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(day.getUTCDate())}/${two(day.getUTCMonth() + 1)}/${day.getUTCFullYear()}`
}

/** Both sides read in the time line that the contract was extended; the property reads until when it runs. */
const seeExtended = async (both: readonly [Visitor, Visitor], end: string): Promise<void> => {
  const [{ page, t }] = both
  await page.getByText(t(`Hợp đồng có hiệu lực đến ${end}.`, `The contract runs until ${end}.`)).waitFor()
  for (const one of both) {
    await one.page.getByText(one.t('Gia hạn ·', 'Extended ·'), { exact: false }).first().waitFor()
    await one.checkAccessibility()
  }
}

/** A dispute that does not end well: the contract manager liquidates the contract, and says why. */
const liquidateDisputed = async (owner: Visitor, admin: Visitor): Promise<void> => {
  const { t } = owner
  const why = t('Không nhận được tiền tháng Ba', 'March was not paid')
  await openDispute(owner, why)
  await admin.page.getByText(why, { exact: false }).first().waitFor()
  const note = t('Hai bên thanh lý theo biên bản', 'Both sides settle their accounts and part')
  await moveOn(admin, t('Thanh lý hợp đồng', 'Liquidate the contract'), { arrives: t('Đã thanh lý', 'Liquidated'), note })
  await owner.page.getByText(note, { exact: false }).first().waitFor()
  await owner.page.getByText(t('Đã thanh lý', 'Liquidated'), { exact: true }).first().waitFor()
  expect(await owner.page.getByRole('button', { name: t('Mở tranh chấp', 'Open a dispute') }).count()).toBe(0)
  await owner.checkAccessibility()
}

/** A signed contract is closed; the property reads it, and the platform may draw up another. */
const closeAnother = async (owner: Visitor, admin: Visitor): Promise<void> => {
  const { t, language } = owner
  const id = await openAsPlatform(admin, 'HAIAU')
  await owner.page.goto(`/u/${id}/account/contract?lang=${language}`)
  const note = t('Khách sạn ngừng kinh doanh', 'The hotel gives up')
  await moveOn(admin, t('Đóng hợp đồng', 'Close the contract'), { arrives: t('Đã đóng', 'Closed'), note })
  await owner.page.getByText(note, { exact: false }).first().waitFor()
  await owner.page.getByText(t('Đã đóng', 'Closed'), { exact: true }).first().waitFor()
  await admin.page.getByRole('button', { name: t('Soạn hợp đồng', 'Draw up the contract'), exact: true }).waitFor()
  await admin.checkAccessibility()
}
