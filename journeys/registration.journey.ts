import { expect, test } from 'vitest'
import { hear } from './world/hear.ts'
import { lettersTo } from './world/letters.ts'
import {
  agree,
  applicant,
  certificate,
  chooseCertificate,
  codeOnPage,
  fillHotel,
  fillPersonal,
  goOn,
  textField,
} from './world/registration.ts'
import { enter, openLogin } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()
const ways = [
  { language: 'vi', phone: false },
  { language: 'en', phone: false },
  { language: 'vi', phone: true },
] as const

test.each(ways)(
  'a property registers: mistakes are told at their fields, and back, a reload, a failed upload and a lost answer lose nothing ($language, phone: $phone)',
  async (how) => {
    const visitor = await visit(how)
    const { page, t } = visitor
    const who = applicant('song')
    await openLogin(visitor)
    await page.getByRole('link', { name: t('Đăng ký chỗ nghỉ mới', 'Register a property') }).click()
    await mistakesOfThePerson(visitor, who)
    await backAndReload(visitor, who)
    await failedUpload(visitor)
    await lostAnswer(visitor)
    await page.getByText(t('Giấy phép được xác minh trong vòng 48 giờ.', 'The certificate is verified within 48 hours.')).waitFor()
    const code = await codeOnPage(visitor)
    await visitor.checkAccessibility()
    await expect.poll(() => lettersTo(who.email)).toHaveLength(1)
    const [letter = ''] = await lettersTo(who.email)
    expect(letter).toContain(t('Xin chào Lê Minh Khang,', 'Hello Lê Minh Khang,'))
    expect(letter).toContain(code)
    expect(letter).toContain(t('trong vòng 48 giờ', 'within 48 hours'))
    await emptyProperty(visitor, who)
    await visitor.leave()
  },
)

/** Nothing typed, a username with invalid characters, a username that is taken: each is shown at its field and in the alert. */
const mistakesOfThePerson = async (visitor: Visitor, who: ReturnType<typeof applicant>): Promise<void> => {
  const { page, t } = visitor
  await page.getByRole('heading', { name: t('Đăng ký chỗ nghỉ', 'Register a property') }).waitFor()
  await visitor.checkAccessibility()
  await goOn(visitor)
  const missing = t('Vui lòng điền đầy đủ các trường đánh dấu *.', 'Please complete the fields marked *.')
  await hear(visitor, missing)
  await expect.poll(() => textField(visitor, t('Họ và tên', 'Full name')).evaluate((field) => field === document.activeElement)).toBe(true)
  await fillPersonal(visitor, who)
  await textField(visitor, t('Tên đăng nhập', 'Username')).fill('sóng biển')
  await textField(visitor, t('Nhập lại mật khẩu', 'Retype the password')).fill('khac-han')
  await goOn(visitor)
  await page.locator('main').getByText(t('Hai mật khẩu chưa khớp.', 'The passwords do not match.')).waitFor()
  await page.locator('main').getByText(t('Tên đăng nhập không đúng định dạng.', 'Username is not in the right format.')).waitFor()
  await visitor.checkAccessibility()
  await fillPersonal(visitor, { ...who, userName: 'owner' })
  await page.keyboard.press('Enter')
  await page.locator('form').getByText(t('Tên đăng nhập đã tồn tại.', 'The username already exists.')).waitFor()
  await textField(visitor, t('Tên đăng nhập', 'Username')).fill(who.userName)
  await page.keyboard.press('Enter')
}

/** Back, forward and a reload: everything is kept except the passwords, and the page says so. */
const backAndReload = async (visitor: Visitor, who: ReturnType<typeof applicant>): Promise<void> => {
  const { page, t } = visitor
  const vietnamese = t('Tên tiếng Việt', 'Vietnamese name')
  await textField(visitor, vietnamese).waitFor()
  await goOn(visitor)
  await page
    .locator('form')
    .getByText(t('Vui lòng nhập đầy đủ thông tin bắt buộc: Loại hình.', 'Please enter all required information: Type.'))
    .waitFor()
  await fillHotel(visitor, who)
  await page.getByRole('button', { name: t('Quay lại', 'Back') }).click()
  await expect.poll(() => textField(visitor, t('Mật khẩu', 'Password')).inputValue()).toBe(who.password)
  await goOn(visitor)
  await textField(visitor, vietnamese).waitFor()
  await page.reload()
  await expect.poll(() => textField(visitor, vietnamese).inputValue()).toBe(who.hotelVi)
  const commune = page.getByRole('combobox', { name: t('Phường, xã', 'Ward or commune'), exact: true })
  await expect.poll(() => commune.inputValue()).not.toBe('')
  await visitor.checkAccessibility()
  await page.getByRole('link', { name: t('Nhập mật khẩu', 'Type the password') }).click()
  await expect.poll(() => textField(visitor, t('Tên đăng nhập', 'Username')).inputValue()).toBe(who.userName)
  expect(await textField(visitor, t('Mật khẩu', 'Password')).inputValue()).toBe('')
  await fillPersonal(visitor, who)
  await goOn(visitor)
  await textField(visitor, vietnamese).waitFor()
  await goOn(visitor)
}

/** A file of another kind, then a broken connection: both are shown at the field, and the upload is tried again. */
const failedUpload = async (visitor: Visitor): Promise<void> => {
  const { page, t } = visitor
  await chooseCertificate(visitor, { ...certificate, name: 'ghi-chu.txt', mimeType: 'text/plain' })
  const format = t('Giấy chứng nhận phải là tệp PDF', 'The certificate must be a PDF')
  await page.locator('form').getByText(format).waitFor()
  await page.route('**/resource/upload-certificate', (route) => route.fulfill({ status: 408, body: '' }), { times: 1 })
  await chooseCertificate(visitor)
  await page.locator('form').getByText(t('Không kết nối được máy chủ', 'The server cannot be reached')).waitFor()
  await visitor.checkAccessibility()
  await page.getByRole('button', { name: t('Tải lại', 'Try again') }).click()
  await page.getByText(t('Đã tải lên', 'Uploaded')).waitFor()
}

/** The answer to the registration is lost: sent again, it is the same registration. */
const lostAnswer = async (visitor: Visitor): Promise<void> => {
  const { page, t } = visitor
  const send = page.getByRole('button', { name: t('Gửi đăng ký', 'Send the registration') })
  await send.click()
  await page.locator('form').getByText(t('Cần đồng ý với điều khoản sử dụng.', 'The terms must be accepted.')).waitFor()
  await page.getByRole('button', { name: t('Đọc điều khoản', 'Read the terms') }).click()
  await page
    .getByRole('dialog')
    .getByRole('heading', { name: t('Ai được đăng ký', 'Who may register') })
    .waitFor()
  await visitor.checkAccessibility()
  await page.keyboard.press('Escape')
  await agree(visitor)
  await page.route(
    '**/hotel/register',
    async (route) => {
      await route.fetch()
      await route.fulfill({ status: 408, body: '' })
    },
    { times: 1 },
  )
  await send.click()
  await page.locator('main').getByText(t('Không kết nối được máy chủ', 'The server cannot be reached')).waitFor()
  await send.click()
  await page.getByRole('heading', { name: t('Đã nhận đăng ký', 'Registration received') }).waitFor()
}

/** The applicant signs in at once; every screen works for a property without data. */
const emptyProperty = async (visitor: Visitor, who: ReturnType<typeof applicant>): Promise<void> => {
  const { page, t } = visitor
  await page.getByRole('button', { name: t('Đăng nhập', 'Sign in') }).click()
  await page.waitForURL(/\/login/u)
  await page.getByRole('heading', { name: t('Đăng nhập nhà cung cấp', 'Supplier sign in') }).waitFor()
  await enter(visitor, who.userName, who.password)
  await page.waitForURL(/\/u\/0\/dashboard/u)
  await page.getByText(t('Giấy phép kinh doanh được xác minh chậm nhất', 'The business certificate is verified by')).waitFor()
  await page.getByText('0/9').first().waitFor()
  await visitor.checkAccessibility()
  const noRooms = t('Chưa có loại phòng nào. Tạo loại phòng trước.', 'There is no room type yet. Create one first.')
  await page.goto('/u/0/hotel-manage/room-sale/avail-and-rate')
  await page.getByText(noRooms).waitFor()
  await page.goto('/u/0/hotel-manage/room-sale/avail-and-rate/batch-update')
  await page.getByText(noRooms).waitFor()
  await visitor.checkAccessibility()
  await page.goto('/u/0/booking/list-booking')
  await page.getByText(t('Chưa có đặt phòng nào.', 'There is no booking yet.')).waitFor()
  await page.goto('/u/0/hotel/activityDiaryUpdateBulk')
  await page
    .getByText(t('Chưa có lần cập nhật giá nào.', 'No rate has been updated yet.'))
    .or(page.getByRole('main').getByText(/0/u))
    .first()
    .waitFor()
}
