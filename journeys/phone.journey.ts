import { describe, test } from 'vitest'
import { hear } from './world/hear.ts'
import { comeAs } from './world/sign-in.ts'
import { useBrowser } from './world/visit.ts'

const { visit } = useBrowser()

describe.each(['vi', 'en'] as const)('the phone closes a night, %s', (language) => {
  test('the sheet says what it touches and what it does not; the night is closed, and opened again', async () => {
    const visitor = await visit({ language, phone: true })
    const { page, t } = visitor
    await comeAs(visitor, 'reception')
    // On a phone, rates are opened from today's page; "back" from the sheet leads to the rates.
    await page.goto('/u/0/dashboard')
    await page.getByRole('button', { name: t('Đóng đêm', 'Close a night') }).tap()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('status').getByText(t('Chọn loại phòng muốn đóng hoặc mở.', 'Choose the room types to close or open.')).waitFor()
    const room = sheet.getByRole('switch').last()
    await room.tap()
    await sheet.getByText(t('Giá, CTA và CTD không đổi.', 'Prices, CTA and CTD do not change.')).waitFor()
    await visitor.checkAccessibility()
    await sheet.getByRole('button', { name: t('Đóng 1 loại phòng', 'Close 1 room type') }).tap()
    await sheet.waitFor({ state: 'detached' })
    await hear(visitor, t('Đã đóng', 'Closed'))
    await page.getByRole('button', { name: t('Đóng đêm', 'Close a night') }).tap()
    await page.getByRole('dialog').getByRole('switch', { checked: true }).first().tap()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('Mở 1 loại phòng', 'Open 1 room type') })
      .tap()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await hear(visitor, t('Đã mở lại', 'Opened'))
    await visitor.leave()
  })
})
