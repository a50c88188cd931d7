import { describe, expect, test } from 'vitest'
import { comeAs } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()

/** A colour on which neither white nor the primary text can be read well enough. */
const unreadable = '#B0703A'

describe.each([
  { language: 'vi', phone: false },
  { language: 'en', phone: true },
] as const)('the look of the site, $language', ({ language, phone }) => {
  test('is drafted, mended, published and rolled back', async () => {
    const owner = await visit({ language, phone })
    const { page, t } = owner
    await comeAs(owner, 'owner')
    await page.goto('/u/0/configBE')
    await page.getByRole('heading', { name: t('Bảy màu', 'Seven colours') }).waitFor()
    await owner.checkAccessibility()
    const live = page.getByRole('listitem').filter({ hasText: t('đang hiện', 'shown now') })
    const compare = await live.getByRole('button', { name: t('So với bản', 'Compare with version') }).textContent()
    const first = Number(/\d+/u.exec(compare ?? '')?.[0])

    const button = page.getByRole('textbox', { name: t('Nút', 'Button'), exact: true })
    const before = await button.inputValue()
    await button.fill(unreadable)
    await page.getByText(t('Tương phản chỉ 4,0:1', 'The contrast is only 4.0:1')).waitFor()
    await page.getByText(t('Chưa xuất bản được', 'Cannot be published yet')).first().waitFor()
    await owner.checkAccessibility()
    await page.getByRole('button', { name: new RegExp(t('^Dùng #', '^Use #'), 'u') }).click()
    const mended = await button.inputValue()
    expect(mended).not.toBe(unreadable)
    await page.getByText(t('Nháp đã lưu', 'Draft saved')).waitFor()
    const preview = page.frameLocator(`iframe[title="${t('Xem trước bản nháp', 'Preview of the draft')}"]`)
    const { r, g, b } = channelsOf(mended)
    await expect
      .poll(() =>
        preview
          .getByRole('button', { name: t('Xem giá', 'Show prices') })
          .evaluate((shown) => shown.ownerDocument.defaultView?.getComputedStyle(shown).backgroundColor),
      )
      .toBe(`rgb(${r}, ${g}, ${b})`)
    await page.reload()
    await expect.poll(() => button.inputValue()).toBe(mended)

    await publish(owner, first + 1)
    await page.getByRole('button', { name: t(`So với bản ${first}`, `Compare with version ${first}`), exact: true }).click()
    const compared = page.getByRole('dialog')
    await compared.getByRole('cell', { name: before }).waitFor()
    await compared.getByRole('cell', { name: mended }).waitFor()
    await owner.checkAccessibility()
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: t(`Về bản ${first}`, `Back to version ${first}`), exact: true }).click()
    await expect.poll(() => button.inputValue()).toBe(before)
    await publish(owner, first + 2)
    await expect.poll(() => button.inputValue()).toBe(before)
    await owner.leave()
  })
})

/** The three channels of `#RRGGBB`. */
const channelsOf = (colour: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return { r, g, b }
}

/** Publishes the draft; the page then reloads by itself after a second, as the specification has it. */
const publish = async ({ page, t }: Visitor, version: number): Promise<void> => {
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: t(`Xuất bản bản ${version}`, `Publish version ${version}`) }).click()
  await reloaded
  await page.getByText(t(`Trang đang hiện bản ${version}.`, `The site shows version ${version}.`)).waitFor()
}
