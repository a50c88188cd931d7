import { expect, test } from 'vitest'
import { comeAs } from './world/sign-in.ts'
import { useBrowser } from './world/visit.ts'

const { visit } = useBrowser()
const screens = [
  'hotel-manage/room-sale/avail-and-rate/batch-update',
  'hotel-manage/service/list',
  'hotel-setting/hotel-info/general-info/amenities',
  'account/setting',
]

test.each(['vi', 'en'] as const)(
  '“dark checkboxes”: in the dark every box to tick is dark, with the colour of the product (%s)',
  async (language) => {
    const visitor = await visit({ language, dark: true })
    const { page } = visitor
    await comeAs(visitor, 'owner')
    for (const path of screens) {
      await page.goto(`/u/0/${path}?lang=${language}`)
      const boxes = page.locator('main input[type="checkbox"]')
      await boxes.first().waitFor()
      await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
      const looks = await boxes.evaluateAll((all) => {
        const sample = document.createElement('i')
        sample.style.color = 'var(--primary)'
        document.body.append(sample)
        const primary = getComputedStyle(sample).color
        sample.remove()
        return all.map((one) => {
          const { colorScheme, accentColor } = getComputedStyle(one)
          return `${colorScheme}, ${accentColor === primary ? 'primary' : accentColor}`
        })
      })
      expect.soft([...new Set(looks)], path).toEqual(['dark, primary'])
    }
    await visitor.leave()
  },
)
