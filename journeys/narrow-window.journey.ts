import { describe, expect, test } from 'vitest'
import { beyondTheWindow } from './world/screens/beyond-the-window.ts'
import { comeAs } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()
const roomTypes = '/u/0/hotel-setting/hotel-info/room-type'
const packages = '/u/0/hotel-manage/room-sale/sale-promotion-package/sale/list-of-sale-packages'
/** The visible area of a 1280-pixel window at 400 % zoom. */
const magnified = { width: 320, height: 560 }
const longName = 'Ế'.repeat(255)
const mostStops = 80

describe.each(['vi', 'en'] as const)('“works at 400 % zoom”, %s', (language) => {
  test('a form is walked by keyboard: nothing is wider than the window, and no bar covers what has the focus', async () => {
    const visitor = await visit({ language })
    const { page, t } = visitor
    await page.setViewportSize(magnified)
    await comeAs(visitor, 'owner')
    await page.goto(`${roomTypes}/room-detail/new`)
    await page.getByRole('textbox', { name: t('Tên tiếng Việt', 'Vietnamese name') }).fill(longName)
    await page.getByRole('textbox', { name: t('Tên tiếng Anh', 'English name') }).fill(longName)
    expect(await coveredOnTheWay(visitor, t('Lưu loại phòng', 'Save the room type'))).toEqual([])
    await page.getByRole('textbox', { name: t('Tổng số phòng', 'Total rooms') }).fill('5')
    await page.getByRole('textbox', { name: t('Diện tích phòng', 'Room size') }).fill('30')
    await page.getByRole('textbox', { name: t('Giá mặc định', 'Default price') }).fill('2450k')
    await page.getByRole('textbox', { name: t('Giá cuối tuần', 'Weekend price') }).fill('2,9tr')
    await page.keyboard.press('Enter')
    // Its own page leads on to photos, package and rooms.
    await page.waitForURL(/room-detail\/[\da-f-]{36}/u)
    await page.getByRole('heading', { name: longName }).waitFor()
    expect(await beyondTheWindow(visitor)).toEqual([])
    await page.goto(roomTypes)
    await page.getByText(longName).first().waitFor()
    expect(await beyondTheWindow(visitor)).toEqual([])
    await page.goto(packages)
    await page.getByText(t('Trọn gói 3 bữa', 'Full board'), { exact: true }).click()
    await page.getByRole('checkbox', { name: longName }).waitFor()
    await page.getByRole('table', { name: t('Giá thử', 'Example prices') }).waitFor()
    expect(await beyondTheWindow(visitor)).toEqual([])
    await page.goto(roomTypes)
    // The name is longer than its place: its middle is cut away.
    await page
      .getByText(longName)
      .first()
      .click({ position: { x: 5, y: 5 } })
    await page.getByRole('button', { name: t('Xoá loại phòng', 'Delete the room type') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(t('Xoá rồi không lấy lại được.', 'Deleting cannot be undone.')).waitFor()
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    await dialog.getByRole('button', { name: t('Xoá loại phòng', 'Delete the room type') }).click()
    await page.waitForURL(`**${roomTypes}`)
    await visitor.leave()
  })
})

/** Tabs until the button with this name has the focus; returns the stops that something covers completely and stays. */
const coveredOnTheWay = async ({ page }: Visitor, last: string): Promise<string[]> => {
  const covered: string[] = []
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab')
    const { name, isCovered } = await page.evaluate(focused)
    if (isCovered && (await staysCovered(page))) covered.push(name)
    if (name === last) return covered
  }
  throw new Error(`“${last}” was not reached`)
}

/** Whether what has the focus is still covered after three seconds, when an alert has gone and what scrolls has come to rest. */
const staysCovered = async (page: Visitor['page']): Promise<boolean> => {
  for (const end = Date.now() + 3000; Date.now() < end;) {
    if (!(await page.evaluate(focused)).isCovered) return false
  }
  return true
}

const focused = (): { name: string; isCovered: boolean } => {
  const element = document.activeElement ?? document.body
  const { x, y, width, height } = element.getBoundingClientRect()
  const own = [element, ...(element instanceof HTMLInputElement ? (element.labels ?? []) : [])]
  const seen = [3, height / 2, height - 3].some((down) => {
    const top = document.elementFromPoint(x + width / 2, y + down)
    return top !== null && own.some((part) => part.contains(top) || top.contains(part))
  })
  return { name: element.getAttribute('name') ?? element.textContent ?? '', isCovered: !seen }
}
