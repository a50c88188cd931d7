import { expect, test } from 'vitest'
import { leaveOnly } from './world/fewer-rights.ts'
import { ownProduct } from './world/start/own-product.ts'
import { comeAs, enter } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()
const someId = '01900000-0000-7000-8000-00000000dead'

/** Opens an address and finds the words there inside the shell, with nobody signed out. */
const isTold = async (visitor: Visitor, address: string, words: string): Promise<void> => {
  const { page, t } = visitor
  await page.goto(address)
  await page.getByText(words).waitFor()
  await page.getByRole('button', { name: t('Đăng xuất', 'Log out') }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('jwt'))).not.toBeNull()
}

test.each(['vi', 'en'] as const)(
  'whoever is signed in and goes astray stays signed in, is told what is wrong, and comes back, %s',
  async (language) => {
    const visitor = await visit({ language })
    const { page, t } = visitor
    await comeAs(visitor, 'owner')
    const nowhere = t('Địa chỉ này không dẫn tới màn hình nào', 'This address leads to no screen')
    await isTold(visitor, `/u/0/nowhere?lang=${language}`, nowhere)
    await visitor.checkAccessibility()
    await isTold(visitor, '/nowhere', nowhere)
    expect(new URL(page.url()).pathname).toBe('/u/0/nowhere')
    const notYours = t('Tài khoản này không vào được chỗ nghỉ này', 'This account cannot open the property')
    await isTold(visitor, `/u/${someId}/dashboard`, notYours)
    await isTold(visitor, '/u/no-id/dashboard', notYours)
    await isTold(visitor, '/admin/jobs', t('Chỉ nhân viên của nền tảng', 'Only the platform’s staff'))
    await leaveOnly(visitor, ['SALE_1', 'AVAIL_RATE_1'])
    await isTold(
      visitor,
      '/u/0/hotel-setting/hotel-info/room-type',
      t(
        'Cần quyền xem “Thông tin loại phòng”. Chủ sở hữu cấp được quyền này.',
        'Needs the right to view “Room type information”. The owner can give this right.',
      ),
    )
    await visitor.checkAccessibility()
    await page.getByRole('link', { name: t('Về “Phòng trống và giá”', 'Back to “Availability and price”') }).click()
    await page.getByRole('grid').waitFor()
    await page.unrouteAll({ behavior: 'wait' })
    await visitor.leave()
  },
)

test.each(['vi', 'en'] as const)('an administrator who goes astray stays signed in, %s', async (language) => {
  const visitor = await visit({ language })
  const { page, t } = visitor
  await page.goto(`/admin/login?lang=${language}`)
  await page.getByRole('textbox', { name: t('Mã khách sạn', 'Hotel id') }).fill('HAIAU')
  await enter(visitor, 'admin', ownProduct().password)
  await page.waitForURL(/\/admin\/work/u)
  await isTold(visitor, '/admin/nowhere', t('Địa chỉ này không dẫn tới màn hình nào', 'This address leads to no screen'))
  const notEntered = t('Tài khoản quản trị chưa vào chỗ nghỉ này.', 'This administrator has not entered the property.')
  await isTold(visitor, '/u/0/dashboard', notEntered)
  await isTold(visitor, `/u/${someId}/dashboard`, notEntered)
  await page.getByRole('link', { name: t('Về “Việc của tôi”', 'Back to “My work”') }).click()
  await page.waitForURL(/\/admin\/work/u)
  await visitor.leave()
})

test('a stranger at an unknown address is led to the sign-in page', async () => {
  const visitor = await visit({ language: 'en' })
  await visitor.page.goto('/nowhere')
  await visitor.page.waitForURL(/\/login$/u)
  await visitor.page.goto('/u/0/nowhere')
  await visitor.page.waitForURL(/\/login\?return=/u)
  await visitor.leave()
})
