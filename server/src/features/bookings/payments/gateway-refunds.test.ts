import { createHmac } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { signVnpay } from '#outside/gateways/vnpay.ts'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { signInTo } from '#testing/factories/factories.ts'
import { makeSelling } from '#testing/factories/factories-sales.ts'
import { makePayable, payableKinds, takeMoneyOnline, type PayableKind } from '#testing/factories/payable-booking.ts'
import { vnpaySecret } from '#testing/forms/gateway-forms.ts'
import { startPretendVnpay, type PretendVnpay } from '#testing/server/pretend-vnpay.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { sendRefunds } from './send-refunds.jobs.ts'

const server = useTestServer()
let vnpay: PretendVnpay | undefined

afterEach(async () => {
  server.outside.askGatewaysAt('off')
  await vnpay?.stop()
  vnpay = undefined
})

/** A booking that was paid through VNPAY and then cancelled: its refund is due. */
const cancelled = async (kind: PayableKind) => {
  const { staff, code, total, cancel } = await makePayable(server, kind)
  await takeMoneyOnline(server, staff)
  const { data: link } = await server.ask('booking/payment/make-link', { code, amount: total, days: 3 }, staff)
  const token = new URL(link.url).searchParams.get('token') ?? ''
  const { data: to } = await server.ask('payment-link/pay', { token, rail: 'vnpay' })
  const { vnp_Amount = '', vnp_TxnRef = '' } = Object.fromEntries(new URL(to.url).searchParams)
  const word = { vnp_Amount, vnp_TxnRef, vnp_ResponseCode: '00', vnp_TmnCode: 'EXTRA001', vnp_TransactionNo: '14422574' }
  await server.ask('payment-link/returned', { rail: 'vnpay', query: new URLSearchParams(signVnpay(word, vnpaySecret)).toString() })
  await cancel()
  const toMove = async () => (await server.ask('booking/payment/to-move', { kinds: ['refund'] }, staff)).data
  const id = (await toMove())[0]?.id ?? ''
  return { staff, code, total, id, toMove, give: () => server.ask('booking/payment/refund-by-gateway', { id }, staff) }
}

/** VNPAY answers each request for a refund by a code. */
const answering = async (code: string, secret = vnpaySecret): Promise<PretendVnpay> => {
  const values = {
    vnp_ResponseId: '1',
    vnp_Command: 'refund',
    vnp_ResponseCode: code,
    vnp_Message: 'ok',
    vnp_TmnCode: 'EXTRA001',
    vnp_TxnRef: 'x',
    vnp_Amount: '1',
    vnp_BankCode: 'NCB',
    vnp_PayDate: '20261126120000',
    vnp_TransactionNo: '99',
    vnp_TransactionType: '02',
    vnp_TransactionStatus: '05',
    vnp_OrderInfo: 'x',
  }
  const sum = createHmac('sha512', secret).update(Object.values(values).join('|')).digest('hex')
  vnpay = await startPretendVnpay({ merchantCode: 'EXTRA001', secret, answer: JSON.stringify({ ...values, vnp_SecureHash: sum }) })
  server.outside.askGatewaysAt(vnpay.url)
  return vnpay
}

const later = (minutes: number) =>
  sendRefunds(server.outside).run({ pool: server.database.pool, now: new Date(Date.now() + minutes * 60_000), publish: () => undefined })

const requestSchema = z.record(z.string(), z.string())
/** The requests about one booking: refunds of other tests may still be under way. */
const about = (asked: readonly string[], code: string) => asked.filter((text) => text.includes(code))
const requestNumber = (text: string) => requestSchema.parse(JSON.parse(text))['vnp_RequestId']

/** The order of values in the checksum, from VNPAY's description of `refund`. */
const signed =
  'RequestId Version Command TmnCode TransactionType TxnRef Amount TransactionNo TransactionDate CreateBy CreateDate IpAddr OrderInfo'

describe.each(payableKinds)('a refund through VNPAY, of %s', (kind) => {
  test('VNPAY is asked once, with a checksum that holds, and the refund is done', async () => {
    const { give, toMove, total, id, staff, code } = await cancelled(kind)
    expect(await toMove()).toMatchObject([{ amount: total, refund: { state: 'due', byGateway: true } }])
    const { asked } = await answering('00')
    expect(await give()).toMatchObject({ status: 200 })
    expect(await toMove()).toMatchObject([{ refund: { state: 'asked', byGateway: false } }])
    await later(0)
    await later(20)
    expect(about(asked, code)).toHaveLength(1)
    const request = requestSchema.parse(JSON.parse(about(asked, code)[0] ?? ''))
    const values = signed.split(' ').map((name) => request[`vnp_${name}`] ?? '')
    expect(request['vnp_SecureHash']).toBe(createHmac('sha512', vnpaySecret).update(values.join('|')).digest('hex'))
    expect(request).toMatchObject({ vnp_Command: 'refund', vnp_TransactionType: '02', vnp_Amount: String(total * 100) })
    expect(await toMove()).toEqual([])
    const { data } = await server.ask('booking/payment/detail', { id }, staff)
    expect(data.refund).toMatchObject({ state: 'done', paidOn: inDays(0), note: 'VNPAY 99' })
  })

  test('a lost or forged answer is asked for again under the same number, and pays back once', async () => {
    const { give, toMove, code } = await cancelled(kind)
    await give()
    await later(0)
    expect(await toMove()).toMatchObject([{ refund: { state: 'asked' } }])
    const { asked, stop } = await answering('00', 'FORGED-KEY')
    await later(20)
    expect(await toMove()).toMatchObject([{ refund: { state: 'asked' } }])
    await stop()
    const again = await answering('00')
    await later(40)
    expect(await toMove()).toEqual([])
    expect(new Set(about([...asked, ...again.asked], code).map(requestNumber)).size).toBe(1)
  })

  test('refused by VNPAY: it says so, and can be sent again or paid another way', async () => {
    const { give, toMove, id, staff, code } = await cancelled(kind)
    const { asked } = await answering('95')
    await give()
    await later(0)
    expect(await toMove()).toMatchObject([{ refund: { state: 'failed', note: 'VNPAY 95', byGateway: true } }])
    expect(await give()).toMatchObject({ status: 200 })
    expect(await give()).toMatchObject({ refusal: 'refundNotDue' })
    await later(0)
    expect(new Set(about(asked, code).map(requestNumber)).size).toBe(2)
    const byHand = { id, paidOn: inDays(0), paymentMethod: 'bank transfer' } as const
    expect(await server.ask('booking/payment/refund-done', byHand, staff)).toMatchObject({ status: 200 })
    expect(await toMove()).toEqual([])
  })

  test('under way at VNPAY: it waits, and after a day a person decides', async () => {
    const { give, toMove, code } = await cancelled(kind)
    const { asked } = await answering('94')
    await give()
    await later(0)
    expect(await toMove()).toMatchObject([{ refund: { state: 'asked' } }])
    await later(60 * 25)
    expect(await toMove()).toMatchObject([{ refund: { state: 'failed' } }])
    // It may be paid yet: sent again, it is the same refund there.
    await give()
    await later(0)
    expect(new Set(about(asked, code).map(requestNumber)).size).toBe(1)
  })
})

test('a refund of what VNPAY did not take, and another property’s, are refused', async () => {
  const { staff } = await cancelled('rooms')
  const other = await cancelled('tickets')
  expect(await server.ask('booking/payment/refund-by-gateway', { id: other.id }, staff)).toMatchObject({ status: 404 })
  const by = await makeSelling(server, { from: inDays(0), to: inDays(60) })
  const clerk = await signInTo(server, by.propertyId)
  const { data } = await bookStay(server, by, { with: { paymentMethod: 'cash' } })
  const entry = { code: data.code, kind: 'payment', paidOn: inDays(0), amount: 500_000, paymentMethod: 'cash' } as const
  await server.ask('booking/payment/update', entry, clerk)
  await server.ask('booking/cancel', { code: data.code, reason: 'Khách ốm' }, clerk)
  const due = (await server.ask('booking/payment/to-move', { kinds: ['refund'] }, clerk)).data
  expect(due).toMatchObject([{ refund: { byGateway: false } }])
  expect(await server.ask('booking/payment/refund-by-gateway', { id: due[0]?.id ?? '' }, clerk)).toMatchObject({
    refusal: 'noPaymentToPayBack',
  })
})
