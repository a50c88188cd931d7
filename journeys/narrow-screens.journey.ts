import { expect, test } from 'vitest'
import { bookCheapest } from './world/agent.ts'
import { hotelRoutes, platformRoutes, publicRoutes } from './world/screens/screens.ts'
import { beyondTheWindow } from './world/screens/beyond-the-window.ts'
import { dateRanges } from './world/screens/date-ranges.ts'
import { switchToPark } from './world/park.ts'
import { comeAs, type Person } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'
import { withRecord } from './world/screens/with-record.ts'

const { visit } = useBrowser()
const languages = ['vi', 'en'] as const
/** The width of a small phone, and of a 1280-pixel window at 400 % zoom. */
const narrow = { width: 320, height: 640 }
const hotelPaths = (await hotelRoutes()).map(({ path }) => path)
const platformPaths = (await platformRoutes()).map(({ path }) => path)
const publicPaths = (await publicRoutes()).map(({ path }) => path)

test.each(languages)(
  'no screen of the hotel is wider than a window of 320 pixels, and its ranges of dates are “never clipped, never wrapped” up to 1440 (%s)',
  async (language) => {
    const visitor = await visitNarrow(language, 'owner')
    const ranged: string[] = []
    for (const path of hotelPaths) {
      const address = `/u/0/${path.includes('$') ? await withRecord(visitor, path) : path}`
      expect.soft(await tooWide(visitor, `${address}?lang=${language}`), path).toEqual([])
      const ranges = await dateRanges(visitor)
      if (ranges.found > 0) ranged.push(path)
      expect.soft(ranges.broken, path).toEqual([])
      await visitor.page.setViewportSize(narrow)
    }
    expect(ranged.length).toBeGreaterThanOrEqual(10)
    await visitor.leave()
  },
)

test.each(languages)('no screen of a park is wider than a window of 320 pixels (%s)', async (language) => {
  const visitor = await visit({ language })
  await comeAs(visitor, 'owner')
  await visitor.page.goto(`/u/0/dashboard?lang=${language}`)
  const base = await switchToPark(visitor)
  await visitor.page.setViewportSize(narrow)
  for (const path of hotelPaths.filter((one) => !one.includes('$')))
    expect.soft(await tooWide(visitor, `${base}/${path}?lang=${language}`), path).toEqual([])
  await visitor.leave()
})

test.each(languages)('no screen of the platform is wider than a window of 320 pixels (%s)', async (language) => {
  const visitor = await visitNarrow(language, 'admin')
  for (const path of platformPaths) {
    const address = path.includes('$') ? await withRecord(visitor, path) : path
    expect.soft(await tooWide(visitor, `${address}?lang=${language}`), path).toEqual([])
  }
  await visitor.leave()
})

test.each(languages)('no public screen is wider than a window of 320 pixels (%s)', async (language) => {
  const visitor = await visit({ language })
  await visitor.page.setViewportSize(narrow)
  for (const path of publicPaths) expect.soft(await tooWide(visitor, `${path}?lang=${language}`), path).toEqual([])
  await visitor.leave()
})

test.each(languages)('a window of 720 pixels, 200 % zoom, keeps the grid (%s)', async (language) => {
  const visitor = await visit({ language })
  await comeAs(visitor, 'owner')
  await visitor.page.setViewportSize({ width: 720, height: 450 })
  expect(await tooWide(visitor, `/u/0/hotel-manage/room-sale/avail-and-rate?lang=${language}`)).toEqual([])
  await visitor.page.getByRole('grid').waitFor()
  await visitor.leave()
})

test.each(languages)(
  'beside the menu, at 900 pixels, each amount of a booking is whole, for the hotel and the platform (%s)',
  async (language) => {
    for (const person of ['owner', 'admin'] as const) {
      const visitor = await visit({ language })
      await comeAs(visitor, person)
      await visitor.page.setViewportSize({ width: 900, height: 900 })
      const path = person === 'owner' ? 'booking/detail/$code' : '/admin/booking/hotel/detail/$code'
      const address = `${person === 'owner' ? '/u/0/' : ''}${await withRecord(visitor, path)}?lang=${language}`
      await tooWide(visitor, address)
      const steps = visitor.page.locator('main table').first()
      await steps.waitFor()
      expect.soft(await steps.evaluate(amountsOutside), address).toEqual([])
      await visitor.leave()
    }
  },
)

test.each(languages)('an alert never covers a button of the form in use on a phone (%s)', async (language) => {
  const visitor = await visit({ language, phone: true })
  const { page, t } = visitor
  await comeAs(visitor, 'owner')
  await page.goto('/u/0/hotel-setting/hotel-info/room-type/room-detail/new')
  await page.getByRole('button', { name: t('Lưu loại phòng', 'Save the room type') }).click()
  const alert = page.getByRole('alert').filter({ hasText: t('đánh dấu *', 'marked *') })
  await alert.waitFor()
  expect(await alert.evaluate(buttonsBelow)).toEqual([])
  await visitor.leave()
})

test('an alert on a phone makes room for the bar of a form that grows, and goes where a finger has touched it', async () => {
  const visitor = await visit({ language: 'vi', phone: true })
  const { page } = visitor
  await comeAs(visitor, 'owner')
  await page.goto('/u/0/hotel-setting/hotel-info/room-type/room-detail/new')
  const alert = page.getByRole('alert').filter({ hasText: 'đánh dấu *' })
  await page.getByRole('button', { name: 'Lưu loại phòng' }).tap()
  // A mouse over it keeps it, so that the form can grow below it.
  await alert.hover()
  await page.locator('main form input:not([type=checkbox]):not([role=combobox])').first().fill('Phòng hướng vườn')
  await page.getByRole('button', { name: 'Bỏ thay đổi' }).waitFor()
  await expect.poll(() => alert.evaluate(buttonsBelow)).toEqual([])
  await page.mouse.move(195, 60)
  await alert.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Lưu loại phòng' }).tap()
  await alert.tap({ position: { x: 60, y: 20 } })
  await alert.waitFor({ state: 'detached' })
  await visitor.leave()
})

test.each(languages)('the alert of a new booking never covers a field of an open dialog on a phone (%s)', async (language) => {
  const visitor = await visit({ language, phone: true })
  const { page, t } = visitor
  await comeAs(visitor, 'owner')
  await page.goto('/u/0/booking/list-booking')
  await page.getByRole('button', { name: t('Lọc', 'Filter'), exact: true }).click()
  await page.getByRole('dialog').getByLabel(t('Trạng thái', 'Status')).first().waitFor()
  const told = page.waitForFunction(fieldsBelowAlert)
  await bookCheapest('HAIAU', { days: language === 'vi' ? 150 : 160, nights: 1, guest: 'Đoàn Thị Ánh Nguyệt' })
  expect(await (await told).jsonValue()).toEqual([])
  await visitor.leave()
})

/** The amounts of a table that reach out of the card that holds it. */
const amountsOutside = (table: Element): string[] => {
  const right = table.parentElement?.parentElement?.getBoundingClientRect().right ?? 0
  return [...table.querySelectorAll('td')].filter((cell) => cell.getBoundingClientRect().right > right + 1).map((cell) => cell.textContent)
}

/** The buttons of the page, except the alert's own, that an alert covers. */
const buttonsBelow = (alert: Element): string[] => {
  const box = alert.getBoundingClientRect()
  return [...document.querySelectorAll('form button, footer button')]
    .filter((button) => !alert.contains(button))
    .filter((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect()
      return left < box.right && box.left < right && top < box.bottom && box.top < bottom
    })
    .map((button) => button.textContent)
}

// Runs in the page: the fields and buttons of the dialog that the alert covers; null while there is no alert.
const fieldsBelowAlert = (): string[] | null => {
  const alert = document.querySelector('[role="status"] [data-kind="success"]')
  if (alert === null) return null
  const box = alert.getBoundingClientRect()
  return [...document.querySelectorAll('[role="dialog"] :is(input, select, textarea, button)')]
    .filter((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect()
      return left < box.right && box.left < right && top < box.bottom && box.top < bottom
    })
    .map((part) => part.ariaLabel ?? part.textContent)
}

const visitNarrow = async (language: 'vi' | 'en', person: Person): Promise<Visitor> => {
  const visitor = await visit({ language })
  await comeAs(visitor, person)
  await visitor.page.setViewportSize(narrow)
  return visitor
}

/** What of a screen reaches beyond the window. */
const tooWide = async (visitor: Visitor, address: string): Promise<readonly string[]> => {
  const { page } = visitor
  await page.goto(address)
  await page.locator('main:not(:empty)').waitFor()
  return beyondTheWindow(visitor)
}
