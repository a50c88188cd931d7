import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { bookWithCode, quoteFor, stayOnOffer } from './world/agent.ts'
import { comeAs } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()

const languages = [
  { language: 'vi', code: 'MOT-LAN', days: 230 },
  { language: 'en', code: 'ONLY-ONCE', days: 250 },
] as const

describe.each(languages)('a gift code, $language', ({ language, code, days }) => {
  test('made; its last use sold once to agents who book at the same moment; cancelled, it is free again; stopped', async () => {
    const visitor = await visit({ language })
    const { t } = visitor
    await comeAs(visitor, 'owner')
    await make(visitor, code)
    expect(new URL(visitor.page.url()).search).toBe('')

    const { stay, offer } = await stayOnOffer('HAIAU', { days, nights: 2 })
    const asked = { stay, roomPlanId: offer.roomPlanId, giftCode: code.toLowerCase() }
    const total = (await quoteFor('HAIAU', asked)).price?.total ?? 0
    expect(total).toBeLessThan(offer.total)
    const guests = ['1', '2', '3', '4'].map((guest) => ({ guest: `Khách ${guest}`, total }))
    const tries = await Promise.allSettled(guests.map((guest) => bookWithCode('HAIAU', asked, guest)))
    const booked = tries.filter((one) => one.status === 'fulfilled')
    expect(booked).toHaveLength(1)
    await rowOf(visitor, code, t('Hết lượt', 'Used up')).waitFor()
    await rowOf(visitor, code, t('đã dùng 1', '1 used')).waitFor()

    await cancel(visitor, booked[0]?.value.code ?? '')
    await stop(visitor, code)
    expect((await quoteFor('HAIAU', asked)).price?.total).toBe(offer.total)
    await visitor.checkAccessibility()
    await visitor.leave()
  })

  test('many at once: made from a pattern, listed, exported and stopped together', async () => {
    const visitor = await visit({ language })
    await comeAs(visitor, 'owner')
    await makeMany(visitor, code)
    await exportAll(visitor, code)
    await stopBatch(visitor)
    await visitor.leave()
  })
})

test('the list on a phone tells code, condition and what is left', async () => {
  const visitor = await visit({ language: 'vi', phone: true, dark: true })
  await comeAs(visitor, 'owner')
  await visitor.page.goto('/u/0/hotel-manage/gift-code?text=KHAITRUONG')
  await visitor.page.getByText('KHAITRUONG').waitFor()
  await visitor.page.getByText('Hết lượt').first().waitFor()
  await visitor.page.getByText('đã dùng 5').waitFor()
  await visitor.checkAccessibility()
  await visitor.leave()
})

/** What the row of a code says. */
const rowOf = ({ page }: Visitor, code: string, says: string) => page.getByRole('row').filter({ hasText: code }).getByText(says)

const make = async (visitor: Visitor, code: string): Promise<void> => {
  const { page, t } = visitor
  await page.goto('/u/0/hotel-manage/gift-code')
  await page.getByRole('button', { name: t('Thêm mã quà tặng', 'Add a gift code') }).click()
  await page.getByRole('textbox', { name: t('Mã', 'Code'), exact: true }).fill(code)
  await nameProgram(visitor, t('Dùng một lần', 'Once only'))
  await page.getByRole('textbox', { name: t('Mức giảm', 'Discount'), exact: true }).fill('10')
  await page.getByRole('textbox', { name: t('Số lượt nhiều nhất', 'Most uses') }).fill('1')
  await visitor.checkAccessibility()
  await page.getByRole('button', { name: t('Lưu mã quà tặng', 'Save the gift code') }).click()
  await rowOf(visitor, code, t('Đang chạy', 'Running')).waitFor()
}

const nameProgram = async ({ page, t }: Visitor, name: string): Promise<void> => {
  await page.getByRole('textbox', { name: t('Tên chương trình tiếng Việt', 'Vietnamese name of the program') }).fill(name)
  await page.getByRole('textbox', { name: t('Tên chương trình tiếng Anh', 'English name of the program') }).fill(name)
}

const cancel = async ({ page, t }: Visitor, code: string): Promise<void> => {
  await page.goto(`/u/0/booking/detail/${code}`)
  const words = t('Huỷ đặt phòng', 'Cancel booking')
  await page.getByRole('button', { name: words }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(t('Khách đổi lịch bay', 'The guest’s flight changed'))
  await dialog.getByRole('button', { name: words }).click()
  await page.getByText(t('Khách sạn huỷ', 'Void'), { exact: true }).first().waitFor()
}

const stop = async (visitor: Visitor, code: string): Promise<void> => {
  const { page, t } = visitor
  await page.goto('/u/0/hotel-manage/gift-code')
  await rowOf(visitor, code, t('Đang chạy', 'Running')).waitFor()
  await page.getByRole('row').filter({ hasText: code }).getByRole('link').first().click()
  await page.getByRole('checkbox', { name: t('Đang bật', 'Switched on') }).click()
  await page.getByRole('button', { name: t('Lưu mã quà tặng', 'Save the gift code') }).click()
  await rowOf(visitor, code, t('Đã dừng', 'Stopped')).waitFor()
}

const makeMany = async (visitor: Visitor, code: string): Promise<void> => {
  const { page, t } = visitor
  const create = page.getByRole('button', { name: t('Tạo các mã', 'Create the codes') })
  const pattern = page.getByRole('textbox', { name: t('Mẫu mã', 'Pattern') })
  const short = t('Mẫu cần thêm dấu # để đủ 40 mã khó đoán.', 'The pattern needs more # for 40 codes that are hard to guess.')
  await page.goto('/u/0/hotel-manage/gift-code/create-many')
  await pattern.fill(`${code}-##`)
  await page.getByRole('textbox', { name: t('Số mã', 'Number of codes') }).fill('40')
  await nameProgram(visitor, t('Cả đợt', 'A whole batch'))
  await page.getByRole('textbox', { name: t('Mức giảm', 'Discount'), exact: true }).fill('5')
  await create.click()
  await page.getByText(short).first().waitFor()
  await visitor.checkAccessibility()
  await pattern.fill(`${code}-#####`)
  await create.click()
  await page.getByText(t('Đã tạo 40 mã quà tặng.', 'Gift codes created: 40.')).first().waitFor()
}

const exportAll = async (visitor: Visitor, code: string): Promise<void> => {
  const { page, t } = visitor
  await page.getByText(t('1–15 trên 40', '1–15 of 40')).waitFor()
  await visitor.checkAccessibility()
  await page.getByRole('button', { name: t('Xuất 40', 'Export 40') }).click()
  await visitor.checkAccessibility()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV (.csv)' }).click()])
  const text = await readFile(await file.path(), 'utf8')
  expect(new Set(text.match(new RegExp(`${code}-[2-9A-HJ-NP-Z]{5}`, 'gu'))).size).toBe(40)
}

const stopBatch = async (visitor: Visitor): Promise<void> => {
  const { page, t } = visitor
  const words = t('Dừng cả đợt', 'Stop these codes')
  await page.getByRole('button', { name: words }).click()
  await page.getByRole('dialog').getByRole('button', { name: words }).click()
  await page.getByText(t('Đã dừng 40 mã quà tặng.', 'Gift codes stopped: 40.')).first().waitFor()
  await page.getByRole('link', { name: t('Xem mọi mã', 'Show all codes') }).click()
  await page.getByRole('searchbox', { name: t('Tìm tên hoặc mã', 'Find a name or code') }).fill('bienxanh')
  await rowOf(visitor, 'BIENXANH10', t('Đang chạy', 'Running')).waitFor()
}
