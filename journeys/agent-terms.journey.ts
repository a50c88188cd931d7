import { expect, test } from 'vitest'
import { bookWithCode, quoteFor, stayOnOffer, type Stay } from './world/agent.ts'
import { hear } from './world/hear.ts'
import { comeAs } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()

/** The agent whose key the journeys have, and its level. */
const agent = { vi: 'Công ty CP Lữ hành Cát Vàng Đông Nam Á', en: 'Cát Vàng Southeast Asia Travel JSC' } as const
const level = 3

test.each([
  { language: 'vi', days: 140 },
  { language: 'en', days: 150 },
] as const)(
  'a level gets a step and an agent an exception; the agent’s quote shows each; both are undone ($language)',
  async ({ language, days }) => {
    const visitor = await visit({ language })
    await comeAs(visitor, 'owner')
    const { stay, offer } = await stayOnOffer('HAIAU', { days, nights: 2 })
    const quoted = async () => {
      const { price } = await quoteFor('HAIAU', { stay, roomPlanId: offer.roomPlanId })
      const lines = price?.lines.filter(({ kind }) => kind === 'agentTerms') ?? []
      return { total: price?.total ?? 0, name: lines[0]?.offer?.name[language] ?? null }
    }
    const before = await quoted()
    expect(before.name).toBeNull()

    await setLevel(visitor)
    const ofLevel = await quoted()
    expect(ofLevel).toMatchObject({ name: visitor.t('Điều kiện cấp 3', 'Terms of level 3') })
    expect(ofLevel.total).toBeLessThan(before.total)

    await addException(visitor)
    const own = await quoted()
    expect(own.name).toBe(visitor.t(`Điều kiện riêng của ${agent.vi}`, `Own terms of ${agent.en}`))
    expect(own.total).not.toBe(ofLevel.total)

    await removeAndUndo(visitor)
    expect(await quoted()).toEqual(own)
    await goBack(visitor)
    expect(await quoted()).toEqual(before)
    await visitor.leave()
  },
)

test.each([
  { language: 'vi', days: 160 },
  { language: 'en', days: 170 },
] as const)(
  'a cap is kept: one room is booked, the next is refused and says why, until the cap is undone ($language)',
  async ({ language, days }) => {
    const visitor = await visit({ language })
    await comeAs(visitor, 'owner')
    const { stay, offer } = await stayOnOffer('HAIAU', { days, nights: 2 })
    const asked = { stay, roomPlanId: offer.roomPlanId }
    const quoted = (rooms = 1) => quoteFor('HAIAU', asked, rooms)
    await capLevel(visitor)
    expect((await quoted(2)).blocked.map(({ rule }) => rule)).toEqual(['agentCap'])
    const { price } = await quoted()
    await bookWithCode('HAIAU', asked, { guest: `Khách ${language}`, total: price?.total ?? 0 })
    expect(await quoted()).toMatchObject({ bookable: false, price: null, blocked: [{ rule: 'agentCap' }] })
    await expect(bookWithCode('HAIAU', asked, { guest: `Khách ${language}`, total: price?.total ?? 0 })).rejects.toThrow(
      'distribution/book: ',
    )
    await explainCap(visitor, asked)
    await visitor.page.goto('/u/0/travel-agent/terms')
    await goBack(visitor)
    expect((await quoted()).bookable).toBe(true)
    await visitor.leave()
  },
)

test('on a phone, in the dark, each row says what its level pays and may buy', async () => {
  const visitor = await visit({ language: 'vi', phone: true, dark: true })
  const { page } = visitor
  await comeAs(visitor, 'owner')
  await page.goto('/u/0/travel-agent/terms')
  const row = page.getByRole('row').filter({ hasText: 'Cấp 5' }).first()
  await row.getByText(/Giảm 5\s%/u).waitFor()
  await row.getByText('Mọi gói').waitFor()
  await visitor.checkAccessibility()
  await row.getByRole('button').click()
  await page.getByRole('dialog').getByText('Không đại lý nào đang liên kết thấy khác.').waitFor()
  await visitor.checkAccessibility()
  await visitor.leave()
})

/** The level pays ten percent less; before it is saved, the agents that see it are named. */
const setLevel = async (visitor: Visitor): Promise<void> => {
  const { page, t, language } = visitor
  await page.goto('/u/0/travel-agent/terms')
  await page.getByRole('button', { name: t(`Sửa Cấp ${level}`, `Change Level ${level}`) }).click()
  const dialog = page.getByRole('dialog')
  await choose(visitor, t('Điều chỉnh giá', 'Price step'), t('Phần trăm', 'Percent'))
  await dialog.getByRole('textbox', { name: t('Mức', 'By'), exact: true }).fill('10')
  await dialog.getByRole('listitem').filter({ hasText: agent[language] }).waitFor()
  await visitor.checkAccessibility()
  await save(visitor)
}

/** Each agent of the level may have one room of a type on a night. */
const capLevel = async (visitor: Visitor): Promise<void> => {
  const { page, t } = visitor
  await page.goto('/u/0/travel-agent/terms')
  await page.getByRole('button', { name: t(`Sửa Cấp ${level}`, `Change Level ${level}`) }).click()
  await choose(visitor, t('Số phòng nhiều nhất', 'Most rooms'), t('Số phòng', 'Number of rooms'))
  const rooms = page.getByRole('dialog').getByRole('textbox', { name: t('Số phòng', 'Rooms'), exact: true })
  await rooms.fill('1')
  await visitor.checkAccessibility()
  await save(visitor)
}

/** The explainer says of the agent’s stay that the cap is reached. */
const explainCap = async ({ page, t }: Visitor, { stay, roomPlanId }: { stay: Stay; roomPlanId: string }): Promise<void> => {
  await page.goto(`/u/0/travel-agent/active?text=${agent.vi}`)
  await page.getByRole('row', { name: 'Cát Vàng' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('Kỳ lưu trú này giá bao nhiêu?', 'What would this cost?') })
    .click()
  const link = page.getByRole('link', { name: t('Mở thành trang riêng, gửi được', 'Open as a page that can be sent') })
  const address = new URL((await link.getAttribute('href')) ?? '', page.url())
  for (const [name, value] of Object.entries({ roomPlanId, from: stay.checkIn, to: stay.checkOut })) address.searchParams.set(name, value)
  await page.goto(address.href)
  await page.getByText(t('Không đặt được', 'It cannot be booked')).first().waitFor()
}

const addException = async (visitor: Visitor): Promise<void> => {
  const { page, t, language } = visitor
  await page.getByRole('button', { name: t('Thêm ngoại lệ', 'Add an exception') }).click()
  const dialog = page.getByRole('dialog')
  const field = dialog.getByRole('combobox', { name: t('Đại lý', 'Agent') })
  await field.fill('cat vang')
  await page.getByRole('option').filter({ hasText: agent[language] }).click()
  await choose(visitor, t('Điều chỉnh giá', 'Price step'), t('Số tiền mỗi phòng mỗi đêm', 'Amount per room and night'))
  await choose(visitor, t('Giảm hay tăng', 'Down or up'), t('Tăng', 'Up'))
  await dialog.getByRole('textbox', { name: t('Mức', 'By'), exact: true }).fill('50000')
  await save(visitor)
  await page.getByRole('row').filter({ hasText: agent[language] }).getByText(t('Tăng', 'more')).waitFor()
  await visitor.checkAccessibility()
}

const choose = async ({ page }: Visitor, name: string, option: string): Promise<void> => {
  await page.getByRole('dialog').getByRole('combobox', { name }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

const save = async (visitor: Visitor): Promise<void> => {
  const { page, t } = visitor
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('Lưu điều kiện', 'Save the terms') })
    .click()
  await hear(visitor, t('Đã lưu điều kiện đại lý.', 'The agents’ terms are saved.'))
}

/** The message after the agent's own terms are removed brings them back. */
const removeAndUndo = async (visitor: Visitor): Promise<void> => {
  const { page, t, language } = visitor
  await page.getByRole('button', { name: t(`Sửa ${agent.vi}`, `Change ${agent.en}`) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('Bỏ điều kiện riêng', 'Remove its own terms') })
    .click()
  // Until then the message of the save before, with its own undo, may still be shown.
  await hear(visitor, t('Đã lưu điều kiện đại lý.', 'The agents’ terms are saved.'))
  await page
    .getByRole('status')
    .getByRole('button', { name: t('Hoàn tác', 'Undo') })
    .click()
  await hear(visitor, t('Đã hoàn tác: điều kiện trở lại như trước.', 'Undone: the terms are as they were.'))
  await page.getByRole('row').filter({ hasText: agent[language] }).waitFor()
}

/** Later, the table of the sample data is brought back from the saved versions. */
const goBack = async (visitor: Visitor): Promise<void> => {
  const { page, t } = visitor
  await page.getByRole('button', { name: t('Các bản đã lưu', 'Saved versions') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(t('Đang dùng', 'In use')).waitFor()
  await visitor.checkAccessibility()
  await dialog.getByRole('button', { name: t('Trở lại bản 1', 'Back to version 1'), exact: true }).click()
  await hear(visitor, t('Đã trở lại bản 1.', 'Version 1 is back.'))
}
