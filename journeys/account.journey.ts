import { expect, test } from 'vitest'
import { hear } from './world/hear.ts'
import { comeAs, signIn } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()

const openAccount = async ({ page, t }: Visitor): Promise<void> => {
  await page.getByRole('link', { name: /^(?:Tài khoản của|Account of) /u }).click()
  await page.getByRole('heading', { name: t('Thiết lập tài khoản', 'Account setting'), level: 1 }).waitFor()
  await page.getByRole('heading', { name: t('Phiên đăng nhập', 'Sessions') }).waitFor()
}

/** A picture that the page itself draws: wide, so that it is cut to a square. */
const drawnPicture = async ({ page }: Visitor): Promise<Buffer> => {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 640
    canvas.height = 480
    const pen = canvas.getContext('2d')
    if (pen !== null) {
      pen.fillStyle = '#2f4fae'
      pen.fillRect(0, 0, 640, 480)
      pen.fillStyle = '#ffffff'
      pen.fillRect(220, 120, 200, 240)
    }
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(address.split(',')[1] ?? '', 'base64')
}

const ways = [
  { language: 'vi', phone: false },
  { language: 'en', phone: false },
  { language: 'vi', phone: true },
] as const

test.each(ways)(
  'what is wrong is told at the field; what is right is saved, $language, on a phone: $phone',
  async ({ language, phone }) => {
    const visitor = await visit({ language, phone })
    const { page, t } = visitor
    await signIn(visitor, 'revenue')
    if (phone) await page.goto('/u/0/account/setting')
    else await openAccount(visitor)
    const form = page.getByRole('form', { name: t('Thông tin cá nhân', 'Personal information') })
    await form.waitFor()
    await visitor.checkAccessibility()
    await form.getByRole('textbox', { name: t('Số điện thoại', 'Phone'), exact: false }).fill('0905')
    await form.getByRole('textbox', { name: t('Chức vụ', 'Position') }).fill(t('Quản lý doanh thu', 'Revenue manager'))
    await form.getByRole('button', { name: t('Lưu thông tin', 'Save the information') }).click()
    await form.getByText(t('Số điện thoại phải có ít nhất 8 ký tự.', 'Phone must be at least 8 characters.')).waitFor()
    await form.getByRole('textbox', { name: t('Số điện thoại', 'Phone'), exact: false }).fill('0905 123 456')
    await form.getByRole('button', { name: t('Lưu thông tin', 'Save the information') }).click()
    await hear(visitor, t('Đã lưu thông tin cá nhân.', 'The personal information is saved.'))
    await page.reload()
    await expect
      .poll(() => form.getByRole('textbox', { name: t('Số điện thoại', 'Phone'), exact: false }).inputValue())
      .toBe('0905 123 456')
    await visitor.leave()
  },
)

test.each(ways)(
  'a picture is chosen, looked at, kept, and taken away again, $language, on a phone: $phone',
  async ({ language, phone }) => {
    const visitor = await visit({ language, phone })
    const { page, t } = visitor
    await comeAs(visitor, 'revenue')
    await page.goto('/u/0/account/setting')
    const add = page.getByRole('button', { name: t('Chọn ảnh đại diện', 'Choose a picture') })
    await add.waitFor()
    const file = { name: 'toi.png', mimeType: 'image/png', buffer: await drawnPicture(visitor) }
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByText(t('Ảnh sẽ hiện gần như thế này.', 'The picture will look about like this.')).waitFor()
    await page.getByRole('button', { name: t('Dùng ảnh này', 'Use this picture') }).click()
    await page.getByRole('button', { name: t('Đổi ảnh đại diện', 'Change the picture') }).waitFor()
    const shown = await page.locator('img[src^="/files/"]').first().getAttribute('src')
    const picture = await page.request.get(shown ?? '')
    expect(picture.headers()).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' })
    await visitor.checkAccessibility()
    await page.getByRole('button', { name: t('Xoá ảnh đại diện', 'Delete the picture') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('Xoá ảnh đại diện', 'Delete the picture') })
      .click()
    await add.waitFor()
    await visitor.leave()
  },
)

test.each(ways)(
  'a session on another device is ended from here, and that device is told at once, $language, on a phone: $phone',
  async ({ language, phone }) => {
    const [here, there] = [await visit({ language, phone }), await visit({ language })]
    await signIn(here, 'revenue')
    await signIn(there, 'revenue')
    await here.page.goto('/u/0/account/setting')
    await here.page.getByText(here.t('Phiên này', 'This one'), { exact: true }).waitFor()
    await here.page.getByRole('button', { name: /^(?:Kết thúc \d+ phiên khác|End the other sessions)/u }).click()
    await here.page
      .getByRole('dialog')
      .getByRole('button', { name: /^(?:Kết thúc \d+ phiên khác|End the other sessions)/u })
      .click()
    await there.page.waitForURL(/\/login/u)
    await here.page
      .getByRole('main')
      .getByRole('button', { name: /^(?:Kết thúc \d+ phiên khác|End the other sessions)/u })
      .waitFor({ state: 'detached' })
    expect(new URL(here.page.url()).pathname).toBe('/u/0/account/setting')
    await here.leave()
    await there.leave()
  },
)
