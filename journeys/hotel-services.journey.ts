import { expect, test } from 'vitest'
import { bookWithCode, quoteFor, stayOnOffer, type Stay } from './world/agent.ts'
import { hear } from './world/hear.ts'
import { drawPhotos } from './world/photos.ts'
import { comeAs } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()
const list = '/u/0/hotel-manage/service/list/list-of-service'

test.each([
  ['vi', 230],
  ['en', 240],
] as const)(
  '%s: a service with special days is made, quoted and booked by an agent, seen in the booking, and stays there when it is taken off sale',
  async (language, days) => {
    const { stay, offer } = await stayOnOffer('HAIAU', { days, nights: 2 })
    const { roomPlanId } = offer
    const code = `YOGA-${language.toUpperCase()}`
    const owner = await visit({ language })
    const name = owner.t(`Yoga buổi sáng ${language}`, `Morning yoga ${language}`)
    await comeAs(owner, 'owner')
    await makeService(owner, { code, language, stay })

    const services = [{ code }]
    const plain = await quoteFor('HAIAU', { stay, roomPlanId })
    const { price } = await quoteFor('HAIAU', { stay, roomPlanId, services })
    // Two guests: the first night at its special price, the second at the normal one.
    expect(price?.subtotals.services).toBe(2 * 150_000 + 2 * 100_000)
    expect((price?.total ?? 0) - (plain.price?.total ?? 0)).toBeGreaterThanOrEqual(500_000)
    const guest = `Yoga ${language}`
    const booking = await bookWithCode('HAIAU', { stay, roomPlanId, services }, { guest, total: price?.total ?? 0 })

    const { page, t } = owner
    await page.goto(`/u/0/booking/detail/${booking.code}`)
    await page.getByRole('rowheader', { name }).first().waitFor()
    expect(await page.getByRole('rowheader', { name }).count()).toBe(2)
    await owner.checkAccessibility()
    await page.getByRole('button', { name: t('Huỷ đặt phòng', 'Cancel booking') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill(t('Khách đổi lịch bay', 'The guest’s flight changed'))
    await dialog.getByRole('button', { name: t('Huỷ đặt phòng', 'Cancel booking') }).click()
    await page.getByText(t('Khách sạn huỷ', 'Void'), { exact: true }).first().waitFor()
    await page.getByRole('rowheader', { name }).first().waitFor()
    await owner.leave()

    await takeOffSaleOnPhone(await visit({ language, phone: true, dark: language === 'en' }), name)
    await expect(quoteFor('HAIAU', { stay, roomPlanId, services })).rejects.toThrow('distribution/quote: ')
  },
)

type Made = { readonly code: string; readonly language: string; readonly stay: Stay }

/** Fills in a new service; a code that is taken and days that overlap are told while they are typed. */
const makeService = async (visitor: Visitor, { code, language, stay }: Made): Promise<void> => {
  const { page, t } = visitor
  await page.goto(list)
  await page.getByRole('table').waitFor()
  await visitor.checkAccessibility()
  await page.getByRole('button', { name: t('Thêm dịch vụ', 'Add a service') }).click()
  const box = (vi: string, en: string) => page.getByRole('textbox', { name: t(vi, en) })
  await box('Mã dịch vụ', 'Service code').fill('spa60')
  await box('Tên tiếng Việt', 'Vietnamese name').fill(`Yoga buổi sáng ${language}`)
  await page.getByText(t('Mã này đã có ở dịch vụ khác.', 'Another service already has this code.')).waitFor()
  await box('Mã dịch vụ', 'Service code').fill(code.toLowerCase())
  await box('Tên tiếng Anh', 'English name').fill(`Morning yoga ${language}`)
  await box('Giá', 'Price').fill('100000')
  await page.getByRole('combobox', { name: t('Đơn vị tính', 'Unit') }).click()
  await page.getByRole('option', { name: t('Mỗi khách mỗi đêm', 'Per person per night') }).click()
  await addSpecialDays(visitor, 1, { from: stay.checkIn, price: '150000' })
  await addSpecialDays(visitor, 2, { from: stay.checkIn, price: '180000' })
  await page.getByText(t('Khoảng ngày này trùng với khoảng ở trên.', 'These dates overlap with dates above.')).waitFor()
  await page.getByRole('button', { name: t('Bỏ ngày đặc biệt 2', 'Remove the special days 2') }).click()
  const [photo] = await drawPhotos(visitor, `yoga ${language}`, 1)
  if (photo !== undefined) await page.locator('input[type=file]').first().setInputFiles(photo)
  await page.getByRole('img', { name: t('Ảnh đại diện', 'Thumbnail') }).waitFor()
  await visitor.checkAccessibility()
  await page.getByRole('button', { name: t('Lưu dịch vụ', 'Save the service') }).click()
  await hear(visitor, t(`Đã tạo dịch vụ Yoga buổi sáng ${language}.`, `The service Morning yoga ${language} is created.`))
}

const addSpecialDays = async ({ page, t }: Visitor, line: number, { from, price }: { from: string; price: string }): Promise<void> => {
  const day = from.split('-').toReversed().join('/')
  await page.getByRole('button', { name: t('Thêm ngày đặc biệt', 'Add special days') }).click()
  const half = (vi: string, en: string) =>
    page.getByRole('textbox', { name: t(`Ngày đặc biệt ${line}: ${vi}`, `Special days ${line}: ${en}`) })
  await half('ngày đầu', 'first date').fill(day)
  await half('ngày cuối', 'last date').fill(day)
  await page.getByRole('textbox', { name: t(`Giá khoảng ${line}`, `Price ${line}`) }).fill(price)
  await page.getByRole('textbox', { name: t('Tên tiếng Anh', 'English name') }).focus()
}

/** A service that a booking had cannot be deleted, and is taken off sale instead. */
const takeOffSaleOnPhone = async (visitor: Visitor, name: string): Promise<void> => {
  const { page, t } = visitor
  await comeAs(visitor, 'owner')
  await page.goto(`${list}?text=yoga`)
  await page.getByRole('row', { name }).first().waitFor()
  await visitor.checkAccessibility()
  await page.getByRole('link', { name }).first().tap()
  await page.getByRole('heading', { name }).waitFor()
  await page.getByRole('button', { name: t('Xoá dịch vụ', 'Delete the service') }).tap()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('paragraph')
    .filter({ hasText: t('Không xoá được', 'It cannot be deleted') })
    .waitFor()
  await visitor.checkAccessibility()
  await dialog.getByRole('button', { name: t('Ngừng bán dịch vụ', 'Take the service off sale') }).tap()
  await hear(visitor, t(`Dịch vụ ${name} đã ngừng bán.`, `The service ${name} is off sale.`))
  await visitor.leave()
}
