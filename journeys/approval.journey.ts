import { expect, test } from 'vitest'
import { lettersTo } from './world/letters.ts'
import { fillNineParts } from './world/nine-parts.ts'
import { agreeCommission, approve, confirmToSell, openWaitingHotel, verifyCertificate } from './world/first-sale/approval-acts.ts'
import { ownProduct } from './world/start/own-product.ts'
import { applicant, register } from './world/registration.ts'
import { enter, openLogin } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()
const ways = [
  { language: 'vi', phone: false },
  { language: 'en', phone: false },
  { language: 'vi', phone: true },
] as const

test.each(ways)(
  'from registration to approved: nine parts, confirmed, sent back with a note, confirmed again, approved ($language, phone: $phone)',
  async (how) => {
    const owner = await visit(how)
    const who = applicant('duyet')
    const code = await register(owner, who)
    await signInAs(owner, who.userName, who.password)
    await owner.page.getByText('0/9').first().waitFor()
    await fillNineParts(owner)
    await confirmToSell(owner)

    const admin = await visit({ language: how.language })
    await signInAs(admin, 'admin', ownProduct().password)
    await openWaitingHotel(admin, code)
    await admin.checkAccessibility()
    await verifyCertificate(admin)
    await agreeCommission(admin)
    await sendBack(admin)

    await readNote(owner)
    await seeCommission(owner)
    await confirmToSell(owner)

    await admin.page.reload()
    await approve(admin)
    await admin.checkAccessibility()
    await admin.leave()

    await owner.page.goto('/u/0/dashboard')
    await owner.page.getByText(owner.t('Đã duyệt', 'Approved'), { exact: true }).first().waitFor()
    const putOnSale = owner.page.getByRole('button', { name: owner.t('Mở bán', 'Put on sale') })
    await expect.poll(() => putOnSale.getAttribute('aria-disabled')).toBe('true')
    await owner.checkAccessibility()
    await expect.poll(async () => (await lettersTo(who.email)).length).toBeGreaterThanOrEqual(4)
    await expect.poll(async () => (await lettersTo(who.email)).filter((letter) => letter.includes(note))).toHaveLength(1)
    await owner.leave()
  },
)

const note = 'Ảnh chính chưa rõ mặt tiền. Chọn ảnh khác.'

/** Signs a person in, whatever page follows. */
const signInAs = async (visitor: Visitor, userName: string, password: string): Promise<void> => {
  await openLogin(visitor)
  await enter(visitor, userName, password)
  await visitor.page.waitForURL(/\/(?:u\/0|admin)\//u)
}

/** The property hears of it in the bell, and reads it where it had proposed another. */
const seeCommission = async (visitor: Visitor): Promise<void> => {
  const { page, t } = visitor
  await page.getByRole('button', { name: t('Thông báo, ', 'Notifications, ') }).click()
  const told = t('Hoa hồng đã thoả thuận: 12,5', 'Commission agreed: 12.5')
  await page
    .getByRole('dialog', { name: t('Thông báo', 'Notifications') })
    .getByRole('button', { name: told })
    .click()
  const field = page.getByRole('textbox', { name: t('Hoa hồng đã thoả thuận', 'Commission agreed') })
  await expect.poll(() => field.inputValue()).toBe('12.5')
  expect(await field.isDisabled()).toBe(true)
  await visitor.checkAccessibility()
}

const sendBack = async (visitor: Visitor): Promise<void> => {
  const { page, t } = visitor
  const words = t('Trả lại', 'Send back')
  await page.getByRole('button', { name: words, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: words, exact: true }).click()
  await dialog.getByText(t('Ghi rõ cần sửa gì.', 'Write what needs to be corrected.')).first().waitFor()
  await visitor.checkAccessibility()
  await dialog.getByRole('textbox', { name: t('Ghi chú cho chỗ nghỉ', 'Note to the property') }).fill(note)
  await dialog.getByRole('button', { name: words, exact: true }).click()
  await page.getByText(t('Bị trả lại', 'Sent back'), { exact: true }).first().waitFor()
}

/** The property is notified without a reload, and reads what to correct. */
const readNote = async ({ page, t }: Visitor): Promise<void> => {
  await page.getByText(t('Bị trả lại', 'Sent back'), { exact: true }).first().waitFor()
  await page.getByText(note).first().waitFor()
}
