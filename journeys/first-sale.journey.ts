import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayFromToday, offersFor } from './world/agent.ts'
import { appCode } from './world/app-code.ts'
import { openAsPlatform, sign, walkToSignature } from './world/contract-acts.ts'
import { addAgent, makeKey } from './world/first-sale/agent-acts.ts'
import { agreeCommission, approve, confirmToSell, openWaitingHotel, verifyCertificate } from './world/first-sale/approval-acts.ts'
import { fillSetUp, sendSetUp, setUpPassword } from './world/first-sale/set-up-acts.ts'
import { hear } from './world/hear.ts'
import { fillNineParts } from './world/nine-parts.ts'
import { applicant, register } from './world/registration.ts'
import { setUpDemandedApp } from './world/second-step.ts'
import { startProduct, type Started } from './world/start/start-product.ts'
import { enter, openLogin } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()
const director = 'Phạm Hoàng Bảo Ngọc'

/** What README says under “From an empty machine to a platform”, step by step, and nothing else. */
describe.each([
  { language: 'vi', phone: true },
  { language: 'en', phone: false },
] as const)('from an empty machine to the first property on sale, $language, its owner on a phone: $phone', ({ language, phone }) => {
  let own: Started
  beforeAll(async () => {
    own = await startProduct({ SEED: 'none' })
  })
  afterAll(() => own.stop())

  test('set up, registered, verified, filled in, approved, signed by both, put on sale, and offered to the first agent', async () => {
    const { url, setUpLink } = own.product
    const admin = await visit({ language, url })
    await admin.page.goto(`${setUpLink}&lang=${language}`)
    await fillSetUp(admin, 'ngoc')
    await sendSetUp(admin)
    const { secret } = await setUpDemandedApp(admin)
    await admin.page.waitForURL(/\/admin\//u)

    const owner = await visit({ language, phone, url })
    const who = applicant('sao')
    const code = await register(owner, who)
    await openLogin(owner)
    await enter(owner, who.userName, who.password)
    await owner.page.waitForURL(/\/u\/0\//u)
    await fillNineParts(owner)
    await confirmToSell(owner)

    await openWaitingHotel(admin, code)
    await verifyCertificate(admin)
    await agreeCommission(admin)
    await approve(admin)

    await openAsPlatform(admin, code)
    await drawUp(admin)
    const number = await walkToSignature(admin)
    await owner.page.goto('/u/0/account/contract')
    await sign(owner, number, 'Lê Minh Khang', who.password)
    await hear(owner, owner.t('Đã ký.', 'Signed.'))
    await countersign(admin, number, secret)

    await putOnSale(owner)
    const agentCode = 'DAIDUONG'
    await addAgent(admin, agentCode)
    const agentKey = await makeKey(admin)
    const asked = () => offersFor(code, nextMonth(), 1, { url, agentKey })
    expect(await asked()).toEqual([])
    await linkAgent(owner)
    await expect.poll(async () => (await asked()).length).toBeGreaterThan(0)
    await admin.leave()
    await owner.leave()
  })
})

/** The first edition of the template for rooms stands there without sample data, and the agreed commission is filled in. */
const drawUp = async (visitor: Visitor): Promise<void> => {
  const { page, t, checkAccessibility } = visitor
  await page.getByRole('combobox', { name: t('Mẫu hợp đồng', 'Template') }).click()
  await page
    .getByRole('option', { name: t('Hợp đồng phân phối phòng', 'Room distribution contract') })
    .first()
    .click()
  await fillDay(visitor, t('Hiệu lực từ', 'Runs from'), dayFromToday(0))
  await fillDay(visitor, t('Đến hết', 'Until the end of'), dayFromToday(1000))
  await checkAccessibility()
  await page.getByRole('button', { name: t('Soạn hợp đồng', 'Draw up the contract'), exact: true }).click()
  await hear(visitor, t('Đã lưu bản nháp.', 'The draft is saved.'))
  await page.getByText(t('12,5 %', '12.5 %'), { exact: false }).first().waitFor()
}

const fillDay = async ({ page }: Visitor, label: string, day: string): Promise<void> => {
  const field = page.getByRole('main').getByRole('textbox', { name: label })
  await field.fill(day.split('-').toReversed().join('/'))
  await field.press('Tab')
}

/** The platform demands a second step of its administrators, so the password alone does not sign. */
const countersign = async (visitor: Visitor, number: string, secret: string): Promise<void> => {
  const { page, t } = visitor
  await page.getByRole('heading', { name: t(`Ký ${number} cho Innkeeper`, `Sign ${number} for Innkeeper`) }).waitFor()
  await sign(visitor, number, director, setUpPassword)
  await page.getByLabel(t('Mã 6 chữ số', 'Six-digit code')).fill(appCode(secret))
  await page.getByRole('button', { name: t('Xác nhận', 'Confirm') }).click()
  await page.getByText(t('Đã xác thực bước hai.', 'The second step is verified.'), { exact: false }).waitFor()
  await page.getByRole('button', { name: new RegExp(`^${t('Ký', 'Sign')} ${number}`, 'u') }).click()
  await hear(visitor, t('Hai bên đã ký.', 'Both sides have signed.'))
}

const putOnSale = async (visitor: Visitor): Promise<void> => {
  const { page, t, checkAccessibility } = visitor
  await page.goto('/u/0/dashboard')
  const words = t('Mở bán', 'Put on sale')
  await page.getByRole('button', { name: words, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: words, exact: true }).click()
  await page.getByText(t('Đang bán', 'On sale'), { exact: true }).first().waitFor()
  await checkAccessibility()
}

/** The property links the agent; until then it offers it nothing. */
const linkAgent = async (visitor: Visitor): Promise<void> => {
  const { page, t, checkAccessibility } = visitor
  await page.goto('/u/0/travel-agent/active')
  await page
    .getByRole('button', { name: t('Liên kết đại lý', 'Link an agent') })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: t('Đại lý', 'Agent') }).fill(t('chim se', 'sparrow'))
  await page
    .getByRole('option', { name: t('Chim Sẻ', 'Sparrow Travel') })
    .first()
    .click()
  await checkAccessibility()
  await dialog.getByRole('button', { name: t('Liên kết', 'Link'), exact: true }).click()
  await hear(visitor, t('Đã liên kết Chim Sẻ.', 'Sparrow Travel is linked.'))
}

/** Two nights of the month whose nights were opened. */
const nextMonth = () => {
  const [year = 0, month = 1] = dayFromToday(0).split('-').map(Number)
  const dayOf = (day: number) => new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)
  return { checkIn: dayOf(14), checkOut: dayOf(16) }
}
