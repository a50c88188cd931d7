import jsqr from 'jsqr'
import { describe, expect, test } from 'vitest'
import { hear } from './world/hear.ts'
import { pretendSecret } from './world/start/pretend-vnpay.ts'
import { signIn } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()

describe.each([
  { language: 'vi', phone: false, property: 'Khách sạn Ngọc Lan Hồ Gươm' },
  { language: 'en', phone: false, property: 'Sao Biển Long Beach Resort, Phú Quốc Island' },
  { language: 'vi', phone: true, property: 'Công viên Giải trí Thác Mây Bà Nà' },
] as const)('being paid, $language, on a phone: $phone', ({ language, phone, property }) => {
  test('VNPAY with a wrong secret is refused by the gateway, then works; VietQR is scanned; a gateway is switched off', async () => {
    const visitor = await visit({ language, phone })
    await signIn(visitor, 'owner')
    await openPaygate(visitor, property)
    await configureVnpay(visitor)
    await testVnpay(visitor)
    await takeCards(visitor)
    await configureVietQr(visitor)
    await scanVietQr(visitor)
    await switchOff(visitor)
    await visitor.checkAccessibility()
    await visitor.leave()
  })
})

const openPaygate = async ({ page, t }: Visitor, property: string): Promise<void> => {
  await page.getByRole('button', { name: t('chuyển sang chỗ nghỉ khác', 'switch to another property') }).click()
  await page.getByRole('menuitem', { name: property }).click()
  await page.waitForURL(/\/u\/[0-9a-f-]{36}/u)
  const [place] = /\/u\/[^/]+/u.exec(page.url()) ?? []
  await page.goto(`${place}/hotel-setting/hotel-info/hotel-config/paygate`)
  await card({ page }, 'VNPAY').waitFor()
}

const card = ({ page }: Pick<Visitor, 'page'>, name: string) => page.getByRole('region', { name, exact: true })

const save = async ({ page, t }: Visitor): Promise<void> => {
  await page.getByRole('button', { name: t('Lưu cấu hình', 'Save the configuration') }).click()
}

/** A terminal code with a letter missing is refused at its field; the other typed values stay. */
const configureVnpay = async (visitor: Visitor): Promise<void> => {
  const { page, t } = visitor
  await card(visitor, 'VNPAY')
    .getByRole('button', { name: t('Cấu hình VNPAY', 'Configure VNPAY') })
    .click()
  const code = page.getByLabel(t('Mã website (TmnCode)', 'Terminal code (TmnCode)'))
  const secret = page.getByLabel(t('Khoá bí mật (HashSecret)', 'Secret (HashSecret)'))
  await code.fill('JOURNEY')
  await secret.fill('NOT-THE-KEY-OF-VNPAY')
  await save(visitor)
  await page
    .locator('form')
    .getByText(t('Mã website (TmnCode) không đúng định dạng.', 'Terminal code (TmnCode) is not in the right format.'))
    .waitFor()
  expect(await secret.inputValue()).toBe('NOT-THE-KEY-OF-VNPAY')
  await visitor.checkAccessibility()
  await code.fill('JOURNEY1')
  await save(visitor)
  await card(visitor, 'VNPAY').getByText(t('Chưa kiểm tra', 'Not tested')).waitFor()
}

const testVnpay = async (visitor: Visitor): Promise<void> => {
  const { page, t } = visitor
  const vnpay = card(visitor, 'VNPAY')
  const press = () => vnpay.getByRole('button', { name: t('Kiểm tra cấu hình này', 'Test this configuration') }).click()
  await press()
  await vnpay.getByText(t('Kiểm tra không đạt', 'The test failed')).waitFor()
  await vnpay
    .getByText(t('Cổng báo chữ ký sai: kiểm tra khoá bí mật.', 'The gateway says that the signature is wrong: check the secret.'))
    .waitFor()
  await vnpay.getByRole('button', { name: t('Sửa cấu hình', 'Change the configuration') }).click()
  const secret = page.getByLabel(t('Khoá bí mật (HashSecret)', 'Secret (HashSecret)'))
  await expect.poll(() => secret.inputValue()).toBe('')
  await secret.fill(pretendSecret)
  await save(visitor)
  await vnpay.getByText(t('Chưa kiểm tra', 'Not tested')).waitFor()
  await press()
  await vnpay.getByText(t('Hoạt động', 'Works'), { exact: true }).waitFor()
  expect(await vnpay.textContent()).not.toContain(pretendSecret)
}

const takeCards = async (visitor: Visitor): Promise<void> => {
  const { page, t } = visitor
  const ways = card(visitor, t('Phương thức thanh toán nhận', 'Payment methods taken'))
  await ways.getByRole('checkbox', { name: t('Thẻ quốc tế', 'International card') }).click()
  await page.getByRole('button', { name: t('Lưu phương thức thanh toán', 'Save the payment methods') }).click()
  await hear(visitor, t('Đã lưu phương thức thanh toán.', 'The payment methods are saved.'))
}

/** The bank is found without diacritics. */
const configureVietQr = async (visitor: Visitor): Promise<void> => {
  const { page, t } = visitor
  await card(visitor, 'VietQR')
    .getByRole('button', { name: t('Cấu hình VietQR', 'Configure VietQR') })
    .click()
  const bank = page.getByRole('combobox', { name: t('Ngân hàng', 'Bank') })
  await bank.fill('ngoai thuong')
  await page.getByRole('option', { name: /Vietcombank – TMCP Ngoại thương Việt Nam/u }).click()
  await page.getByLabel(t('Số tài khoản', 'Account number')).fill('0123456789')
  await page.getByLabel(t('Chủ tài khoản', 'Account owner')).fill('CONG TY NGOC LAN')
  await visitor.checkAccessibility()
  await save(visitor)
}

/** The code is read from its picture on the screen, as a telephone does, once nothing covers it any more. */
const scanVietQr = async (visitor: Visitor): Promise<void> => {
  const { page, t } = visitor
  const vietqr = card(visitor, 'VietQR')
  const code = vietqr.getByRole('img', { name: /Vietcombank.*0123456789.*10[.,]000/u })
  const scan = async () => {
    const { width, height, dots } = await page.evaluate(dotsOf, (await code.screenshot()).toString('base64'))
    return jsqr.default(new Uint8ClampedArray(dots), width, height)?.data ?? ''
  }
  await expect.poll(scan).toMatch(/^000201010212.*A000000727.*97043601100123456789.*5405100005802VN.*TT QUET-THU6304[0-9A-F]{4}$/u)
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    vietqr.getByRole('button', { name: t('Tải mã QR', 'Download the QR code') }).click(),
  ])
  expect(saved.suggestedFilename()).toBe('vietqr-0123456789.png')
  await vietqr.getByRole('button', { name: t('Kiểm tra cấu hình này', 'Test this configuration') }).click()
  await vietqr.getByText(t('Hoạt động', 'Works'), { exact: true }).waitFor()
}

/** The pixels of a picture; runs in the browser, which can decode it. */
const dotsOf = async (picture: string) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.codePointAt(0) ?? 0)
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const drawing = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  if (drawing === null) throw new Error('the browser draws no pictures')
  drawing.drawImage(bitmap, 0, 0)
  const { width, height, data } = drawing.getImageData(0, 0, bitmap.width, bitmap.height)
  return { width, height, dots: [...data] }
}

const switchOff = async (visitor: Visitor): Promise<void> => {
  const { page, t } = visitor
  const vnpay = card(visitor, 'VNPAY')
  const words = t('Tắt VNPAY', 'Switch VNPAY off')
  await vnpay.getByRole('button', { name: words }).click()
  await page.getByRole('dialog').getByRole('button', { name: words }).click()
  await vnpay.getByText(t('Đã tắt', 'Off'), { exact: true }).waitFor()
  const ways = card(visitor, t('Phương thức thanh toán nhận', 'Payment methods taken'))
  await ways.getByText(t('Chờ cổng', 'Needs a gateway')).waitFor()
  await vnpay.getByRole('button', { name: t('Bật lại VNPAY', 'Switch VNPAY on') }).click()
  await vnpay.getByText(t('Hoạt động', 'Works'), { exact: true }).waitFor()
}
