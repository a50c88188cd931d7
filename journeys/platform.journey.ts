import { expect, test } from 'vitest'
import { hear } from './world/hear.ts'
import { ownProduct } from './world/start/own-product.ts'
import { applicant, certificate, chooseCertificate, register } from './world/registration.ts'
import { searchList } from './world/search.ts'
import { enter, openLogin } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()

test.each(['vi', 'en'] as const)(
  'a certificate is not accepted, another is sent and verified; the platform orders, exports and enters the property (%s)',
  async (language) => {
    const owner = await visit({ language, phone: true })
    const who = applicant('san')
    const code = await register(owner, who)
    const admin = await visit({ language, dark: true })
    await signInAs(admin, 'admin', ownProduct().password)
    await refuse(admin, code)

    await signInAs(owner, who.userName, who.password)
    await sendAnother(owner)

    await hearOfCertificate(admin, code)
    await verify(admin)
    await orderAndExport(admin, code)
    await putFirst(admin, admin.t(who.hotelVi, who.hotelEn))
    await enterAsOwner(admin, code)
    await seeVisit(owner)
    await admin.leave()
    await owner.leave()
  },
)

const note = 'Bản chụp mờ, gửi bản quét.'

const signInAs = async (visitor: Visitor, userName: string, password: string): Promise<void> => {
  await openLogin(visitor)
  await enter(visitor, userName, password)
  await visitor.page.waitForURL(/\/(?:u\/0|admin)\//u)
}

const rowOf = ({ page }: Visitor, code: string) => page.getByRole('row', { name: new RegExp(`${code}$`, 'u') })

/** The registration is in the list to verify; refusing needs a note. */
const refuse = async (visitor: Visitor, code: string): Promise<void> => {
  const { page, t, checkAccessibility } = visitor
  await page.goto('/admin/hotels?view=verify')
  await rowOf(visitor, code).waitFor()
  await checkAccessibility()
  await rowOf(visitor, code).click()
  await page.getByRole('button', { name: t('Không chấp nhận', 'Do not accept'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  const words = t('Không chấp nhận giấy phép', 'Do not accept the certificate')
  await dialog.getByRole('button', { name: words }).click()
  await dialog.getByText(t('Ghi rõ cần sửa gì.', 'Write what needs to be corrected.')).first().waitFor()
  await checkAccessibility()
  await dialog.getByRole('textbox', { name: t('Ghi chú cho chỗ nghỉ', 'Note to the property') }).fill(note)
  await dialog.getByRole('button', { name: words }).click()
  await page.getByRole('main').getByText(note).first().waitFor()
}

/** The property reads the reason, and sends another certificate from its dashboard, on a phone. */
const sendAnother = async (visitor: Visitor): Promise<void> => {
  const { page, t, checkAccessibility } = visitor
  await page.goto('/u/0/dashboard')
  await page.getByRole('main').getByText(note).first().waitFor()
  await chooseCertificate(visitor, { ...certificate, name: 'ban-quet.pdf' })
  await page.getByText(t('Đã tải lên', 'Uploaded')).waitFor()
  await checkAccessibility()
  await page.getByRole('button', { name: t('Gửi giấy phép', 'Send the certificate') }).click()
  await page.getByText(t('Giấy phép kinh doanh được xác minh chậm nhất', 'The business certificate is verified by')).waitFor()
}

/** The administrator hears of it in the bell, without a reload, and it leads to the property. */
const hearOfCertificate = async (visitor: Visitor, code: string): Promise<void> => {
  const { page, t, checkAccessibility } = visitor
  await page.goto('/admin/jobs')
  await page.getByRole('button', { name: t('Thông báo, ', 'Notifications, ') }).click()
  const bell = page.getByRole('dialog', { name: t('Thông báo', 'Notifications') })
  const told = bell.getByRole('button', { name: t(`${code} gửi lại giấy phép kinh doanh`, `${code} sent a new business certificate`) })
  await told.waitFor()
  await checkAccessibility()
  await told.click()
  await page.waitForURL(/\/admin\/hotels\/[0-9a-f-]{36}$/u)
}

const verify = async ({ page, t }: Visitor): Promise<void> => {
  await page.reload()
  await page.getByText('ban-quet.pdf').waitFor()
  const words = t('Xác minh', 'Verify')
  await page.getByRole('button', { name: words, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: words, exact: true }).click()
  await page.getByText(t('Đã xác minh', 'Verified'), { exact: true }).first().waitFor()
}

/** The display order is typed in the list; the shown list is exported. */
const orderAndExport = async (visitor: Visitor, code: string): Promise<void> => {
  const { page, t } = visitor
  await page.goto('/admin/hotels')
  await searchList(visitor, t('Tìm khách sạn', 'Find a hotel'), code)
  const order = rowOf(visitor, code).getByRole('textbox')
  await order.fill('77')
  await order.press('Enter')
  await hear(visitor, '77')
  await page.getByRole('button', { name: t('Xuất 1', 'Export 1'), exact: true }).click()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Excel (.xlsx)' }).click()])
  expect(file.suggestedFilename()).toMatch(new RegExp(`^${t('cho-nghi', 'properties')}-\\d{4}-\\d{2}-\\d{2}\\.xlsx$`, 'u'))
  await page.reload()
  await expect.poll(() => order.inputValue()).toBe('77')
}

/** Lifted, brought to the front and put down by keys: the property is shown first, also once the page is read again. */
const putFirst = async (visitor: Visitor, name: string): Promise<void> => {
  const { page, t, checkAccessibility } = visitor
  await page.getByRole('button', { name: t('Xếp thứ tự', 'Put in order') }).click()
  const list = page.getByRole('list', { name: t('Chỗ nghỉ theo thứ tự hiển thị', 'Properties in their display order') })
  await list.getByRole('link', { name }).waitFor()
  await checkAccessibility()
  await list.getByRole('button', { name: t(`Đổi chỗ ${name}, vị trí`, `Move ${name}, place`) }).press('Space')
  await page.keyboard.press('Home')
  const [saved] = await Promise.all([page.waitForResponse(/supplier\/hotel\/place/u), page.keyboard.press('Space')])
  expect(saved.status()).toBe(200)
  await page.reload()
  await expect.poll(() => list.getByRole('listitem').first().textContent()).toContain(name)
  await page.goto('/admin/hotels')
}

/** The administrator enters as an owner, at the property's own address; the menu leads back to the platform, and that ends the visit. */
const enterAsOwner = async (visitor: Visitor, code: string): Promise<void> => {
  const { page, t } = visitor
  await rowOf(visitor, code).click()
  await page.getByRole('button', { name: t('Vào như chủ khách sạn', 'Enter as its owner') }).click()
  await page.waitForURL(/\/u\/[0-9a-f-]{36}\//u)
  await page.getByText('0/9').first().waitFor()
  await page.getByRole('link', { name: t('Trang quản trị', 'Manage home') }).click()
  await page.waitForURL(/\/admin\/work/u)
  await page.waitForFunction(() => localStorage.getItem('hotelTokens') === '{}')
}

/** The owner hears of the visit without a reload, and finds it in the account settings. */
const seeVisit = async (visitor: Visitor): Promise<void> => {
  const { page, t, checkAccessibility } = visitor
  await page.getByRole('button', { name: t('Thông báo, ', 'Notifications, ') }).click()
  const dialog = page.getByRole('dialog', { name: t('Thông báo', 'Notifications') })
  await dialog.getByText(t('của Innkeeper đã rời chỗ nghỉ', 'of Innkeeper left the property')).first().waitFor()
  await dialog.getByText(t('của Innkeeper đã vào chỗ nghỉ', 'of Innkeeper entered the property')).first().click()
  await page.waitForURL(/\/account\/setting/u)
  const visit = page.getByRole('region', { name: t('Lượt vào của Innkeeper', 'Visits by Innkeeper') }).getByRole('listitem')
  await visit.getByText(t('rời ', 'left ')).waitFor()
  expect(await visit.count()).toBe(1)
  await checkAccessibility()
}
