import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askAsAgent, readAsAgent, type Agent } from './world/agent.ts'
import { hear } from './world/hear.ts'
import { choose } from './world/money.ts'
import { enter, openLogin } from './world/sign-in.ts'
import { startProduct, type Started } from './world/start/start-product.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()
const allowed = 100_000

describe.each([
  { language: 'vi', phone: false },
  { language: 'en', phone: true },
] as const)('a month agreed after a dispute, $language, on a phone: $phone', ({ language, phone }) => {
  let own: Started
  beforeAll(async () => {
    own = await startProduct()
  })
  afterAll(() => own.stop())

  test('the agent disputes a line, the property takes something off, both agree, a payment settles it, and the credit is free again', async () => {
    const { product } = own
    const visitor = await visit({ language, phone, url: product.url })
    const { page, t } = visitor
    await openLogin(visitor)
    await enter(visitor, 'owner', product.password)
    await page.waitForURL(/\/u\/0\//u)
    const usedBefore = await creditUsed(visitor)

    await page.goto('/u/0/booking/list-transaction/monthly')
    await page.getByRole('row', { name: /CATVANG/u }).waitFor()
    await visitor.checkAccessibility()
    await page.getByRole('row', { name: /CATVANG/u }).click()
    await page.getByText(t('Đang đối soát', 'Open'), { exact: true }).first().waitFor()

    const { id } = await monthOf('HAIAU', product)
    const before = await disputedOf(id, product)
    const reason = t('Khách không dùng bữa tối đã tính', 'The guests had no dinner that was charged')
    const line = await disputeOwed(id, reason, product)
    await page.getByText(reason, { exact: false }).first().waitFor()
    await visitor.checkAccessibility()

    await answer(visitor, line.code, { text: t('Đã bỏ bữa tối', 'The dinner is taken off'), takenOff: allowed })
    for (const { code } of before) await answer(visitor, code, { text: t('Đúng như đã đặt', 'As it was booked') })
    expect(await agreeToAll(id, product)).toBe('agreed')
    await page.getByText(t('Đã thống nhất', 'Agreed'), { exact: true }).first().waitFor()
    await visitor.checkAccessibility()
    await takeAlong(visitor)

    const { left } = await monthOf('HAIAU', product)
    expect(left).toBeGreaterThan(0)
    await settle(visitor)
    await visitor.checkAccessibility()
    expect(await monthOf('HAIAU', product)).toMatchObject({ state: 'settled', left: 0 })
    expect(await creditUsed(visitor)).toBe(usedBefore - allowed - left)
    await visitor.checkAccessibility()
    await visitor.leave()
  })

  test('the platform reads the month of the property, with its commission line by line', async () => {
    const visitor = await visit({ language, phone, url: own.product.url })
    const { page, t } = visitor
    await openLogin(visitor)
    await enter(visitor, 'admin', own.product.password)
    await page.waitForURL(/\/admin\//u)
    await page.goto('/admin/monthly-statements')
    await page.getByRole('row', { name: /HAIAU/u }).waitFor()
    await visitor.checkAccessibility()
    await page.getByRole('row', { name: /HAIAU/u }).click()
    await page.getByRole('heading', { name: t('Theo đại lý', 'By agent') }).waitFor()
    await visitor.checkAccessibility()
    await takeAlong(visitor)
    await visitor.leave()
  })
})

/** What the agent has used of its credit, as the property's list of agents says it. */
const creditUsed = async ({ page }: Visitor): Promise<number> => {
  await page.goto('/u/0/travel-agent/active')
  const row = page.getByRole('row', { name: /CATVANG|Cát Vàng/u }).first()
  await row.waitFor()
  const used = /([\d.,]{5,})\s*₫?\s*\/\s*₫?[\d.,]{5,}/u.exec(await row.innerText())?.[1]
  return Number(used?.replaceAll(/\D/gu, ''))
}

type Answer = { readonly text: string; readonly takenOff?: number }

/** The property answers a line that the agent disputes. */
const answer = async (visitor: Visitor, code: string, { text, takenOff }: Answer): Promise<void> => {
  const { page, t } = visitor
  await page
    .getByRole('row', { name: new RegExp(code, 'u') })
    .getByRole('button', { name: t('Trả lời', 'Answer') })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t('Trả lời', 'Answer') }).fill(text)
  if (takenOff !== undefined) await dialog.getByRole('textbox', { name: t('Giảm trừ', 'Taken off') }).fill(String(takenOff))
  await visitor.checkAccessibility()
  await dialog.getByRole('button', { name: t('Gửi trả lời', 'Send the answer') }).click()
  await hear(visitor, t(`Đã trả lời đại lý về dòng ${code}.`, `The agent is answered about the line of ${code}.`))
}

/** Records the agent's payment of all that is still to be paid. */
const settle = async (visitor: Visitor): Promise<void> => {
  const { page, t } = visitor
  await page.getByRole('button', { name: t('Ghi thanh toán', 'Record a payment') }).click()
  await choose(visitor, t('Phương thức', 'Method'), t('Chuyển khoản', 'Bank transfer'))
  await visitor.checkAccessibility()
  await page.getByRole('button', { name: t('Lưu thanh toán', 'Save the payment') }).click()
  await hear(visitor, t('bảng đối soát đã tất toán.', 'the statement is settled.'))
  await page.getByText(t('Đã tất toán', 'Settled'), { exact: true }).first().waitFor()
}

/** Both files of the open statement come. */
const takeAlong = async ({ page, t }: Visitor): Promise<void> => {
  for (const [words, ending] of [
    [t('Tải PDF', 'Download PDF'), '.pdf'],
    [t('Tải Excel', 'Download Excel'), '.xlsx'],
  ] as const) {
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: words }).click()
    expect((await coming).suggestedFilename()).toMatch(new RegExp(`^HAIAU-.*\\${ending}$`, 'u'))
  }
}

/** The agent's monthly statement at a property. */
const monthOf = async (property: string, agent: Agent) => {
  const [month] = await readAsAgent('distribution/monthly-statements', { property }, agent)
  if (month === undefined) throw new Error(`${property} has no monthly statement of the agent`)
  return month
}

/** The lines of its statement that the agent disputes. */
const disputedOf = async (id: string, agent: Agent) =>
  (await readAsAgent('distribution/monthly-lines', { id }, agent)).filter(({ state }) => state === 'agentDisputes')

/** The agent disputes a line of its statement that is still owed on credit; returns the line. */
const disputeOwed = async (id: string, reason: string, agent: Agent) => {
  const lines = await readAsAgent('distribution/monthly-lines', { id }, agent)
  const line = lines.find(({ state, onCredit, left }) => state === 'propertyAgrees' && onCredit && left > 0)
  if (line === undefined) throw new Error('the agent owes nothing that waits for it')
  await askAsAgent('distribution/monthly-dispute', { line: line.id, reason }, agent)
  return line
}

/** The agent agrees to everything that waits for it; returns the state of the statement. */
const agreeToAll = async (id: string, agent: Agent) => {
  const { waitingAmount: amount } = await readAsAgent('distribution/monthly-statement', { id }, agent)
  return (await askAsAgent('distribution/monthly-agree', { id, amount }, agent)).state
}
