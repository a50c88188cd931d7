import { expect } from 'vitest'
import type { Visitor } from './visit.ts'

/** A person who registers a property, with names that nobody else has. */
export type Applicant = {
  readonly userName: string
  readonly email: string
  readonly password: string
  readonly hotelVi: string
  readonly hotelEn: string
}

/** An applicant of a journey; `name` has letters only and makes the property's name unique. */
export const applicant = (name: string): Applicant => {
  const userName = `${name}${crypto.randomUUID().slice(0, 6)}`
  return {
    userName,
    email: `${userName}@example.com`,
    password: 'song-bien-va-cat',
    hotelVi: `Khách sạn Sóng Biển ${userName}`,
    hotelEn: `Sea Waves Hotel ${userName}`,
  }
}

/** A text field, also for passwords, by its label. */
export const textField = ({ page }: Pick<Visitor, 'page'>, label: string) => page.getByRole('textbox', { name: label, exact: true })

/** Chooses from a list by typing. */
const choose = async ({ page }: Pick<Visitor, 'page'>, label: string, option: string): Promise<void> => {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Types into fields, one after the other, as a person does. */
export const fillAll = async (visitor: Pick<Visitor, 'page'>, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, value] of Object.entries(values)) await textField(visitor, label).fill(value)
}

/** The first step, filled in. */
export const fillPersonal = (visitor: Visitor, { userName, email, password }: Applicant): Promise<void> => {
  const { t } = visitor
  return fillAll(visitor, {
    [t('Họ và tên', 'Full name')]: 'Lê Minh Khang',
    [t('Chức vụ', 'Position')]: 'Giám đốc',
    Email: email,
    [t('Số điện thoại', 'Phone')]: '0905 123 456',
    [t('Tên đăng nhập', 'Username')]: userName,
    [t('Mật khẩu', 'Password')]: password,
    [t('Nhập lại mật khẩu', 'Retype the password')]: password,
  })
}

/** Fills in the second step; the place is found without diacritics. */
export const fillHotel = async (visitor: Visitor, { hotelVi, hotelEn, email }: Applicant): Promise<void> => {
  const { t } = visitor
  await choose(visitor, t('Loại hình', 'Type'), t('Khách sạn', 'Hotel'))
  await fillAll(visitor, { [t('Tên tiếng Việt', 'Vietnamese name')]: hotelVi, [t('Tên tiếng Anh', 'English name')]: hotelEn })
  await choose(visitor, t('Hạng sao', 'Star rating'), t('4 sao', '4 stars'))
  await fillAll(visitor, { [t('Số phòng', 'Number of rooms')]: '62', [t('Mã số thuế', 'Tax code')]: '0401234567' })
  await chooseFound(visitor, t('Tỉnh, thành phố', 'Province or city'), 'da nang', t('Đà Nẵng', 'Da Nang City'))
  await chooseFound(visitor, t('Phường, xã', 'Ward or commune'), 'hai chau', t('Hải Châu', 'Hai Chau Ward'))
  await fillAll(visitor, {
    [t('Địa chỉ', 'Address')]: '12 Bạch Đằng',
    [t('Số điện thoại của chỗ nghỉ', 'Phone of the property')]: '0236 3888 999',
    [t('Email của chỗ nghỉ', 'Email of the property')]: email,
  })
}

/** Chooses from a list by typing a part of the option, with the keyboard: a list may still be moving when it is clicked. */
export const chooseFound = async ({ page }: Visitor, label: string, part: string, whole: string): Promise<void> => {
  const field = page.getByRole('combobox', { name: label, exact: true })
  await field.click()
  await field.fill(part)
  await page.getByRole('option', { name: whole }).waitFor()
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect.poll(() => field.inputValue()).toContain(whole)
}

/** A file that is named a PDF and is one. */
export const certificate = {
  name: 'giay-phep.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'),
}

/** Chooses a certificate as the file picker would. */
export const chooseCertificate = ({ page, t }: Visitor, file: typeof certificate = certificate): Promise<void> =>
  page.getByLabel(t('Giấy phép kinh doanh', 'Business certificate')).setInputFiles(file)

/** Accepts the terms and solves the captcha. */
export const agree = async ({ page, t }: Visitor): Promise<void> => {
  await page.getByRole('checkbox', { name: t('Đồng ý với điều khoản sử dụng', 'I accept the terms') }).check()
  await page.getByRole('checkbox', { name: t('Tôi không phải người máy', 'I am not a robot') }).click()
  await page.getByText(t('Đã kiểm tra', 'Checked'), { exact: true }).waitFor()
}

/** Goes on to the next step. */
export const goOn = ({ page, t }: Visitor): Promise<void> => page.getByRole('button', { name: t('Tiếp tục', 'Continue') }).click()

/** Registers directly, and returns the property's code. */
export const register = async (visitor: Visitor, who: Applicant): Promise<string> => {
  const { page, t, language } = visitor
  await page.goto(`/register?lang=${language}`)
  await fillPersonal(visitor, who)
  await goOn(visitor)
  await fillHotel(visitor, who)
  await goOn(visitor)
  await chooseCertificate(visitor)
  await page.getByText(t('Đã tải lên', 'Uploaded')).waitFor()
  await agree(visitor)
  await page.getByRole('button', { name: t('Gửi đăng ký', 'Send the registration') }).click()
  await page.getByRole('heading', { name: t('Đã nhận đăng ký', 'Registration received') }).waitFor()
  return codeOnPage(visitor)
}

/** The code that the page shows after a registration. */
export const codeOnPage = async ({ page }: Pick<Visitor, 'page'>): Promise<string> =>
  (await page.locator('main dl dd').nth(1).textContent()) ?? ''
