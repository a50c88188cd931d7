import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openGrid } from './world/grid.ts'
import { startPretendNameServer, type PretendNameServer } from './world/start/pretend-name-server.ts'
import { startAnother } from './world/start/own-product.ts'
import type { Started } from './world/start/start-product.ts'
import { signIn } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()
let names: PretendNameServer
let started: Started
let channel: Server
let answers = 500
let messages = 0

beforeAll(async () => {
  names = await startPretendNameServer()
  names.here.add('channel.haiau.vn')
  channel = createServer((request, response) => {
    if (answers === 204) messages += 1
    request.resume().on('end', () => response.writeHead(answers).end())
  })
  channel.listen(0, '127.0.0.1')
  await once(channel, 'listening')
  const address = channel.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  started = await startAnother({ DNS_SERVER: names.address, SITE_PORT_ON_THIS_MACHINE: String(port) })
})
afterAll(async () => {
  await started.stop()
  names.stop()
  channel.close()
})

/** A channel manager with its own code of the first room type. */
const connect = async ({ page }: Visitor): Promise<void> => {
  await page.goto('/u/0/connections')
  await page.getByRole('button', { name: 'Thêm kết nối' }).first().click()
  await page.getByRole('textbox', { name: 'Tên kết nối' }).fill('Kênh đêm')
  await page.getByRole('button', { name: 'Kết nối', exact: true }).click()
  const key = await page.getByRole('dialog').locator('code').first().textContent()
  await page.getByRole('button', { name: 'Tôi đã lưu khoá' }).click()
  const answer = await fetch(`${started.product.url}/api/v2/connectivity/name-codes`, {
    method: 'POST',
    headers: { authorization: `Connection ${key ?? ''}`, 'content-type': 'application/json' },
    body: JSON.stringify({ codes: [{ thing: 'room', code: 'DLX', name: 'Deluxe hướng biển' }] }),
  })
  expect(answer.status).toBe(200)
}

test('prices that a channel refuses: the screen says since when and why, and all is live once it takes them', async () => {
  const visitor = await visit({ language: 'vi', phone: false, url: started.product.url })
  const { page } = visitor
  await signIn(visitor, 'owner')
  await connect(visitor)
  const card = page.getByRole('region', { name: 'Kênh đêm', exact: true })
  await card.getByRole('button', { name: 'Ghép mã phòng và gói' }).click()
  await page.getByRole('combobox').last().click()
  await page
    .getByRole('option', { name: /^Deluxe hướng biển/u })
    .first()
    .click()
  await page.getByRole('button', { name: 'Lưu mã' }).click()
  await card.getByRole('button', { name: 'Xem phòng trống và giá đã gửi' }).click()
  await card.getByRole('button', { name: 'Đặt địa chỉ nhận giá' }).click()
  await page.getByRole('textbox', { name: 'Địa chỉ nhận giá' }).fill('https://channel.haiau.vn/innkeeper')
  await page.getByRole('button', { name: 'Lưu địa chỉ nhận giá' }).click()
  await page.getByRole('button', { name: 'Tôi đã lưu khoá' }).click()
  await card.getByText('Địa chỉ không nhận gì từ', { exact: false }).waitFor()
  await card.getByText('trả lời 500', { exact: false }).first().waitFor()
  await visitor.checkAccessibility()
  await openGrid(visitor)
  await page.getByRole('button', { name: 'Lớp: giá trị' }).click()
  await page.getByRole('menuitemradio', { name: 'Lớp: hệ thống kết nối' }).click()
  await page.getByRole('grid').focus()
  const told = (state: string) => page.getByRole('gridcell', { name: new RegExp(`Kênh đêm: ${state}`, 'u') }).first()
  await told('Gửi lỗi').waitFor()
  await page.keyboard.press('ArrowUp')
  await page.getByText('Kênh đêm: Gửi lỗi từ', { exact: false }).waitFor()
  await visitor.checkAccessibility()
  // Not before the button is pressed: else what is sent again by itself may be taken first, and no button is left.
  page.on('request', (request) => {
    if (request.url().endsWith('/connection/retry-nights')) answers = 204
  })
  await page.getByRole('button', { name: 'Gửi lại cho Kênh đêm' }).click()
  // The grid learns by itself what the channel has now.
  await told('Đã có').waitFor()
  await told('Gửi lỗi').waitFor({ state: 'detached' })
  expect(messages).toBeGreaterThan(0)
  await visitor.checkAccessibility()
  await page.goto('/u/0/connections')
  await card.getByRole('button', { name: 'Xem phòng trống và giá đã gửi' }).click()
  await card.getByRole('listitem').filter({ hasText: 'Đã có' }).getByText('500', { exact: false }).waitFor()
  await card.getByText('Gửi lỗi', { exact: true }).waitFor({ state: 'detached' })
  await visitor.checkAccessibility()
  await visitor.leave()
})
