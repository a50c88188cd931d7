import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { CallInput } from '@innkeeper/protocol/catalogue'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askAsAgent, dayFromToday, offersFor } from './world/agent.ts'
import { startPretendNameServer, type PretendNameServer } from './world/start/pretend-name-server.ts'
import { startAnother } from './world/start/own-product.ts'
import type { Started } from './world/start/start-product.ts'
import { signIn } from './world/sign-in.ts'
import { useBrowser } from './world/visit.ts'

const { visit } = useBrowser()
let names: PretendNameServer
let started: Started
let pms: Server
let answers = 500
let port = 0
const taken: string[] = []

beforeAll(async () => {
  names = await startPretendNameServer()
  names.here.add('pms.haiau.vn')
  pms = createServer((request, response) => {
    if (answers === 204) taken.push(String(request.headers['webhook-id']))
    request.resume().on('end', () => response.writeHead(answers).end())
  })
  pms.listen(0, '127.0.0.1')
  await once(pms, 'listening')
  const address = pms.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
  started = await startAnother({ DNS_SERVER: names.address, SITE_PORT_ON_THIS_MACHINE: String(port) })
})
afterAll(async () => {
  await started.stop()
  names.stop()
  pms.close()
})

const book = async (): Promise<string> => {
  const stay = { checkIn: dayFromToday(40), checkOut: dayFromToday(43) }
  const [offer] = await offersFor('HAIAU', stay, 1, started.product)
  if (offer === undefined) throw new Error('nothing is on offer')
  const booking: CallInput<'distribution/book'> = {
    property: 'HAIAU',
    ...stay,
    rooms: [{ roomPlanId: offer.roomPlanId, adults: 2 }],
    guest: { name: 'Trần Minh Khôi', phone: '', email: 'khach@example.com' },
    paymentMethod: 'bank transfer',
    total: offer.total,
  }
  return (await askAsAgent('distribution/book', booking, started.product)).code
}

/** The PMS is not there until it comes back. */
const leave = async (): Promise<void> => {
  pms.close()
  pms.closeAllConnections()
  await once(pms, 'close')
}
const comeBack = async (port: number): Promise<void> => {
  pms.listen(port, '127.0.0.1')
  await once(pms, 'listening')
}

test.each([
  ['vi', false],
  ['en', true],
] as const)(
  'a webhook that failed and came: refused, then nobody there, the screen says why each time, the button sends it again (%s, phone %s)',
  async (language, phone) => {
    const visitor = await visit({ language, phone, url: started.product.url })
    const { page, t } = visitor
    const press = (vi: string, en: string, within: Pick<typeof page, 'getByRole'> = page) =>
      within
        .getByRole('button', { name: t(vi, en), exact: true })
        .first()
        .click()
    const name = t('PMS đêm', 'Night PMS')
    answers = 500
    const before = taken.length
    await signIn(visitor, 'owner')
    await page.goto('/u/0/connections')
    await press('Thêm kết nối', 'Add a connection')
    await page.getByRole('textbox', { name: t('Tên kết nối', 'Name of the connection') }).fill(name)
    await press('Kết nối', 'Connect')
    await press('Tôi đã lưu khoá', 'I have saved the key')
    const card = page.getByRole('region', { name, exact: true })
    await press('Xem đặt phòng đã báo', 'Show the bookings told', card)
    await press('Đặt địa chỉ nhận', 'Set an address', card)
    await page.getByRole('textbox', { name: t('Địa chỉ nhận', 'Address') }).fill('https://pms.haiau.vn/innkeeper')
    await press('Lưu địa chỉ', 'Save the address')
    await page.getByText(t('Khoá ký chỉ hiện lần này.', 'The signing secret is shown'), { exact: false }).waitFor()
    await press('Tôi đã lưu khoá', 'I have saved the key')
    const code = await book()
    const line = card.getByRole('listitem').filter({ hasText: code })
    await line.getByText(t('trả lời 500', 'answer 500'), { exact: false }).waitFor()
    await line.getByText(t('Đang gửi lại', 'Being tried again'), { exact: true }).waitFor()
    await visitor.checkAccessibility()
    await leave()
    await press('Gửi lại', 'Send again', line)
    await line.getByText(t('Không kết nối được', 'Could not be reached'), { exact: false }).waitFor()
    await visitor.checkAccessibility()
    answers = 204
    await comeBack(port)
    await press('Gửi lại', 'Send again', line)
    await line.getByText(t('Đã nhận', 'Received'), { exact: true }).waitFor()
    expect(taken.length).toBeGreaterThan(before)
    await visitor.checkAccessibility()
    await visitor.leave()
  },
)
