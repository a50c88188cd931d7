import { expect, test } from 'vitest'
import { dayFromToday } from './world/agent.ts'
import { openGrid, toFirstPlan } from './world/grid.ts'
import { comeAs } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()
const manage = '/u/0/hotel-manage'
const title = ['Kỳ lưu trú này giá bao nhiêu?', 'What would this cost?'] as const

test.each([
  { language: 'vi', phone: false },
  { language: 'en', phone: true },
] as const)(
  'what a stay costs is told beside a promotion, a gift code, a service and an agent, and on a page that a colleague opens ($language, phone: $phone)',
  async (how) => {
    const visitor = await visit(how)
    const { page, t } = visitor
    await comeAs(visitor, 'owner')
    const promotion = t('Đặt sớm 45 ngày', 'Book 45 days ahead')
    await openFirst(visitor, `${manage}/room-sale/sale-promotion-package/promotion/list-of-promotions?text=${promotion}`)
    const promotions = await explain(visitor)
    await promotions.getByRole('listitem').filter({ hasText: promotion }).waitFor()
    await openFirst(visitor, `${manage}/gift-code?text=BIENXANH10`)
    const codes = await explain(visitor)
    expect(await codes.getByRole('textbox', { name: t('Mã quà tặng', 'Gift code') }).inputValue()).toBe('BIENXANH10')
    await page.goto(`/u/0/travel-agent/active?text=HOAPHUONG`)
    await page.getByRole('row', { name: 'Hoa Phượng' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t(...title) })
      .click()
    await answerIn(panelOf(visitor))

    await openFirst(visitor, `${manage}/service/list/list-of-service?text=spa60`)
    const services = await explain(visitor)
    const massage = { name: t('Massage 60 phút', 'Massage, 60 minutes') }
    await services.getByRole('rowheader', massage).waitFor()
    await services.getByRole('textbox', massage).fill('2')
    // Two guests, twice each.
    await services.getByRole('row', { name: /Massage.*2[.,]600[.,]000/u }).waitFor()
    await services.getByRole('link', { name: t('Mở thành trang riêng, gửi được', 'Open as a page that can be sent') }).click()
    await page.getByRole('heading', { level: 1, name: t(...title) }).waitFor()
    await page.getByRole('rowheader', massage).waitFor()
    await visitor.checkAccessibility()

    const colleague = await visit(how)
    await comeAs(colleague, 'revenue')
    await colleague.page.goto(page.url())
    await colleague.page.getByRole('rowheader', massage).waitFor()
    expect(await totalOn(colleague)).toBe(await totalOn(visitor))
    await colleague.leave()
    await visitor.leave()
  },
)

test('from the panel of the grid the same question goes on as a page', async () => {
  const visitor = await visit({ language: 'vi' })
  const { page } = visitor
  await comeAs(visitor, 'revenue')
  const night = dayFromToday(470)
  await openGrid(visitor, `?from=${night}`)
  await toFirstPlan(visitor)
  await page.getByRole('button', { name: 'Vì sao không đặt được?' }).click()
  const panel = page.getByRole('complementary', { name: 'Vì sao không đặt được?' })
  await panel.getByRole('link', { name: 'Mở thành trang riêng, gửi được' }).click()
  await page.getByRole('heading', { level: 1, name: title[0] }).waitFor()
  await page.getByRole('table').waitFor()
  expect(new URL(page.url()).searchParams.get('from')).toBe(night)
  await visitor.leave()
})

/** Opens the first record of a list. */
const openFirst = async ({ page }: Visitor, list: string): Promise<void> => {
  await page.goto(list)
  await page.locator('tbody').getByRole('link').first().click()
}

const panelOf = ({ page, t }: Visitor) => page.getByRole('complementary', { name: t(...title) })

/** The explainer beside a record, once it has answered. */
const explain = async (visitor: Visitor) => {
  await visitor.page.getByRole('button', { name: visitor.t(...title) }).click()
  const panel = panelOf(visitor)
  await answerIn(panel)
  await visitor.checkAccessibility()
  return panel
}

const answerIn = (panel: ReturnType<typeof panelOf>) => panel.getByRole('table').waitFor()

const totalOn = ({ page }: Visitor) => page.getByRole('table').locator('tfoot').textContent()
