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
  const port = typeof address === 'object' && address !== null ? address.port : 0
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

test('a webhook that failed and came: the PMS refuses a booking, the screen says why, the button sends it again', async () => {
  const visitor = await visit({ language: 'vi', phone: false, url: started.product.url })
  const { page } = visitor
  await signIn(visitor, 'owner')
  await page.goto('/u/0/connections')
  await page.getByRole('button', { name: 'Thêm kết nối' }).first().click()
  await page.getByRole('textbox', { name: 'Tên kết nối' }).fill('PMS đêm')
  await page.getByRole('button', { name: 'Kết nối', exact: true }).click()
  await page.getByRole('button', { name: 'Tôi đã lưu khoá' }).click()
  const card = page.getByRole('region', { name: 'PMS đêm', exact: true })
  await card.getByRole('button', { name: 'Xem đặt phòng đã báo' }).click()
  await card.getByRole('button', { name: 'Đặt địa chỉ nhận' }).click()
  await page.getByRole('textbox', { name: 'Địa chỉ nhận' }).fill('https://pms.haiau.vn/innkeeper')
  await page.getByRole('button', { name: 'Lưu địa chỉ' }).click()
  await page.getByText('Khoá ký chỉ hiện lần này.', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Tôi đã lưu khoá' }).click()
  const code = await book()
  const line = card.getByRole('listitem').filter({ hasText: code })
  await line.getByText('trả lời 500', { exact: false }).waitFor()
  await visitor.checkAccessibility()
  answers = 204
  await line.getByRole('button', { name: 'Gửi lại' }).click()
  await line.getByText('Đã nhận', { exact: true }).waitFor()
  expect(taken.length).toBeGreaterThan(0)
  await visitor.checkAccessibility()
  await visitor.leave()
})
