import { ticketProductCalls } from '@innkeeper/protocol/calls/tickets/ticket-product'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { buyTickets, ticketsOf } from './world/agent.ts'
import { switchToPark } from './world/park.ts'
import { holdBefore, pretendCamera } from './world/pretend-camera.ts'
import { comeAs } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()

test.each([
  { language: 'vi', phone: true },
  { language: 'en', phone: true },
] as const)(
  '$language, on a phone: the ticket that an agent’s visitor bought is scanned and lets in, lets in no second time; another’s number is typed, and taken back',
  async (how) => {
    const visitor = await visit(how)
    const { page, t, language } = visitor
    await pretendCamera(page)
    await comeAs(visitor, 'owner')
    await page.goto(`/u/0/dashboard?lang=${language}`)
    const base = await switchToPark(visitor)
    await sellUntilMidnight(visitor, base)
    const [scanned, typed] = await ticketsOf(await buyTickets(2, 'Trịnh Thảo Nguyên'))
    if (scanned === undefined || typed === undefined) throw new Error('each visitor has a ticket')

    await page.goto(`${base}/dashboard`)
    const office = await inOffice(visitor, base)
    const before = await office.entered()
    await page.getByRole('link', { name: t('Cổng', 'Gate'), exact: true }).tap()
    await page.getByLabel(t('Tên cổng', 'Name of the gate')).fill(t('Cổng Đông', 'East gate'))
    await visitor.checkAccessibility()
    const says = page.getByRole('main').getByRole('alert')
    await holdBefore(page, scanned.code)
    await page.getByRole('button', { name: t('Quét vé', 'Scan a ticket') }).click()
    await says.getByText(t('Hợp lệ', 'Valid')).waitFor()
    await expect.poll(office.entered).toBe(before + 1)
    await visitor.checkAccessibility()
    await page.getByRole('button', { name: t('Quét vé tiếp', 'Scan next') }).click()
    await says.getByText(t('Đã dùng', 'Used')).waitFor()
    expect(await says.innerText()).toContain(t('Cổng Đông', 'East gate'))
    await visitor.checkAccessibility()

    await type(visitor, '1234567890')
    await says.getByText(t('Không phải vé', 'Not a ticket'), { exact: true }).waitFor()
    await type(visitor, typed.number)
    await says.getByText(t('Hợp lệ', 'Valid')).waitFor()
    await page.getByRole('button', { name: t('Trả lại lượt vừa rồi', 'Undo this entry') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(t('Lý do', 'Reason')).fill(t('Quét nhầm vé', 'Wrong ticket'))
    await visitor.checkAccessibility()
    await dialog.getByRole('button', { name: t('Trả lại lượt vào', 'Undo the entry') }).click()
    await says.getByText(t('Đã trả lại', 'Undone')).waitFor()
    await expect.poll(office.entered).toBe(before + 1)
    await visitor.leave()
  },
)

test.each([
  { language: 'vi', phone: true },
  { language: 'en', phone: true },
] as const)(
  '$language, on a phone: without a network the gate lets two in by its list and keeps one out; a third that another phone let in too is told loudly once the network is back',
  async (how) => {
    const visitor = await visit(how)
    const { page, context, t, language } = visitor
    await pretendCamera(page)
    await comeAs(visitor, 'owner')
    await page.goto(`/u/0/dashboard?lang=${language}`)
    const base = await switchToPark(visitor)
    await sellUntilMidnight(visitor, base)
    const [scanned, typed, both] = await ticketsOf(await buyTickets(3, 'Đoàn Hải Đăng'))
    if (scanned === undefined || typed === undefined || both === undefined) throw new Error('each visitor has a ticket')
    const other = await visit(how)
    await comeAs(other, 'owner')
    await other.page.goto(`/u/0/dashboard?lang=${language}`)
    const otherBase = await switchToPark(other)

    const listed = page.waitForResponse((response) => response.url().includes('/gate/day'))
    await page.goto(`${base}/hotel-manage/tickets/gate`)
    await (await listed).finished()
    await page.getByLabel(t('Tên cổng', 'Name of the gate')).fill(t('Cổng Tây', 'West gate'))
    await context.setOffline(true)
    await page.getByText(t('Mất mạng từ', 'No network since')).waitFor()
    await visitor.checkAccessibility()
    const says = page.getByRole('main').locator('[role=alert]').last()
    await holdBefore(page, scanned.code)
    await page.getByRole('button', { name: t('Quét vé', 'Scan a ticket') }).click()
    await says.getByText(t('Hợp lệ', 'Valid')).waitFor()
    await page.getByRole('button', { name: t('Quét vé tiếp', 'Scan next') }).click()
    await says.getByText(t('Đã dùng', 'Used')).waitFor()
    await type(visitor, typed.number)
    await says.getByText(t('Hợp lệ', 'Valid')).waitFor()
    await type(visitor, both.number)
    await page.getByText(t('Lượt chờ gửi: 3', 'Entries that wait to be sent: 3')).waitFor()
    await visitor.checkAccessibility()

    await other.page.goto(`${otherBase}/hotel-manage/tickets/gate`)
    await other.page.getByLabel(t('Tên cổng', 'Name of the gate')).fill(t('Cổng Bắc', 'North gate'))
    await type(other, both.number)
    await other.page.getByRole('main').getByRole('alert').getByText(t('Hợp lệ', 'Valid')).waitFor()

    await context.setOffline(false)
    const told = page.getByRole('alert').filter({ hasText: t('vào hai lần', 'entered twice') })
    await told.waitFor()
    expect(await told.innerText()).toContain(t('Cổng Bắc', 'North gate'))
    await visitor.checkAccessibility()
    const entries = page.getByRole('region', { name: t('Lượt vào hôm nay', 'Today’s entries') })
    await entries.getByText(t('Vào hai lần: đã vào ở Cổng Bắc', 'Entered twice: already in at North gate')).first().waitFor()
    expect(await entries.getByText(t('Vào lúc mất mạng', 'Let in without a network'), { exact: true }).count()).toBeGreaterThanOrEqual(2)
    await page.getByRole('button', { name: t('Đã xem', 'Seen'), exact: true }).click()
    await expect.poll(() => told.count()).toBe(0)
    await other.leave()
    await visitor.leave()
  },
)

test('vi, on a phone: a camera that is not allowed says so, and the number is typed', async () => {
  const visitor = await visit({ language: 'vi', phone: true })
  const { page, t, language } = visitor
  await comeAs(visitor, 'owner')
  await page.goto(`/u/0/dashboard?lang=${language}`)
  const base = await switchToPark(visitor)
  await sellUntilMidnight(visitor, base)
  const [ticket] = await ticketsOf(await buyTickets(1, 'Lưu Gia Hân'))
  await page.goto(`${base}/hotel-manage/tickets/gate`)
  await page.getByRole('button', { name: t('Quét vé', 'Scan a ticket') }).click()
  await page.getByText(t('Không dùng được máy ảnh. Nhập số vé.', 'The camera cannot be used. Type the ticket’s number.')).waitFor()
  await visitor.checkAccessibility()
  await type(visitor, ticket?.number ?? '')
  await page.getByRole('main').getByRole('alert').getByText(t('Hợp lệ', 'Valid')).waitFor()
  await visitor.leave()
})

/** The park's dashboard, open on another screen, which nobody reloads: how many visitors it says have entered. */
const inOffice = async ({ context, t }: Visitor, base: string) => {
  const screen = await context.newPage()
  await screen.goto(`${base}/dashboard`)
  const figure = screen
    .getByRole('region', { name: t('Hôm nay', 'Today') })
    .getByRole('definition')
    .nth(1)
  await figure.getByRole('link').waitFor()
  return { entered: async () => Number((await figure.innerText()).replaceAll(/\D/gu, '')) }
}

const listed = z.object({ data: z.array(z.object(ticketProductCalls['ticket-product/update'].input.shape)) })

/** Lets the park sell its day tickets until midnight, so that an agent can buy one for today at whatever hour this runs. */
const sellUntilMidnight = async ({ page }: Visitor, base: string): Promise<void> => {
  const listing = page.waitForResponse((response) => response.url().includes('/ticket-product/list'))
  await page.goto(`${base}/hotel-manage/tickets/products`)
  const list = await listing
  const headers = { authorization: (await list.request().headerValue('authorization')) ?? '' }
  const product = listed.parse(await list.json()).data.find(({ code }) => code === 'VENGAY')
  const { method } = ticketProductCalls['ticket-product/update']
  const saved = await page.request.fetch('/api/v2/hotel/ticket-product/update', {
    method,
    headers,
    data: { ...product, closesAt: '23:59' },
  })
  expect(await saved.json()).toMatchObject({ responseCode: 0 })
}

const type = async ({ page, t }: Visitor, number: string): Promise<void> => {
  await page.getByLabel(t('Số vé', 'Ticket number'), { exact: true }).fill(number)
  await page.getByRole('button', { name: t('Kiểm tra', 'Check') }).click()
}
