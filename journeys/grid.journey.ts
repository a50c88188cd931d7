import { describe, expect, test } from 'vitest'
import { dayFromToday } from './world/agent.ts'
import { activeCell, openGrid, savedAnd, toFirstPlan } from './world/grid.ts'
import { comeAs } from './world/sign-in.ts'
import { useBrowser } from './world/visit.ts'

const { visit } = useBrowser()

describe.each([
  { language: 'vi', days: 400 },
  { language: 'en', days: 440 },
] as const)('the grid by keyboard alone, $language', ({ language, days }) => {
  test('a price is typed, filled to the right, pasted, and undone', async () => {
    const visitor = await visit({ language })
    const { page, t } = visitor
    await comeAs(visitor, 'revenue')
    await openGrid(visitor, `?from=${dayFromToday(days)}`)
    await toFirstPlan(visitor)
    await page.keyboard.type('2222000')
    await page.keyboard.press('Enter')
    await savedAnd(visitor, t('2.222.000 đồng', '2,222,000 dong'), 'ArrowUp')

    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Control+Shift+d')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => activeCell(visitor)).toContain(t('2.222.000 đồng', '2,222,000 dong'))

    // What is typed over two nights is meant for both, and says so first.
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.type('2555000')
    await page.getByText(t('Hiểu là 2.555.000 ₫ · 2 đêm', 'Understood as ₫2,555,000 · 2 nights')).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => activeCell(visitor)).toContain(t('2.222.000 đồng', '2,222,000 dong'))
    await page.keyboard.type('2555000')
    await page.keyboard.press('Enter')
    await expect.poll(() => activeCell(visitor)).toContain(t('2.555.000 đồng', '2,555,000 dong'))
    await page.keyboard.press('Control+z')
    await expect.poll(() => activeCell(visitor)).toContain(t('2.222.000 đồng', '2,222,000 dong'))
    await page.keyboard.press('ArrowLeft')

    await page.evaluate(() => navigator.clipboard.writeText('3333000\t3444000'))
    await page.keyboard.press('Control+v')
    await expect.poll(() => activeCell(visitor)).toContain(t('3.333.000 đồng', '3,333,000 dong'))
    await visitor.leave()
  })
})

test('why a stopped night cannot be booked is told with the rule on top, and the night is opened in place', async () => {
  const visitor = await visit({ language: 'en' })
  const { page } = visitor
  await comeAs(visitor, 'revenue')
  await page.goto(`/u/0/hotel-manage/room-sale/avail-and-rate?from=${dayFromToday(500)}&lang=en`)
  await page.getByRole('grid').waitFor()
  // One tab and Enter lead to the grid from the top of the page.
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-skip]')?.focus())
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('grid')
  await openGrid(visitor, `?from=${dayFromToday(500)}&lang=en`)
  await toFirstPlan(visitor)
  await page.keyboard.press('s')
  await expect.poll(() => activeCell(visitor)).toContain('Stop sell')
  const panel = page.getByRole('complementary', { name: 'Why can’t this be booked?' })
  await page.getByRole('button', { name: 'Why can’t this be booked?' }).click()
  await panel.getByText(/It cannot be booked: the package is stopped on/u).waitFor()
  expect(await panel.getByRole('listitem').first().textContent()).toContain('Not met')
  await panel.getByRole('button', { name: 'Open this night' }).click()
  await panel.getByText('This stay can be booked.').waitFor()
  await expect.poll(() => activeCell(visitor)).not.toContain('Stop sell')
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await visitor.leave()
})

test('two browsers collide on a night: mine, theirs and the choice are shown, and nothing typed is lost', async () => {
  const mine = await visit({ language: 'vi' })
  const theirs = await visit({ language: 'vi' })
  const search = `?from=${dayFromToday(480)}`
  await comeAs(mine, 'revenue')
  await comeAs(theirs, 'owner')
  await openGrid(mine, search)
  await openGrid(theirs, search)
  await mine.page.route('**/api/v2/hotel/live', (route) => route.abort())
  await mine.page.reload()
  await openGrid(mine, search)
  await toFirstPlan(theirs)
  await toFirstPlan(mine)
  await theirs.page.keyboard.type('3520000')
  await theirs.page.keyboard.press('Enter')
  await savedAnd(theirs, '3.520.000 đồng', 'ArrowUp')
  await mine.page.keyboard.type('3590000')
  await mine.page.keyboard.press('Enter')
  await mine.page.getByText('1 đêm cần xem lại').waitFor()
  await mine.page.keyboard.press('F8')
  await mine.page.getByText('Hai người sửa cùng một đêm').waitFor()
  await mine.page.getByRole('button', { name: /Giữ 3\.590\.000/u }).click()
  await mine.page.getByText('Hai người sửa cùng một đêm').waitFor({ state: 'detached' })
  await expect.poll(() => activeCell(theirs)).toContain('3.590.000 đồng')
  await theirs.leave()
  await mine.context.close()
})
