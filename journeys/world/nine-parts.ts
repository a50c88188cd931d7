import { hear } from './hear.ts'
import { chooseFiles, drawPhotos } from './photos.ts'
import { chooseFound, fillAll, textField } from './registration.ts'
import type { Visitor } from './visit.ts'

const info = '/u/0/hotel-setting/hotel-info/general-info'
const config = '/u/0/hotel-setting/hotel-info/hotel-config'

/** Presses the button that saves, and waits until the page says that it is saved. */
const save = async (visitor: Visitor, button: string, said: string): Promise<void> => {
  await visitor.page.getByRole('button', { name: button, exact: true }).click()
  await hear(visitor, said)
}

/** General information: the pin on the map, by typing; and an amenity. The rest came with the registration. */
const generalInfo = async (visitor: Visitor): Promise<void> => {
  const { page, t } = visitor
  await page.goto(`${info}/register`)
  const position = textField(visitor, t('Toạ độ', 'Coordinates'))
  await position.fill('16.0678, 108.2208')
  await position.blur()
  await save(
    visitor,
    t('Lưu thông tin đăng ký', 'Save the registration information'),
    t('Đã lưu thông tin đăng ký.', 'The registration information is saved.'),
  )
  await page.goto(`${info}/amenities`)
  // Found by searching: on a phone the groups are closed until they are opened or contain a match.
  await page.getByRole('searchbox', { name: t('Tìm tiện nghi', 'Find an amenity') }).fill(t('ho boi ngoai', 'outdoor pool'))
  await page.getByRole('checkbox', { name: t('Hồ bơi ngoài trời', 'Outdoor pool'), exact: true }).check()
  await save(visitor, t('Lưu tiện nghi', 'Save the amenities'), t('tiện nghi.', 'Amenities saved'))
}

/** Rooms on sale on nights to come, by the batch update. */
const openRooms = async (visitor: Visitor): Promise<void> => {
  const { page, t } = visitor
  await page.goto('/u/0/hotel-manage/room-sale/avail-and-rate/batch-update')
  await page.getByRole('button', { name: t('mở lịch', 'open the calendar') }).click()
  await page
    .getByRole('button', { name: t('Tháng sau', 'Next month'), exact: true })
    .first()
    .click()
  await page.getByRole('checkbox', { name: t('Phòng hướng biển', 'Sea view room'), exact: true }).check()
  await page.getByRole('checkbox', { name: t('Số phòng bán', 'Allotment'), exact: true }).check()
  await page.getByRole('textbox', { name: t('Số phòng', 'Rooms'), exact: true }).fill('10')
  await page.getByRole('button', { name: t('Áp dụng', 'Apply') }).click()
  await hear(visitor, t('Đã áp dụng', 'applied'))
}

/** A room type with its price, and a sale package on it. */
const roomAndPlan = async (visitor: Visitor): Promise<void> => {
  const { page, t } = visitor
  await page.goto('/u/0/hotel-setting/hotel-info/room-type/room-detail/new')
  await fillAll(visitor, {
    [t('Tên tiếng Việt', 'Vietnamese name')]: 'Phòng hướng biển',
    [t('Tên tiếng Anh', 'English name')]: 'Sea view room',
    [t('Tổng số phòng', 'Total rooms')]: '20',
    [t('Diện tích phòng', 'Room size')]: '32',
    [t('Giá mặc định', 'Default price')]: '1800000',
    [t('Giá cuối tuần', 'Weekend price')]: '2100000',
  })
  await save(visitor, t('Lưu loại phòng', 'Save the room type'), t('Đã tạo loại phòng', 'is created'))
  await page.goto('/u/0/hotel-manage/room-sale/sale-promotion-package/sale/edit/new')
  await fillAll(visitor, { [t('Tên tiếng Việt', 'Vietnamese name')]: 'Linh hoạt', [t('Tên tiếng Anh', 'English name')]: 'Flexible' })
  await page.getByRole('checkbox', { name: t('Phòng hướng biển', 'Sea view room') }).check()
  await save(visitor, t('Lưu gói bán', 'Save the package'), t('Đã tạo gói', 'is created'))
  await openRooms(visitor)
}

/** Photos of the property; the first is the main one. */
const photos = async (visitor: Visitor): Promise<void> => {
  const { page, t } = visitor
  await page.goto(`${info}/images`)
  await page.locator('input[type=file]').waitFor({ state: 'attached' })
  await chooseFiles(visitor, await drawPhotos(visitor, 'song', 2))
  const list = page.getByRole('list', { name: t('Ảnh khách sạn', 'Photos of the property'), exact: true })
  await list.getByRole('listitem').nth(1).waitFor()
  await save(visitor, t('Lưu ảnh khách sạn', 'Save the photos'), t('ảnh của khách sạn', 'Photos of the property saved'))
}

/** Configuration, both policies, a way to pay. */
const configuration = async (visitor: Visitor): Promise<void> => {
  const { page, t } = visitor
  await page.goto(`${config}/general`)
  await save(
    visitor,
    t('Lưu cấu hình chung', 'Save the general configuration'),
    t('Đã lưu cấu hình chung.', 'The general configuration is saved.'),
  )
  const names = { [t('Tên tiếng Việt', 'Vietnamese name')]: 'Chuẩn', [t('Tên tiếng Anh', 'English name')]: 'Standard' }
  await page.goto(`${config}/cancellation/edit/new`)
  await fillAll(visitor, names)
  await save(visitor, t('Lưu chính sách huỷ', 'Save the cancellation policy'), t('Đã tạo chính sách', 'is created'))
  await page.goto(`${config}/payment/edit/new`)
  await fillAll(visitor, names)
  await page.getByRole('radio', { name: t('Không cần đặt cọc', 'No deposit') }).check()
  await page.getByRole('combobox', { name: t('Phần còn lại', 'The rest') }).click()
  await page.getByRole('option', { name: t('Tại khách sạn', 'At the hotel') }).click()
  await save(visitor, t('Lưu chính sách thanh toán', 'Save the payment policy'), t('Đã tạo chính sách', 'is created'))
  await page.goto(`${config}/paygate`)
  await page.getByRole('checkbox', { name: t('Tiền mặt', 'Cash') }).check()
  await save(
    visitor,
    t('Lưu phương thức thanh toán', 'Save the payment methods'),
    t('Đã lưu phương thức thanh toán.', 'The payment methods are saved.'),
  )
}

/** The legal information of the electronic contract. */
const contract = async (visitor: Visitor): Promise<void> => {
  const { page, t } = visitor
  await page.goto('/u/0/account/contract')
  await fillAll(visitor, {
    [t('Tên doanh nghiệp', 'Business name')]: 'Công ty TNHH Sóng Biển',
    [t('Mã số thuế', 'Tax code')]: '0401234567',
    [t('Địa chỉ', 'Address')]: '12 Bạch Đằng, Đà Nẵng',
    [t('Người đại diện pháp luật', 'Legal representative')]: 'Lê Minh Khang',
    [t('Người ký hợp đồng', 'Signer of the contract')]: 'Lê Minh Khang',
    [t('Chức vụ người ký', 'Signer’s position')]: 'Giám đốc',
    [t('Hoa hồng đề xuất', 'Commission proposed')]: '15',
    [t('Chi nhánh', 'Branch')]: 'Đà Nẵng',
    [t('Số tài khoản ngân hàng', 'Bank account number')]: '0041000123456',
    [t('Chủ tài khoản', 'Account owner')]: 'CONG TY SONG BIEN',
  })
  await chooseFound(visitor, t('Ngân hàng', 'Bank'), 'vietcombank', 'Vietcombank')
  await save(visitor, t('Lưu thông tin pháp lý', 'Save the legal information'), t('Đã lưu thông tin pháp lý', 'legal information is saved'))
}

/** Fills in the nine parts, screen by screen, as the property's owner. */
export const fillNineParts = async (visitor: Visitor): Promise<void> => {
  await generalInfo(visitor)
  await roomAndPlan(visitor)
  await photos(visitor)
  await configuration(visitor)
  await contract(visitor)
}
