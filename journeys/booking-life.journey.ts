import { expect, test } from 'vitest'
import { bookCheapest, offersFor, type Stay } from './world/agent.ts'
import { hear } from './world/hear.ts'
import { comeAs } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()

const languages = [
  { language: 'vi', days: 150, before: 'Hoàng Thị Lan', after: 'Hoàng Quốc Việt' },
  { language: 'en', days: 160, before: 'Margaret O’Sullivan', after: 'Patrick O’Sullivan' },
] as const

test.each(languages)(
  'the property changes a booking, $language: the difference is seen first, and what was agreed before stays',
  async ({ language, days, before, after }) => {
    const visitor = await visit({ language })
    const { page, t } = visitor
    await comeAs(visitor, 'owner')
    const { booking, offer, stay } = await bookCheapest('HAIAU', { days, nights: 2, guest: before })
    const longer: Stay = { ...stay, checkOut: nextDay(stay.checkOut) }
    const left = await vacantOf(stay, offer.roomPlanId)
    await page.goto(`/u/0/booking/detail/${booking.code}`)
    await page.getByRole('heading', { name: before }).waitFor()
    await page.getByRole('button', { name: t('Thay đổi', 'Change'), exact: true }).click()
    await wish(visitor, { longer, guest: after })
    const dialog = page.getByRole('dialog')
    const steps = dialog.getByRole('region', { name: t('Chênh lệch', 'Difference') })
    await steps.getByRole('row', { name: t('Dịch vụ', 'Services') }).waitFor()
    await expect.poll(() => steps.getByRole('row', { name: t('Tổng', 'Total') }).textContent()).toContain('+')
    await visitor.checkAccessibility()
    await dialog.getByRole('button', { name: t('Thay đổi đặt phòng', 'Change booking'), exact: true }).click()
    await hear(visitor, t(`Đã thay đổi đặt phòng ${booking.code}.`, `Booking ${booking.code} is changed.`))
    await page.getByRole('heading', { name: after }).waitFor()
    await page.getByText(`${before} → ${after}`).waitFor()
    await seeAgreedBefore(visitor, { guest: before, total: booking.total })
    expect(await vacantOf(stay, offer.roomPlanId)).toBe(left - 1)
    await visitor.leave()
  },
)

test.each(languages)('a note inside the house stands in the timeline, $language', async ({ language, days, before }) => {
  const visitor = await visit({ language })
  const { page, t } = visitor
  await comeAs(visitor, 'reception')
  const { booking } = await bookCheapest('HAIAU', { days, nights: 1, guest: before })
  const words = t('Ghi chú nội bộ', 'Note inside the house')
  const note = t('Khách dị ứng lông chim: đổi gối.', 'Allergic to feathers: other pillows.')
  await page.goto(`/u/0/booking/detail/${booking.code}`)
  await page.getByRole('button', { name: words }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(t('đại lý và khách không thấy', 'neither the agent nor the guest sees it')).waitFor()
  await dialog.getByRole('textbox').fill(note)
  await visitor.checkAccessibility()
  await dialog.getByRole('button', { name: t('Lưu ghi chú', 'Save note') }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('listitem').filter({ hasText: words }).getByText(note).waitFor()
  await visitor.leave()
})

test.each(languages)('the emails about a booking stand in its timeline, sent while the screen is open, $language', async (asked) => {
  const visitor = await visit({ language: asked.language })
  const { page, t } = visitor
  await comeAs(visitor, 'reception')
  const { booking } = await bookCheapest('HAIAU', { days: asked.days + 3, nights: 1, guest: asked.before })
  await page.goto(`/u/0/booking/detail/${booking.code}`)
  const email = page.getByRole('listitem').filter({ hasText: t('Email · Khách: xác nhận đặt phòng', 'Email · Guest: booking confirmed') })
  await email
    .filter({ hasText: 'khach@example.com' })
    .filter({ hasText: t('Đã gửi', 'Sent') })
    .waitFor()
  await visitor.checkAccessibility()
  await visitor.leave()
})

test.each(languages)(
  'on a phone today’s arrivals are looked through; who did not come is reported, with the fee, $language',
  async ({ language }) => {
    const visitor = await visit({ language, phone: true })
    const { page, t } = visitor
    await comeAs(visitor, 'reception')
    await page.goto('/u/0/dashboard')
    await page.getByRole('link', { name: t('đặt phòng đến hôm nay', 'bookings that arrive today') }).tap()
    await page.waitForURL(/view=arriving/u)
    const arriving = page.getByRole('row').filter({ hasText: t('Đang lưu trú', 'In service') })
    await arriving.first().waitFor()
    await visitor.checkAccessibility()
    const guest = (await arriving.first().getByRole('link').textContent()) ?? ''
    await page.getByRole('link', { name: guest, exact: true }).tap()
    await page.getByRole('heading', { name: guest }).waitFor()
    await page.getByRole('button', { name: t('Khách không đến', 'No-show') }).tap()
    const dialog = page.getByRole('dialog')
    await dialog
      .getByText(t('phòng trở lại để bán ngay', 'go back on sale at once'))
      .filter({ hasText: t('Phí ', 'Fee ') })
      .waitFor()
    await dialog.getByRole('textbox').fill(t('Không nghe máy', 'No answer on the phone'))
    await visitor.checkAccessibility()
    await dialog.getByRole('button', { name: t('Báo khách không đến', 'Report no-show') }).tap()
    await hear(visitor, t('Đã báo khách không đến', 'The no-show of booking'))
    const told = page.getByRole('listitem').filter({ hasText: t('Không nghe máy', 'No answer on the phone') })
    await told.first().waitFor()
    await visitor.checkAccessibility()
    await visitor.leave()
  },
)

/** Asks for one more night, a second room with a child, a service, and another guest. */
const wish = async ({ page, t }: Visitor, { longer, guest }: { longer: Stay; guest: string }): Promise<void> => {
  const dialog = page.getByRole('dialog')
  const out = dialog.getByRole('textbox', { name: t(': ngày trả phòng', ': check-out') })
  await out.fill(longer.checkOut.split('-').toReversed().join('/'))
  await out.press('Tab')
  await dialog.getByRole('button', { name: t('Thêm phòng', 'Add a room') }).click()
  await dialog
    .getByRole('group', { name: t('Phòng 2', 'Room 2') })
    .getByRole('textbox', { name: t('Người lớn', 'Adults') })
    .fill('1')
  await dialog.getByRole('combobox', { name: t('Thêm dịch vụ', 'Add a service') }).click()
  await page.getByRole('option').first().click()
  await dialog.getByRole('textbox', { name: t('Họ tên khách', 'Guest name') }).fill(guest)
}

/** Opens what was agreed before from the timeline, with its price in steps. */
const seeAgreedBefore = async (visitor: Visitor, { guest, total }: { guest: string; total: number }): Promise<void> => {
  const { page, t } = visitor
  await page.getByRole('button', { name: t('Điều đã chốt trước đó', 'What was agreed before') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(guest).waitFor()
  const sum = dialog.getByRole('row', { name: t('Tổng cộng', 'Total') })
  expect((await sum.textContent())?.replaceAll(/\D/gu, '')).toBe(String(total))
  await visitor.checkAccessibility()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
}

const nextDay = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)

/** The rooms left of an offer; one that is sold out is not listed. */
const vacantOf = async (stay: Stay, roomPlanId: string): Promise<number> =>
  (await offersFor('HAIAU', stay)).find((offer) => offer.roomPlanId === roomPlanId)?.vacant ?? 0
