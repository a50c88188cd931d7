import { catalogue } from '@innkeeper/protocol/catalogue'
import { envelope } from '@innkeeper/protocol/envelope'
import { expect, test } from 'vitest'
import { switchToPark } from './world/park.ts'
import { comeAs } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()

test.each([
  { language: 'vi', phone: true },
  { language: 'en', phone: false },
] as const)(
  '$language, on a phone: $phone: the search opens an agent itself, and at a park a ticket booking by its guest; what was opened comes first',
  async (how) => {
    const visitor = await visit(how)
    const { page, t, language } = visitor
    await comeAs(visitor, 'owner')
    await page.goto(`/u/0/dashboard?lang=${language}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await search(visitor, 'cat vang')
    const agents = page.getByRole('group', { name: t('Đại lý', 'Agents') })
    await agents.getByRole('option', { name: 'CATVANG' }).waitFor()
    await visitor.checkAccessibility()
    await agents.getByRole('option', { name: 'CATVANG' }).click()
    const agent = page.getByRole('dialog', { name: t('Lữ hành Cát Vàng', 'Cát Vàng Southeast Asia') })
    await agent.getByRole('button', { name: t('Đổi cấp', 'Change the level') }).waitFor()
    await visitor.checkAccessibility()

    await page.goto(`/u/0/dashboard?lang=${language}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await openSearch(visitor)
    const lately = page.getByRole('group', { name: t('Vừa mở', 'Opened lately') })
    expect(await lately.getByRole('option').first().textContent()).toContain('CATVANG')
    await page.keyboard.press('Escape')

    const base = await switchToPark(visitor)
    const guest = await firstGuest(visitor, base)
    await search(visitor, guest)
    const tickets = page.getByRole('group', { name: t('Đặt vé', 'Ticket bookings') })
    await tickets
      .getByRole('option', { name: new RegExp(`^${guest} · `, 'u') })
      .first()
      .click()
    await page.waitForURL(/\/booking\/ticket\/detail\//u)
    await page.getByText(guest).filter({ visible: true }).first().waitFor()
    await visitor.leave()
  },
)

const searchBox = ({ page, t }: Visitor) => page.getByRole('combobox', { name: t('Tìm đặt phòng, màn hình', 'Find a booking or a screen') })

const openSearch = async (visitor: Visitor): Promise<void> => {
  await visitor.page.keyboard.press('Control+k')
  await searchBox(visitor).waitFor()
}

const search = async (visitor: Visitor, text: string): Promise<void> => {
  await openSearch(visitor)
  await searchBox(visitor).fill(text)
}

/** The guest of the first booking in the park's list. */
const firstGuest = async ({ page }: Visitor, base: string): Promise<string> => {
  const answer = page.waitForResponse(/\/ticket-booking\/get-all/u)
  await page.goto(`${base}/booking/list-ticket`)
  const { data } = envelope.parse(await (await answer).json())
  await page.getByRole('heading', { level: 1 }).waitFor()
  return catalogue['ticket-booking/get-all'].output.parse(data)[0]?.guestName ?? ''
}
