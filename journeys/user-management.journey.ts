import { expect, test } from 'vitest'
import { lettersTo } from './world/letters.ts'
import { comeAs, enter, openLogin } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()
const ownPassword = 'cua bien Hoi An 2026'

/** The address, without its host, that the invitation of somebody leads to. */
const linkFor = async (address: string): Promise<string> => {
  await expect.poll(() => lettersTo(address)).toHaveLength(1)
  const [letter = ''] = await lettersTo(address)
  return /\/invitation\?token=\S+/u.exec(letter)?.[0] ?? ''
}

/** Opens the user's page as whoever may change it. */
const openUser = async ({ page, language, t }: Visitor, userName: string): Promise<void> => {
  await page.goto(`/u/0/account/list-user/user?lang=${language}&text=${userName}`)
  await page.getByRole('row', { name: 'Võ Kim Ngân' }).click()
  await page.getByRole('heading', { name: t('Đăng nhập', 'Signing in'), exact: true }).waitFor()
}

test.each([
  { language: 'vi', phone: false },
  { language: 'en', phone: false },
  { language: 'vi', phone: true },
] as const)('a receptionist is invited, limited, promoted, and stopped while signed in ($language, phone: $phone)', async (how) => {
  const { language, phone } = how
  const owner = await visit(how)
  const { page, t } = owner
  const userName = `ngan.${language}${phone ? '.phone' : ''}`
  const email = `${userName}@haiautrang.example`
  await comeAs(owner, 'owner')

  await page.goto(`/u/0/account/manage-user/user?lang=${language}`)
  await page.getByRole('textbox', { name: t('Họ và tên', 'Full name') }).fill('Võ Kim Ngân')
  await page.getByRole('textbox', { name: t('Tên đăng nhập', 'Username') }).fill(userName)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: t('Số điện thoại', 'Phone') }).fill('0905 444 512')
  await page.getByRole('checkbox', { name: t('Nội dung', 'Content'), exact: true }).check()
  await owner.checkAccessibility()
  await page.getByRole('button', { name: t('Lưu người dùng', 'Save the user') }).click()
  await page.getByText(t('Đã thêm Võ Kim Ngân.', 'Võ Kim Ngân is added.')).waitFor()

  const newcomer = await visit(how)
  await newcomer.page.goto(await linkFor(email))
  await newcomer.page.getByRole('heading', { name: 'Võ Kim Ngân' }).waitFor()
  await newcomer.page.getByRole('textbox', { name: t('Mật khẩu mới', 'New password'), exact: true }).fill(ownPassword)
  await newcomer.page.getByRole('textbox', { name: t('Nhập lại mật khẩu mới', 'Retype the new password') }).fill(ownPassword)
  await newcomer.page.getByRole('button', { name: t('Đặt mật khẩu và bắt đầu', 'Choose the password and begin') }).click()
  await openLogin(newcomer)
  await enter(newcomer, userName, ownPassword)
  await newcomer.page.waitForURL(/\/u\/0\//u)

  if (phone) await newcomer.page.getByRole('button', { name: t('Mở thanh điều hướng', 'Open the menu') }).click()
  const menu = phone ? newcomer.page.getByRole('dialog') : newcomer.page.getByRole('navigation').first()
  await menu.getByText(t('Thông tin khách sạn', 'Hotel information')).waitFor()
  expect(await menu.getByText(t('Danh sách đặt phòng', 'Bookings'), { exact: true }).count()).toBe(0)

  await openUser(owner, userName)
  await page.getByRole('checkbox', { name: t('Lễ tân', 'Reception'), exact: true }).check()
  await page.getByRole('button', { name: t('Lưu người dùng', 'Save the user') }).click()
  await page.getByText(t('Đã lưu Võ Kim Ngân.', 'Võ Kim Ngân is saved.')).waitFor()
  await newcomer.page.goto(`/u/0/booking/list-booking?lang=${language}`)
  await newcomer.page.getByRole('table').waitFor()

  await openUser(owner, userName)
  await page.getByRole('button', { name: t('Ngừng quyền truy cập của Võ Kim Ngân', 'End access for Võ Kim Ngân') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('Ngừng quyền truy cập của Võ Kim Ngân', 'End access for Võ Kim Ngân') })
    .click()
  await newcomer.page.waitForURL(/\/login/u)
  await page.getByRole('button', { name: t('Cho truy cập lại', 'Give access again') }).waitFor()
  await newcomer.leave()
  await owner.leave()
})
