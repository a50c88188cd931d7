import { expect, test } from 'vitest'
import { lettersTo } from './world/letters.ts'
import { fillNineParts } from './world/nine-parts.ts'
import { ownProduct } from './world/start/own-product.ts'
import { applicant, register } from './world/registration.ts'
import { searchList } from './world/search.ts'
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
    await openHotel(admin, code)
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

/** "The confirm to sell rooms button appears at nine". */
const confirmToSell = async (visitor: Visitor): Promise<void> => {
  const { page, t } = visitor
  await page.goto('/u/0/dashboard')
  await page.getByText('9/9').first().waitFor()
  await visitor.checkAccessibility()
  const words = t('Xác nhận bán phòng', 'Confirm to sell rooms')
  await page.getByRole('main').getByRole('button', { name: words }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: words }).click()
  await page.getByText(t('Chờ duyệt', 'Awaiting approval'), { exact: true }).first().waitFor()
}

/** Finds the property among those that await approval, without diacritics, and opens it. */
const openHotel = async (visitor: Visitor, code: string): Promise<void> => {
  const { page, t } = visitor
  await page.goto('/admin/hotels?view=approve')
  await searchList(visitor, t('Tìm khách sạn', 'Find a hotel'), code.toLowerCase())
  await page.getByRole('row', { name: new RegExp(`${code}$`, 'u') }).click()
  await page.getByRole('heading', { name: t('Chín phần thông tin', 'The nine parts') }).waitFor()
}

/** The file is downloaded through a call; approving is disabled until it is verified. */
const verifyCertificate = async ({ page, t }: Visitor): Promise<void> => {
  const approveButton = page.getByRole('button', { name: t('Duyệt', 'Approve'), exact: true })
  await expect.poll(() => approveButton.getAttribute('aria-disabled')).toBe('true')
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: t('Tải tệp về', 'Download') }).click()])
  expect(file.suggestedFilename()).toBe('giay-phep.pdf')
  const verify = t('Xác minh', 'Verify')
  await page.getByRole('button', { name: verify, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: verify, exact: true }).click()
  await page.getByText(t('Đã xác minh', 'Verified'), { exact: true }).first().waitFor()
}

/** What the property proposed is changed by the platform. */
const agreeCommission = async (visitor: Visitor): Promise<void> => {
  const { page, t } = visitor
  const card = page.getByRole('region', { name: t('Hoa hồng', 'Commission') })
  await card.getByText(t('Chỗ nghỉ đề xuất 15', 'The property proposes 15')).waitFor()
  await card.getByRole('textbox').fill('12,5')
  await card.getByRole('button', { name: t('Xác nhận hoa hồng', 'Confirm the commission') }).click()
  await card.getByText(t('Đã thoả thuận 12,5', 'Agreed at 12.5')).waitFor()
  await visitor.checkAccessibility()
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

const approve = async ({ page, t }: Visitor): Promise<void> => {
  const words = t('Duyệt', 'Approve')
  await page.getByRole('button', { name: words, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: words, exact: true }).click()
  await page.getByText(t('Đã duyệt', 'Approved'), { exact: true }).first().waitFor()
}
