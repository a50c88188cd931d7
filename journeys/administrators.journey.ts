import { expect, test } from 'vitest'
import { hear } from './world/hear.ts'
import { lettersTo } from './world/letters.ts'
import { comeAs, enter, openLogin } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()
const ownPassword = 'cua bien Hoi An 2026'

test.each([
  ['vi', false],
  ['en', true],
] as const)('%s: an administrator is invited, comes in, and is stopped while signed in', async (language, dark) => {
  const admin = await visit({ language, dark })
  const { page, t } = admin
  const userName = `mai.${language}`
  const email = `${userName}@innkeeper.example`
  await comeAs(admin, 'admin')
  await inviteOne(admin, userName, email)

  const newcomer = await visit({ language })
  await choosePassword(newcomer, email)
  await openLogin(newcomer)
  await enter(newcomer, userName, ownPassword)
  await newcomer.page.waitForURL(/\/admin\//u)

  await page.goto(`/admin/users?lang=${language}&text=${userName}`)
  await page.getByRole('row', { name: 'Lý Thu Mai' }).click()
  await page.getByRole('checkbox', { name: t('Đang làm việc', 'Working') }).uncheck()
  await admin.checkAccessibility()
  await page.getByRole('button', { name: t('Lưu quản trị viên', 'Save the administrator') }).click()
  await hear(admin, t('Đã lưu Lý Thu Mai.', 'Lý Thu Mai is saved.'))
  await newcomer.page.waitForURL(/\/login/u)
  await admin.leave()
  await newcomer.leave()
})

const inviteOne = async (visitor: Visitor, userName: string, email: string): Promise<void> => {
  const { page, t, language, checkAccessibility } = visitor
  await page.goto(`/admin/users?lang=${language}`)
  await page.getByRole('table').waitFor()
  await checkAccessibility()
  await page
    .getByRole('button', { name: t('Mời quản trị viên', 'Invite an administrator') })
    .first()
    .click()
  await page.getByRole('textbox', { name: t('Họ và tên', 'Full name') }).fill('Lý Thu Mai')
  await page.getByRole('textbox', { name: t('Tên đăng nhập', 'Username') }).fill(userName)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: t('Số điện thoại', 'Phone') }).fill('0905 444 512')
  await page.getByRole('checkbox', { name: t('Quản lý kinh doanh (SM)', 'Sales manager (SM)') }).check()
  await page.getByRole('checkbox', { name: t('Quản lý hợp đồng (CM)', 'Contract manager (CM)') }).check()
  await checkAccessibility()
  await page.getByRole('button', { name: t('Lưu quản trị viên', 'Save the administrator') }).click()
  await hear(visitor, t('Đã mời Lý Thu Mai.', 'Lý Thu Mai is invited.'))
}

const choosePassword = async ({ page, t, checkAccessibility }: Visitor, email: string): Promise<void> => {
  await expect.poll(() => lettersTo(email)).toHaveLength(1)
  const [letter = ''] = await lettersTo(email)
  await page.goto(/\/invitation\?token=\S+/u.exec(letter)?.[0] ?? '')
  await page.getByRole('heading', { name: 'Lý Thu Mai' }).waitFor()
  await checkAccessibility()
  await page.getByRole('textbox', { name: t('Mật khẩu mới', 'New password'), exact: true }).fill(ownPassword)
  await page.getByRole('textbox', { name: t('Nhập lại mật khẩu mới', 'Retype the new password') }).fill(ownPassword)
  await page.getByRole('button', { name: t('Đặt mật khẩu và bắt đầu', 'Choose the password and begin') }).click()
  await page.waitForURL(/\/login/u)
}
