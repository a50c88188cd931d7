import { afterAll, beforeAll, describe, test } from 'vitest'
import { appCode } from './world/app-code.ts'
import { fillSetUp, setUpPassword as password, sendSetUp } from './world/first-sale/set-up-acts.ts'
import { applicant, fillAll, register } from './world/registration.ts'
import { searchList } from './world/search.ts'
import { setUpDemandedApp } from './world/second-step.ts'
import { enter, openLogin } from './world/sign-in.ts'
import { startProduct, type Started } from './world/start/start-product.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()

describe.each([
  { language: 'vi', phone: false },
  { language: 'en', phone: true },
] as const)('an installation without sample data, $language, on a phone: $phone', ({ language, phone }) => {
  let own: Started
  beforeAll(async () => {
    own = await startProduct({ SEED: 'none' })
  })
  afterAll(() => own.stop())

  test('waits; the printed link makes one administrator of two people who use it, with a second step; the first property registers and is seen', async () => {
    const { url, setUpLink } = own.product
    const stranger = await visit({ language, phone, url })
    await stranger.page.goto(`/u/0/dashboard?lang=${language}`)
    await stranger.page
      .getByRole('heading', { name: stranger.t('Nền tảng chưa được thiết lập', 'The platform is not set up yet') })
      .waitFor()
    await stranger.checkAccessibility()

    const [first, second] = [await visit({ language, phone, url }), await visit({ language, url })]
    for (const visitor of [first, second]) await visitor.page.goto(`${setUpLink}&lang=${language}`)
    await fillSetUp(second, 'minh')
    await fillSetUp(first, 'ngoc')
    await makeMistake(first)
    await first.checkAccessibility()
    await sendSetUp(first)
    const { secret } = await setUpDemandedApp(first)
    await first.page.waitForURL(/\/admin\//u)
    await first.checkAccessibility()
    await sendSetUp(second)
    await second.page.getByText(second.t('Liên kết này đã dùng', 'This link is used'), { exact: false }).first().waitFor()
    await second.page.reload()
    await second.page.getByRole('heading', { name: second.t('Nền tảng đã sẵn sàng', 'The platform is ready') }).waitFor()
    await second.leave()

    const who = applicant('dau')
    const code = await register(stranger, who)
    await stranger.leave()
    await openLogin(first)
    await enter(first, 'ngoc', password)
    await first.page.getByLabel(first.t('Mã 6 chữ số', 'Six-digit code')).fill(appCode(secret, 1))
    await first.page.keyboard.press('Enter')
    await first.page.waitForURL(/\/admin\//u)
    await first.page.goto('/admin/hotels')
    await searchList(first, first.t('Tìm khách sạn', 'Find a hotel'), code.toLowerCase())
    await first.page.getByText(first.t(who.hotelVi, who.hotelEn), { exact: false }).filter({ visible: true }).first().waitFor()
    await first.checkAccessibility()
    await first.leave()
  })
})

/** A retyped password that differs is told at its field, and what was typed stays. */
const makeMistake = async (visitor: Visitor): Promise<void> => {
  const { page, t } = visitor
  const retyped = t('Nhập lại mật khẩu mới', 'Retype the new password')
  await fillAll(visitor, { [retyped]: 'something else' })
  await sendSetUp(visitor)
  await page.getByText(t('Hai mật khẩu chưa khớp.', 'The passwords do not match.')).first().waitFor()
  await fillAll(visitor, { [retyped]: password })
}
