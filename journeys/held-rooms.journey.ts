import { expect, test } from 'vitest'
import { askForPrice, offersFor, readRequest, requestRooms, stayOnOffer, takeOffer } from './world/agent.ts'
import { hear } from './world/hear.ts'
import { comeAs } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()
const property = 'HAIAU'

/** A request for every room of a package that is free on some nights, so that whoever comes later wants the same ones. */
const asked = async (days: number) => {
  const { stay, offer } = await stayOnOffer(property, { days, nights: 2 })
  const rooms = offer.vacant
  const code = await requestRooms(property, { stay, roomPlanId: offer.roomPlanId, rooms, message: 'Đoàn hội nghị, xin giữ phòng' })
  const isOnOffer = async () => (await offersFor(property, stay)).some(({ roomTypeId }) => roomTypeId === offer.roomTypeId)
  return { code, rooms, isOnOffer }
}

const openRequest = async ({ page, t }: Visitor, code: string) => {
  await page.goto(`/u/0/booking/requestBookingDetail/${code}`)
  await page.getByRole('heading', { name: t(`Yêu cầu ${code}`, `Request ${code}`) }).waitFor()
}

/** Types a price for everything and sends the offer, once its price was computed. */
const sendOffer = async (visitor: Visitor, { offer, price }: { readonly offer: number; readonly price: string }) => {
  const { page, t } = visitor
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t('Giá đề nghị', 'Price offered'), exact: false }).fill(price)
  await dialog.getByText(t('giá thường', 'usual price'), { exact: false }).first().waitFor()
  await visitor.checkAccessibility()
  await dialog.getByRole('button', { name: t(`Gửi đề nghị ${offer}`, `Send offer ${offer}`) }).click()
  await hear(visitor, t(`Đã gửi đề nghị ${offer}`, `Offer ${offer} for request`))
  await dialog.waitFor({ state: 'detached' })
}

test.each([
  { language: 'vi', days: 170 },
  { language: 'en', days: 205 },
] as const)(
  'on a phone a receptionist holds rooms that others want; the agent asks for another price, gets it and books, and the page says so ($language)',
  async ({ language, days }) => {
    const { code, rooms, isOnOffer } = await asked(days)
    expect(await isOnOffer()).toBe(true)
    const visitor = await visit({ language, phone: true })
    const { page, t } = visitor
    await comeAs(visitor, 'reception')
    await openRequest(visitor, code)
    await page.getByRole('button', { name: t('Đề nghị phòng', 'Offer rooms') }).click()
    await sendOffer(visitor, { offer: 1, price: '20000000' })
    const offer = page.getByRole('article', { name: t('Đề nghị 1', 'Offer 1') })
    await offer.getByText(t('Giữ phòng thêm', 'Rooms held for another'), { exact: false }).waitFor()
    await offer.getByText(t('Giá từng bước', 'The price step by step')).click()
    await offer.getByText(t('Giá thoả thuận cho đoàn', 'Price agreed for the group')).waitFor()
    await visitor.checkAccessibility()

    expect(await isOnOffer()).toBe(false)
    const [made] = (await readRequest(code)).offers
    expect(made).toMatchObject({ state: 'open', price: { total: 20_000_000 } })
    expect(made?.lines.flatMap((line) => line.rooms)).toHaveLength(rooms)
    await askForPrice(code, 19_000_000)
    await page.getByText(t('Vượt ngân sách của đoàn', 'Vượt ngân sách của đoàn')).waitFor()
    await page.getByRole('button', { name: t('Đề nghị khác', 'Offer anew') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: t('Lấy giá đại lý mong', 'Take the price hoped for') }).click()
    await dialog.getByText(t('bằng giá đại lý mong', 'the price hoped for'), { exact: true }).waitFor()
    await dialog.getByRole('button', { name: t('Gửi đề nghị 2', 'Send offer 2') }).click()
    await hear(visitor, t('Đã gửi đề nghị 2', 'Offer 2 for request'))
    expect(await isOnOffer()).toBe(false)
    const booking = await takeOffer(code, { offerNo: 2, guest: 'Đinh Hoa Phượng' })
    expect(booking.total).toBe(19_000_000)

    await page.getByText(t('Đại lý đã nhận đề nghị và đặt phòng.', 'The agent took the offer and booked.')).waitFor()
    await page.getByRole('link', { name: t(`Mở đặt phòng ${booking.code}`, `Open booking ${booking.code}`) }).waitFor()
    await visitor.leave()
  },
)

test.each([
  { language: 'vi', days: 240 },
  { language: 'en', days: 275 },
] as const)(
  'an offer from the list is replaced by a better one and taken back: the rooms are on sale again ($language)',
  async ({ language, days }) => {
    const { code, isOnOffer } = await asked(days)
    const visitor = await visit({ language })
    const { page, t } = visitor
    await comeAs(visitor, 'owner')
    await page.goto(`/u/0/booking/request-booking?by=requestCode&code=${code}`)
    await page.getByRole('button', { name: t(`Phản hồi yêu cầu ${code}`, `Give feedback on request ${code}`) }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('Giữ phòng đến…', 'Offer rooms until…') })
      .click()
    await sendOffer(visitor, { offer: 1, price: '30000000' })
    expect(await isOnOffer()).toBe(false)

    await openRequest(visitor, code)
    await page.getByRole('button', { name: t('Đề nghị khác', 'Offer anew') }).click()
    await sendOffer(visitor, { offer: 2, price: '28000000' })
    const last = page.getByRole('article', { name: t('Đề nghị 2', 'Offer 2') })
    await page
      .getByRole('article', { name: t('Đề nghị 1', 'Offer 1') })
      .getByText(t('Đã thay', 'Replaced'))
      .waitFor()
    await last.getByRole('button', { name: t('Thu hồi đề nghị 2', 'Take back offer 2') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('Thu hồi đề nghị 2', 'Take back offer 2') })
      .click()
    await hear(visitor, t('Đã thu hồi đề nghị 2', 'Offer 2 for request'))
    await last.getByText(t('Đã thu hồi', 'Taken back')).waitFor()
    expect(await isOnOffer()).toBe(true)
    await visitor.checkAccessibility()
    await visitor.leave()
  },
)
