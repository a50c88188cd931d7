import { expect, test } from 'vitest'
import { switchToPark } from './world/park.ts'
import { comeAs } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()

test.each([
  { language: 'vi', phone: false },
  { language: 'en', phone: true },
] as const)(
  '$language, on a phone: $phone: a park looks at its products, fills days of a calendar after a preview, and takes that back',
  async (how) => {
    const visitor = await visit(how)
    const { page, t, language } = visitor
    await comeAs(visitor, 'owner')
    await page.goto(`/u/0/dashboard?lang=${language}`)
    const base = await switchToPark(visitor)

    await page.goto(`${base}/hotel-manage/tickets/products`)
    await page.getByText(t('Nhạc nước Thác Mây', 'Thác Mây water show')).first().waitFor()
    await visitor.checkAccessibility()

    await page.goto(`${base}/hotel-manage/tickets/product/new`)
    await page.getByLabel(t('Mã sản phẩm', 'Product code')).waitFor()
    await visitor.checkAccessibility()

    await page.goto(`${base}/hotel-manage/tickets/calendar`)
    await page.getByRole('table').waitFor()
    await visitor.checkAccessibility()
    await fillDays(visitor, language === 'vi' ? '411000' : '422000')
    const undo = page.getByRole('button', { name: t('Trả lại', 'Undo') }).first()
    await undo.waitFor()
    await undo.click()
    await page.getByText(t('đã trả lại', 'undone')).first().waitFor()
    expect(await page.getByRole('table').count()).toBe(1)
    await visitor.leave()
  },
)

const fillDays = async (visitor: Visitor, price: string): Promise<void> => {
  const { page, t } = visitor
  const [from, to] = [dayIn(20), dayIn(22)]
  const days = page.getByRole('group', { name: t('Các ngày', 'Days'), exact: true })
  await days.getByRole('textbox').first().fill(from)
  await days.getByRole('textbox').last().fill(to)
  await page.getByLabel(t('Giá người lớn', 'Adult price')).fill(price)
  await page.getByRole('button', { name: t('Xem trước', 'Preview') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/→/u).first().waitFor()
  await visitor.checkAccessibility()
  await dialog.getByRole('button', { name: t('Lưu thay đổi', 'Save the changes') }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** A day as it is typed, so many days from now. */
const dayIn = (days: number): string => {
  const day = new Date(Date.now() + days * 86_400_000).toISOString()
  return `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`
}
