import { describe, expect, test } from 'vitest'
import { dayFromToday } from './world/agent.ts'
import { hear } from './world/hear.ts'
import { askAsPms, cardOf, connectPms, readAsPms } from './world/connected/pms.ts'
import { comeAs, enter, signIn } from './world/sign-in.ts'
import { ownProduct } from './world/start/own-product.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()

/** A message that sets a price on ten nights. */
const updatesFrom = (days: number) => [
  { rooms: ['DLX'], plans: ['BAR'], from: dayFromToday(days), to: dayFromToday(days + 9), price: 3_210_000 },
]

/** Undoes the ten nights by the button of this name. */
const undo = async ({ page, t }: Visitor, name: string): Promise<void> => {
  await page.getByRole('main').getByRole('button', { name, exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('Hoàn tác 10 đêm', 'Undo 10 nights') }).click()
  await dialog.getByRole('button', { name: t('Hoàn tác 10 đêm', 'Undo 10 nights') }).waitFor({ state: 'detached' })
}

describe.each([
  { language: 'vi', phone: false, days: 410 },
  { language: 'en', phone: true, days: 440 },
] as const)('what a connected system sends, $language', ({ language, phone, days }) => {
  test('a push held and confirmed: the bell tells of it, the link of the email leads to it, one press applies it', async () => {
    const name = `PMS ${language}`
    const owner = await visit({ language, phone })
    const { page, t } = owner
    await signIn(owner, 'owner')
    const key = await connectPms(owner, name, { asks: true })
    const card = cardOf(owner, name)
    await card.getByRole('button', { name: t('Xem tin chờ xác nhận', 'Show the messages to confirm') }).click()
    await card.getByText(t('Không có dữ liệu để hiển thị.', 'There are no records to show.')).first().waitFor()
    const { state, messageId } = await askAsPms('connectivity/ari', { updates: updatesFrom(days) }, key)
    expect(state).toBe('held')
    await hear(owner, t(`${name} gửi giá và phòng trống, chờ xác nhận`, `${name} sent rates and availability to be confirmed`))
    await card.getByText(t('Chờ xác nhận', 'Waits for confirmation'), { exact: true }).waitFor()
    await owner.checkAccessibility()

    const reader = await visit({ language, phone })
    await reader.page.goto(`/login?lang=${language}&action=bulk-update&pms_confirm=${messageId}&shownoti=1`)
    await enter(reader, 'revenue', ownProduct().password)
    await reader.page.getByRole('heading', { name: t(`${name} gửi`, `From ${name}`) }).waitFor()
    await reader.page
      .getByRole('row', { name: t('3.210.000', '3,210,000') })
      .first()
      .waitFor()
    await reader.checkAccessibility()
    await reader.page.getByRole('button', { name: t('Xác nhận và áp dụng 10 đêm', 'Confirm and apply 10 nights') }).click()
    await hear(reader, t('Đã áp dụng 10 đêm', '10 nights applied'))
    await reader.page.getByText(t('đã xác nhận lúc', 'Confirmed by')).first().waitFor()
    await reader.checkAccessibility()
    expect(await readAsPms('connectivity/message', { messageId: messageId ?? '' }, key)).toMatchObject({ state: 'confirmed', nights: 10 })
    await card.getByText(t('Đã xác nhận', 'Confirmed')).first().waitFor()
    await undo(reader, t('Hoàn tác', 'Undo'))
    await hear(reader, t('hoàn tác', 'undone'))
    await page.bringToFront()
    await Promise.all([owner.leave(), reader.leave()])
  })

  test('a push applied at once, seen in the log under the system’s name, and undone there', async () => {
    const name = `Kênh ${language}`
    const visitor = await visit({ language, phone })
    const { page, t } = visitor
    await comeAs(visitor, 'owner')
    const key = await connectPms(visitor, name, { asks: false })
    const { state, operationNo } = await askAsPms('connectivity/ari', { updates: updatesFrom(days + 100) }, key)
    expect(state).toBe('applied')
    await page.goto(`/u/0/hotel/activityDiaryUpdateBulk?operation=${operationNo}`)
    await page.getByText(name).first().waitFor()
    await visitor.checkAccessibility()
    await undo(visitor, t('Hoàn tác thao tác này', 'Undo this operation'))
    await hear(visitor, t('Đã hoàn tác', 'undone'))
    await visitor.leave()
  })
})
