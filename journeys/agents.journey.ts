import { urlOf } from '@innkeeper/protocol/url-of'
import { expect, test } from 'vitest'
import { dayFromToday } from './world/agent.ts'
import { addAgent, makeKey } from './world/first-sale/agent-acts.ts'
import { hear } from './world/hear.ts'
import { ownProduct } from './world/start/own-product.ts'
import { comeAs, openLogin } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()

test.each([
  ['vi', true],
  ['en', false],
] as const)('%s: an agent finds its page, is added, uses its key, and the key is revoked at once', async (language, phone) => {
  const stranger = await visit({ language, phone })
  await readWhatTheApiIs(stranger)
  await stranger.leave()

  const admin = await visit({ language, dark: true })
  await comeAs(admin, 'admin')
  const code = `CHIMSE${language.toUpperCase()}`
  await addAgent(admin, code)
  const key = await makeKey(admin)
  expect(await statusWith(key)).toBe(200)
  const { page, t } = admin
  const name = t('Máy chủ đặt phòng', 'Booking server')
  await expect.poll(async () => (await page.reload(), await rowOfKey(admin, name).textContent())).toContain(t('Dùng gần nhất', 'Last used'))
  await admin.checkAccessibility()

  await rowOfKey(admin, name)
    .getByRole('button', { name: t('Thu hồi', 'Revoke') })
    .click()
  const dialog = page.getByRole('dialog')
  await admin.checkAccessibility()
  await dialog.getByRole('button', { name: t('Thu hồi', 'Revoke') }).click()
  await hear(admin, t(`Đã thu hồi khoá ${name}.`, `The key ${name} is revoked.`))
  expect(await statusWith(key)).toBe(401)
  await findAndSort(admin, code)
  await admin.leave()
})

const readWhatTheApiIs = async (visitor: Visitor): Promise<void> => {
  const { page, t, checkAccessibility } = visitor
  await openLogin(visitor)
  await page.getByRole('link', { name: t('Đăng nhập đại lý', 'Agent sign in') }).click()
  await page.getByRole('heading', { level: 1, name: t('Dành cho đại lý', 'For travel agents') }).waitFor()
  await checkAccessibility()
  const docs = page.getByRole('link', { name: t('Tài liệu API, có ví dụ để sao chép', 'API documentation, with examples to copy') })
  expect((await page.request.get((await docs.getAttribute('href')) ?? '')).status()).toBe(200)
}

const rowOfKey = ({ page }: Visitor, name: string) => page.getByRole('listitem').filter({ hasText: name })

const findAndSort = async ({ page, t, language }: Visitor, code: string): Promise<void> => {
  await page.goto(`/admin/agents?lang=${language}&text=sparrow`)
  await page
    .getByRole('row', { name: t('Chim Sẻ', 'Sparrow') })
    .filter({ hasText: code })
    .waitFor()
  const first = page.locator('tbody tr').first()
  await page.goto(`/admin/agents?lang=${language}`)
  await first.waitFor()
  const before = await first.textContent()
  await page.getByRole('button', { name: t('Mã', 'Code'), exact: true }).click()
  await page.getByRole('button', { name: t('Mã', 'Code'), exact: true }).click()
  await expect.poll(() => first.textContent()).not.toBe(before)
}

/** What an agent's program is answered to a search with a key. */
const statusWith = async (key: string): Promise<number> => {
  const stay = { properties: ['HAIAU'], checkIn: dayFromToday(10), checkOut: dayFromToday(11), rooms: [{ adults: 2 }] }
  const answer = await fetch(ownProduct().url + urlOf('distribution/search'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Agent ${key}` },
    body: JSON.stringify(stay),
  })
  return answer.status
}
