import type { CallInput } from '@innkeeper/protocol/catalogue'

import { describe, expect, test } from 'vitest'
import { dayFromToday, quoteFor, stayOnOffer, type CodeGiven } from './world/agent.ts'
import { comeAs } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()
const screens = '/u/0/hotel-manage/room-sale/sale-promotion-package/promotion'
const list = `${screens}/list-of-promotions`

/** A field of the form in both languages, and what is typed into it. */
type Typed = readonly [vi: string, en: string, text: string]

/** A promotion of a type as it is made, and what it takes off a stay whose room nights cost the given amounts. */
type Made = {
  readonly type: CallInput<'promotion/create'>['promoType']
  readonly words: readonly [vi: string, en: string]
  readonly more?: readonly Typed[]
  readonly rooms?: number
  readonly needsCode?: boolean
  readonly off: (nights: readonly number[]) => number
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
const tenth = (amount: number): number => Math.round(amount / 10)

/** Every promotion takes 10 %; “buy 2 nights, 1 is free” takes the cheapest night's tenth. */
const made: readonly Made[] = [
  { type: 'everyNight', words: ['Mỗi đêm', 'Every night'], off: (nights) => sum(nights.map(tenth)) },
  { type: 'packageTotal', words: ['Trên tổng gói', 'On the package total'], off: (nights) => tenth(sum(nights)) },
  {
    type: 'coupon',
    words: ['Mã ưu đãi', 'Coupon'],
    needsCode: true,
    off: (nights) => tenth(sum(nights)),
  },
  {
    type: 'earlyBird',
    words: ['Đặt sớm', 'Early bird'],
    more: [['Số ngày trước ngày đến', 'Days before arrival', '200']],
    off: (nights) => sum(nights.map(tenth)),
  },
  {
    type: 'lastMinute',
    words: ['Đặt sát ngày', 'Last minute'],
    more: [['Số ngày trước ngày đến', 'Days before arrival', '600']],
    off: (nights) => sum(nights.map(tenth)),
  },
  {
    type: 'quantity',
    words: ['Mua x tặng y', 'Buy x, get y free'],
    more: [
      ['Mua', 'Buy', '2'],
      ['Tặng', 'Free', '1'],
    ],
    off: (nights) => tenth(Math.min(...nights)),
  },
  {
    type: 'quantityTotal',
    words: ['Theo số lượng', 'By quantity'],
    more: [['Mua', 'Buy', '2']],
    rooms: 2,
    off: (nights) => tenth(sum(nights)),
  },
]

describe.each([
  { language: 'vi', days: 310, code: 'GAPLAI' },
  { language: 'en', days: 350, code: 'COMEBACK' },
] as const)('promotions, $language', ({ language, days, code }) => {
  test.each(made)(
    '$type: made, seen in a sentence and an example, and in a quote',
    async ({ type, words, more = [], rooms = 1, needsCode = false, off }) => {
      const visitor = await visit({ language })
      await comeAs(visitor, 'owner')
      await switchAllOff(visitor)
      const { stay, offer } = await stayOnOffer('HAIAU', { days, nights: 3 })
      const asked = { stay, roomPlanId: offer.roomPlanId, ...(needsCode && { promotionCode: code.toLowerCase() }) }
      const before = await pricedBy(asked, rooms)
      const name = `Khuyến mãi ${type} ${language}`
      await make(visitor, { type: visitor.t(...words), name, days, more: needsCode ? [['Mã ưu đãi', 'Coupon code', code]] : more })
      const after = await pricedBy(asked, rooms)
      expect(after.takenBy(name)).toBe(-off(before.nights))
      expect(after.total).toBeLessThan(before.total)
      await visitor.leave()
    },
  )

  test('two meet: each mode gives its own price, and the example shows all three', async () => {
    const visitor = await visit({ language })
    const { page, t } = visitor
    await comeAs(visitor, 'owner')
    await switchAllOff(visitor)
    const { stay, offer } = await stayOnOffer('HAIAU', { days, nights: 3 })
    const { nights } = await pricedBy({ stay, roomPlanId: offer.roomPlanId })
    const [small, large] = [t('Bớt nhẹ', 'A little off'), t('Bớt nhiều', 'A lot off')]
    const type = t('Mỗi đêm', 'Every night')
    await make(visitor, { type, name: small, days })
    await make(visitor, { type, name: large, days, value: '20' })
    await page.goto(`${list}?text=${large}`)
    await page.getByRole('row').filter({ hasText: large }).getByRole('link').first().click()
    await page.getByRole('list', { name: t('Cùng ví dụ, ba cách gộp', 'The same example, three ways of meeting') }).waitFor()
    await visitor.checkAccessibility()
    const modes = [
      ['Cộng dồn', 'Sum', 3],
      ['Theo thứ tự', 'Priority', 1],
      ['Tốt nhất', 'Best', 2],
    ] as const
    for (const [vi, en, tenths] of modes) {
      await setMode(visitor, t(vi, en))
      const { takenBy } = await pricedBy({ stay, roomPlanId: offer.roomPlanId })
      expect(takenBy(small) + takenBy(large)).toBe(-sum(nights.map((night) => Math.round((night * tenths) / 10))))
    }
    await visitor.leave()
  })
})

test('on a phone the list names each promotion and its state, and one opens', async () => {
  const visitor = await visit({ language: 'vi', phone: true, dark: true })
  const { page } = visitor
  await comeAs(visitor, 'owner')
  await page.goto(list)
  await page.getByText('Đặt sớm 45 ngày').waitFor()
  await visitor.checkAccessibility()
  await page.getByText('Đặt sớm 45 ngày').click()
  await page.getByRole('textbox', { name: 'Tên tiếng Việt' }).waitFor()
  await visitor.checkAccessibility()
  await visitor.leave()
})

/** A quote's room nights, its total, and what a promotion changes. */
const pricedBy = async (asked: CodeGiven, rooms = 1) => {
  const { price } = await quoteFor('HAIAU', asked, rooms)
  const lines = price?.lines ?? []
  return {
    total: price?.total ?? 0,
    nights: lines.filter(({ step }) => step === 'rooms').map(({ amount }) => amount),
    takenBy: (name: string) => sum(lines.filter(({ offer }) => offer?.name.vi === name).map(({ amount }) => amount)),
  }
}

const switchAllOff = async ({ page, t }: Visitor): Promise<void> => {
  await page.goto(list)
  const words = t('Tắt tất cả khuyến mãi', 'Switch off all promotions')
  const off = page.getByRole('button', { name: words, disabled: false })
  const noneOn = page.locator('button[aria-describedby]', { hasText: words })
  await off.or(noneOn).waitFor()
  if (await noneOn.isVisible()) return
  await off.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('Tắt tất cả khuyến mãi', 'Switch off all promotions') })
    .click()
  await page.getByText(t('Đã tắt', 'Promotions switched off')).first().waitFor()
}

type Form = {
  readonly type: string
  readonly name: string
  readonly days: number
  readonly value?: string
  readonly more?: readonly Typed[]
}

const make = async (visitor: Visitor, { type, name, days, value = '10', more = [] }: Form): Promise<void> => {
  const { page, t } = visitor
  const fill = (words: string, text: string) => page.getByRole('textbox', { name: words, exact: true }).fill(text)
  await page.goto(`${screens}/edit/new`)
  await page.getByRole('radio', { name: type }).check()
  await fill(t('Mức', 'Value'), value)
  for (const [vi, en, text] of more) await fill(t(vi, en), text)
  await fill(t('Tên tiếng Việt', 'Vietnamese name'), name)
  await fill(t('Tên tiếng Anh', 'English name'), name)
  await page.getByRole('button', { name: t('mọi đêm', 'on all nights'), exact: true }).click()
  await fill(t('Ở từ đêm', 'Nights from'), asTyped(dayFromToday(days)))
  await fill(t('Ở đến đêm', 'Nights until'), asTyped(dayFromToday(days + 33)))
  await page.getByRole('checkbox', { name: t('Đang bật', 'Switched on') }).check()
  await page.getByText(t('Còn', 'After'), { exact: true }).waitFor()
  if (more.length > 1) await visitor.checkAccessibility()
  await page.getByRole('button', { name: t('Lưu khuyến mãi', 'Save the promotion') }).click()
  await page
    .getByText(t(`Đã tạo khuyến mãi ${name}.`, `The promotion ${name} is created.`))
    .first()
    .waitFor()
}

const asTyped = (day: string): string => day.split('-').toReversed().join('/')

const setMode = async ({ page, t }: Visitor, mode: string): Promise<void> => {
  await page.goto('/u/0/hotel-setting/hotel-info/hotel-config/general')
  await page.getByRole('radio', { name: mode }).check()
  await page.getByRole('button', { name: t('Lưu cấu hình chung', 'Save the general configuration') }).click()
  await page.getByText(t('Đã lưu cấu hình chung', 'The general configuration is saved')).first().waitFor()
}
