import { envelope } from '@innkeeper/protocol/envelope'
import { describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { patience } from '../test-patience.ts'
import { ownProduct } from './world/start/own-product.ts'
import { enter, openLogin, signIn } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()

describe.each([
  { language: 'vi', phone: false },
  { language: 'en', phone: true },
] as const)('what the platform announces, $language, on a phone: $phone', ({ language, phone }) => {
  test('is written by an administrator, shown to everybody, turned with the arrows, and not shown again to who does not want it', async () => {
    const admin = await visit({ language })
    const { t } = admin
    onTestFinished(forgetAnnouncements)
    await openLogin(admin)
    await enter(admin, 'admin', ownProduct().password)
    await admin.page.waitForURL(/\/admin/u)
    await admin.page.goto('/admin/announcements')
    await admin.page
      .getByRole('button', { name: t('Thêm thông báo chung', 'Add an announcement') })
      .first()
      .click()
    await fill(admin, { titleVi: 'Bảo trì đêm Chủ nhật', titleEn: 'Maintenance on Sunday night' })
    await admin.checkAccessibility()
    await admin.page.getByRole('button', { name: t('Lưu thông báo chung', 'Save the announcement') }).click()
    const row = admin.page.getByRole('row', { name: t('Mở Bảo trì đêm Chủ nhật', 'Open Maintenance on Sunday night') })
    await row.getByText(t('Đang hiện', 'Shown now')).waitFor()
    await admin.page
      .getByRole('dialog')
      .getByRole('button', { name: t('Đóng thông báo', 'Close the announcement') })
      .click()
    await admin.checkAccessibility()

    const reader = await visit({ language, phone })
    await signIn(reader, 'reception')
    const popup = reader.page.getByRole('dialog', { name: t('Bảo trì đêm Chủ nhật', 'Maintenance on Sunday night') })
    // A failed read that runs by itself is tried again a minute later.
    const words = t('Hệ thống chỉ đọc được.', 'The system can only be read.')
    await popup.getByText(words).waitFor({ timeout: patience.hookTimeout })
    await reader.checkAccessibility()
    await reader.page.keyboard.press('ArrowRight')
    await popup.getByText(t('Từ 01:00 đến 02:00.', 'From 01:00 to 02:00.')).waitFor()
    await popup.getByRole('checkbox', { name: t('Không hiện lại thông báo này', 'Do not show this again') }).check()
    await reader.page.keyboard.press('Escape')
    await popup.waitFor({ state: 'detached' })
    await reader.page.evaluate(() => sessionStorage.clear())
    const told = reader.page.waitForResponse((response) => response.url().includes('/announcement/current'))
    await reader.page.reload()
    expect(await (await told).text()).toContain(t('Bảo trì đêm Chủ nhật', 'Maintenance on Sunday night'))
    await reader.page.getByRole('main').waitFor()
    expect(await popup.count()).toBe(0)
    await reader.leave()

    await row.click()
    await admin.page.getByRole('button', { name: t('Xoá thông báo chung', 'Delete the announcement') }).click()
    await admin.page
      .getByRole('dialog')
      .getByRole('button', { name: t('Xoá thông báo chung', 'Delete the announcement') })
      .click()
    await row.waitFor({ state: 'detached' })
    await admin.leave()
  })
})

/** Whatever the result of the test, no other journey sees its popup. */
const forgetAnnouncements = async (): Promise<void> => {
  const { url, password } = ownProduct()
  const ask = async (path: string, body: object | null, token = ''): Promise<unknown> => {
    const response = await fetch(`${url}/api/v2/hotel/${path}`, {
      method: body === null ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: `Token ${token}` }) },
      ...(body === null ? {} : { body: JSON.stringify(body) }),
    })
    return envelope.parse(await response.json()).data
  }
  const { token } = z.object({ token: z.string() }).parse(await ask('login/user', { username: 'admin', password }))
  const shown = z.array(z.object({ id: z.string() })).parse(await ask('announcement/get-all?text=Bảo trì đêm', null, token))
  await Promise.all(shown.map(({ id }) => ask('announcement/delete', { id }, token)))
}

const fill = async ({ page, t }: Visitor, { titleVi, titleEn }: { titleVi: string; titleEn: string }): Promise<void> => {
  const box = (vi: string, en: string) => page.getByRole('textbox', { name: t(vi, en), exact: false })
  await box('Tiêu đề tiếng Việt', 'Vietnamese title').fill(titleVi)
  await box('Tiêu đề tiếng Anh', 'English title').fill(titleEn)
  await box('Nội dung tiếng Việt', 'Vietnamese text').first().fill('Hệ thống chỉ đọc được.')
  await box('Nội dung tiếng Anh', 'English text').first().fill('The system can only be read.')
  await page.getByRole('button', { name: t('Thêm trang', 'Add a slide') }).click()
  await box('Nội dung tiếng Việt', 'Vietnamese text').nth(1).fill('Từ 01:00 đến 02:00.')
  await box('Nội dung tiếng Anh', 'English text').nth(1).fill('From 01:00 to 02:00.')
}
