import { describe, expect, test } from 'vitest'
import { dayFromToday } from './world/agent.ts'
import { activeCell, openGrid, savedAnd, toFirstPlan } from './world/grid.ts'
import { comeAs } from './world/sign-in.ts'
import { useBrowser } from './world/visit.ts'

const { visit } = useBrowser()

describe.each([
  { language: 'vi', days: 600 },
  { language: 'en', days: 630 },
] as const)('undo is the property’s, not the page’s, $language', ({ language, days }) => {
  test('a price that was set before a reload is undone after it, once the person has seen what comes back', async () => {
    const visitor = await visit({ language })
    const { page, t } = visitor
    const search = `?from=${dayFromToday(days)}&lang=${language}`
    await comeAs(visitor, 'revenue')
    await openGrid(visitor, search)
    await toFirstPlan(visitor)
    const before = await activeCell(visitor)
    await page.keyboard.type('2777000')
    await page.keyboard.press('Enter')
    await savedAnd(visitor, t('2.777.000 đồng', '2,777,000 dong'), 'ArrowUp')

    await openGrid(visitor, search)
    await toFirstPlan(visitor)
    expect(await activeCell(visitor)).toContain(t('2.777.000 đồng', '2,777,000 dong'))
    await page
      .getByRole('toolbar')
      .getByRole('button', { name: t('Hoàn tác', 'Undo') })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(t('Khôi phục 1 đêm', 'Restores 1 night')).waitFor()
    await visitor.checkAccessibility()
    await dialog.getByRole('button', { name: t('Hoàn tác 1 đêm', 'Undo 1 night') }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => activeCell(visitor)).toBe(before)
    await visitor.leave()
  })

  test('a phone shows what can be undone, and undoes what a computer did', async () => {
    const [computer, phone] = [await visit({ language }), await visit({ language, phone: true })]
    const { t } = computer
    await comeAs(computer, 'revenue')
    await openGrid(computer, `?from=${dayFromToday(days + 3)}&lang=${language}`)
    await toFirstPlan(computer)
    const before = await activeCell(computer)
    await comeAs(phone, 'revenue')
    await phone.page.goto(`/u/0/hotel-manage/room-sale/avail-and-rate?lang=${language}`)
    const undo = phone.page.getByRole('button', { name: t('Hoàn tác', 'Undo') }).first()
    await undo.waitFor()
    const former = await undo.textContent()
    await computer.page.keyboard.type('2888000')
    await computer.page.keyboard.press('Enter')
    await savedAnd(computer, t('2.888.000 đồng', '2,888,000 dong'), 'ArrowUp')
    await expect.poll(() => undo.textContent()).not.toBe(former)
    await phone.checkAccessibility()
    await undo.click()
    const dialog = phone.page.getByRole('dialog')
    await dialog.getByRole('button', { name: t('Hoàn tác 1 đêm', 'Undo 1 night') }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => activeCell(computer)).toBe(before)
    await phone.leave()
    await computer.leave()
  })
})

test.each(['vi', 'en'] as const)('a night that a phone closed is undone there after a reload, %s', async (language) => {
  const visitor = await visit({ language, phone: true })
  const { page, t } = visitor
  await comeAs(visitor, 'revenue')
  const rates = `/u/0/hotel-manage/room-sale/avail-and-rate?lang=${language}`
  await page.goto(rates)
  const undo = page.getByRole('button', { name: t('Hoàn tác', 'Undo') }).first()
  await undo.waitFor()
  const former = await undo.textContent()
  const close = page.getByRole('button', { name: t('Đóng đêm', 'Close a night') })
  const isShut = async (): Promise<boolean> => {
    await close.tap()
    const shut = await page.getByRole('dialog').getByRole('switch').first().isChecked()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    return shut
  }
  const before = await isShut()
  await close.tap()
  await page.getByRole('dialog').getByRole('switch').first().tap()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: before ? t('Mở 1 loại phòng', 'Open 1 room type') : t('Đóng 1 loại phòng', 'Close 1 room type') })
    .tap()
  await expect.poll(() => undo.textContent()).not.toBe(former)
  const stands = await undo.textContent()

  await page.goto(rates)
  await undo.waitFor()
  await expect.poll(() => undo.textContent()).toBe(stands)
  expect(await isShut()).toBe(!before)
  await undo.tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('Hoàn tác 1 đêm', 'Undo 1 night') }).tap()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(isShut).toBe(before)
  await visitor.leave()
})
