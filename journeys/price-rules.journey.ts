import { expect, test } from 'vitest'
import { dayFromToday } from './world/agent.ts'
import { activeCell, openGrid, toFirstPlan } from './world/grid.ts'
import { comeAs } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()
const list = '/u/0/hotel-manage/room-sale/avail-and-rate/price-rules'

/** Makes a rule that holds for every night, tries it on last year and switches it on. */
const makeRule = async ({ page, t, checkAccessibility }: Visitor, name: string) => {
  await page.goto(list)
  await page.getByText(t('Đêm kín sớm', 'Nights that fill early')).first().waitFor()
  await checkAccessibility()
  await page
    .getByRole('button', { name: t('Thêm quy tắc', 'Add a rule') })
    .first()
    .click()
  await page.getByLabel(t('Tên tiếng Việt', 'Vietnamese name')).fill(name)
  await page.getByLabel(t('Tên tiếng Anh', 'English name')).fill(name)
  await page.getByLabel(t('Mức công suất', 'Occupancy limit')).fill('0')
  await page.getByLabel(t('Còn ít nhất bao nhiêu ngày', 'At least so many days ahead')).fill('1')
  await page.getByRole('textbox', { name: t('Mức', 'Value'), exact: true }).fill('10')
  await page.getByRole('button', { name: t('Thử trên năm trước', 'Try it on last year') }).click()
  await page.getByText(t(' đêm.', 'a suggestion on ')).first().waitFor()
  await checkAccessibility()
  await page.getByLabel(t('Đang bật', 'Switched on')).check()
  await page.getByRole('button', { name: t('Lưu quy tắc', 'Save the rule') }).click()
  await page.getByRole('row', { name: new RegExp(name, 'u') }).waitFor()
}

test.each(['vi', 'en'] as const)(
  '%s: a rule is made, tried on last year and switched on; its ghost price is accepted, undone and dismissed',
  async (language) => {
    const visitor = await visit({ language })
    const { page, t } = visitor
    await comeAs(visitor, 'revenue')
    const name = `Suggest ${language}`
    await makeRule(visitor, name)
    await openGrid(visitor, `?from=${dayFromToday(language === 'vi' ? 200 : 230)}`)
    await page.getByRole('button', { name: t('Lớp: giá trị', 'Layer: values') }).click()
    await page.getByRole('menuitemradio', { name: t('Lớp: giá gợi ý', 'Layer: suggested prices') }).click()
    const bar = page.getByRole('group', { name: t('giá gợi ý', 'suggested prices') })
    await bar.waitFor()
    await page.getByRole('grid').focus()
    await toFirstPlan(visitor)
    const suggested = t('Gợi ý ', 'Suggested ')
    await expect.poll(() => activeCell(visitor)).toContain(suggested)
    await expect.poll(() => activeCell(visitor)).toContain(name)
    await visitor.checkAccessibility()
    const before = await activeCell(visitor)
    await bar.getByRole('button', { name: t('Nhận', 'Accept'), exact: true }).click()
    await expect.poll(() => activeCell(visitor)).not.toContain(suggested)
    await expect.poll(() => activeCell(visitor)).not.toMatch(/Chưa lưu|Not saved|Đang lưu|Saving|Đã lưu|Saved/u)
    await page.getByRole('grid').focus()
    await page.keyboard.press('Control+z')
    await expect.poll(() => activeCell(visitor)).toBe(before)
    await bar.getByRole('button', { name: t('Bỏ qua', 'Dismiss'), exact: true }).click()
    await expect.poll(() => activeCell(visitor)).not.toContain(suggested)
    await page.goto(list)
    await page.getByRole('button', { name: t(`Tắt ${name}`, `Switch off ${name}`) }).click()
    await page.getByText(t(`Quy tắc ${name} đã tắt.`, `The rule ${name} is off.`)).waitFor()
    await visitor.leave()
  },
)
