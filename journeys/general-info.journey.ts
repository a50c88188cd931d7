import { expect, test } from 'vitest'
import { hear } from './world/hear.ts'
import { searchList } from './world/search.ts'
import { comeAs } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()
const section = '/u/0/hotel-setting/hotel-info/general-info'

const ways = [
  { language: 'vi', phone: false },
  { language: 'en', phone: false },
  { language: 'vi', phone: true },
] as const
type Way = (typeof ways)[number]

/** Presses a button: a finger does not hover, so an alert at the same place disappears by itself. */
const press = async ({ page }: Visitor, { phone }: Way, name: string): Promise<void> => {
  const button = page.getByRole('button', { name })
  await (phone ? button.tap() : button.click())
}

test.each(ways)(
  'what is wrong is told at its field and in the alert, what was typed stays, and what is right is saved: $language, phone $phone',
  async (way) => {
    const visitor = await visit(way)
    const { page, t } = visitor
    await comeAs(visitor, 'owner')
    await page.goto(section)
    const address = page.getByRole('textbox', { name: t('Địa chỉ', 'Address') })
    await address.waitFor()
    const typed = `99 Võ Nguyên Giáp, ${way.language}${way.phone ? ', điện thoại' : ''}`
    await visitor.checkAccessibility()
    await address.fill('')
    const person = page.getByRole('group', { name: t('Người liên hệ 1', 'Contact person 1') })
    await person.getByRole('textbox', { name: t('Số điện thoại', 'Phone') }).fill('0905')
    const website = page.getByRole('textbox', { name: t('Trang web', 'Website') })
    await website.fill(t('khách sạn của tôi', 'my own hotel'))
    await press(visitor, way, t('Lưu thông tin đăng ký', 'Save the registration information'))
    const missing = t('Vui lòng nhập đầy đủ thông tin bắt buộc: Địa chỉ.', 'Please enter all required information: Address.')
    await hear(visitor, missing)
    await page.getByRole('alert').filter({ hasText: missing }).waitFor({ state: 'hidden' })
    await page.getByText(missing).first().waitFor()
    await person.getByText(t('Số điện thoại phải có ít nhất 8 ký tự.', 'Phone must be at least 8 characters.')).waitFor()
    await page.getByText(t('Tên miền không hợp lệ.', 'Invalid domain name.')).first().waitFor()
    expect(await website.inputValue()).toBe(t('khách sạn của tôi', 'my own hotel'))
    await visitor.checkAccessibility()
    await address.fill(typed)
    await person.getByRole('textbox', { name: t('Số điện thoại', 'Phone') }).fill('+84 905 318 806')
    await website.fill('haiautrang.example')
    await press(visitor, way, t('Lưu thông tin đăng ký', 'Save the registration information'))
    await hear(visitor, t('Đã lưu thông tin đăng ký.', 'The registration information is saved.'))
    await page.reload()
    await expect.poll(() => address.inputValue()).toBe(typed)
    await visitor.leave()
  },
)

test.each(ways)('the pin is put by typing and by the keyboard; what cannot be read is not saved: $language, phone $phone', async (way) => {
  const visitor = await visit(way)
  const { page, t } = visitor
  await comeAs(visitor, 'owner')
  await page.goto(`${section}/register`)
  const typed = page.getByRole('textbox', { name: t('Toạ độ', 'Coordinates') })
  await typed.fill('108.2497, 16.0468')
  await page.getByText(t('Vĩ độ đứng trước, kinh độ đứng sau.', 'Latitude comes first, longitude second.')).waitFor()
  await typed.fill(t(`16°02'48"B 108°14'58"Đ`, `16°02'48"N 108°14'58"E`))
  const map = page.getByRole('application', { name: t('Vị trí trên bản đồ', 'Position on the map') })
  await map.focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('+')
  await page.keyboard.press('ArrowUp')
  const position = async () => (await typed.inputValue()).split(', ').map(Number)
  await expect.poll(async () => (await position())[0]).toBeGreaterThan(16.0467)
  expect((await position())[1]).toBeCloseTo(108.2494, 3)
  await press(visitor, way, t('Lưu thông tin đăng ký', 'Save the registration information'))
  await hear(visitor, t('Đã lưu thông tin đăng ký.', 'The registration information is saved.'))
  await visitor.leave()
})

test.each(ways)('an amenity is found without diacritics, ticked and kept: $language, phone $phone', async (way) => {
  const visitor = await visit(way)
  const { page, t } = visitor
  await comeAs(visitor, 'owner')
  await page.goto(`${section}/amenities`)
  await page.getByRole('searchbox').fill(t('suoi khoang', 'hot SPRING'))
  const spring = page.getByRole('checkbox', { name: t('Suối khoáng nóng', 'Hot spring') })
  const wasThere = await spring.isChecked()
  await spring.click()
  await visitor.checkAccessibility()
  await press(visitor, way, t('Lưu tiện nghi', 'Save the amenities'))
  await hear(visitor, t('tiện nghi', 'Amenities saved'))
  await page.reload()
  await page.getByRole('searchbox').fill(t('suoi khoang', 'hot spring'))
  await expect.poll(() => spring.isChecked()).toBe(!wasThere)
  await visitor.leave()
})

test.each(ways)('a place of one’s own is added at a distance, found, and deleted: $language, phone $phone', async (way) => {
  const visitor = await visit(way)
  const { page, t } = visitor
  await comeAs(visitor, 'owner')
  await page.goto(`${section}/nearby`)
  await page.getByRole('button', { name: t('Thêm địa điểm', 'Add a place'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: t('Địa điểm mới', 'New place') })
  await dialog.getByRole('combobox', { name: t('Loại', 'Kind') }).fill(t('nha thuoc', 'pharm'))
  await page.getByRole('option', { name: t('Nhà thuốc', 'Pharmacy') }).click()
  await dialog.getByRole('textbox', { name: t('Tên tiếng Việt', 'Vietnamese name') }).fill('Quầy thuốc đêm')
  await dialog.getByRole('textbox', { name: t('Tên tiếng Anh', 'English name') }).fill('Night chemist')
  await dialog.getByRole('textbox', { name: t('Khoảng cách', 'Distance') }).fill('120')
  await visitor.checkAccessibility()
  await dialog.getByRole('button', { name: t('Lưu địa điểm', 'Save the place') }).click()
  await dialog.waitFor({ state: 'detached' })
  await searchList(visitor, t('Tìm địa điểm', 'Find a place'), t('quay thuoc', 'night'))
  await page.getByText('120 m').first().waitFor()
  await visitor.checkAccessibility()
  await page.getByRole('button', { name: t('Xoá Quầy thuốc đêm', 'Delete Night chemist') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('Xoá địa điểm', 'Delete the place') })
    .click()
  await page.getByText(t('Không có dữ liệu để hiển thị.', 'There are no records to show.')).waitFor()
  await visitor.leave()
})

test.each(ways)('a hotel of the same owner is taken into the chain, and out of it: $language, phone $phone', async (way) => {
  const visitor = await visit(way)
  const { page, t } = visitor
  await comeAs(visitor, 'owner')
  await page.goto(`${section}/hotel-chain`)
  await page.getByRole('checkbox', { name: t('Khách sạn Ngọc Lan Hồ Gươm', 'Ngoc Lan Hotel, Hoan Kiem Lake') }).check()
  const name = page.getByRole('textbox', { name: t('Tên chuỗi tiếng Anh', 'English name of the chain') })
  await name.fill('')
  await press(visitor, way, t('Lưu chuỗi', 'Save the chain'))
  const missing = t('Vui lòng nhập đầy đủ thông tin bắt buộc', 'Please enter all required information')
  await page.getByText(missing).first().waitFor()
  await page.getByRole('alert').filter({ hasText: missing }).waitFor({ state: 'hidden' })
  await name.fill('Biển Việt Resorts')
  await press(visitor, way, t('Lưu chuỗi', 'Save the chain'))
  await hear(visitor, t('Đã lưu chuỗi', 'is saved'))
  const member = page.getByRole('listitem').filter({ hasText: t('Khách sạn Ngọc Lan Hồ Gươm', 'Ngoc Lan Hotel, Hoan Kiem Lake') })
  await member.getByRole('button', { name: t('Đưa ra khỏi chuỗi', 'Take out of the chain') }).click()
  await visitor.checkAccessibility()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('Đưa ra khỏi chuỗi', 'Take out of the chain') })
    .click()
  await page.getByRole('checkbox', { name: t('Khách sạn Ngọc Lan Hồ Gươm', 'Ngoc Lan Hotel, Hoan Kiem Lake') }).waitFor()
  await visitor.leave()
})
