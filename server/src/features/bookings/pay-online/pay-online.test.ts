import { createHmac, randomInt } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { signOnepay } from '#outside/gateways/onepay.ts'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { signInTo } from '#testing/factories/factories.ts'
import { makeSelling } from '#testing/factories/factories-sales.ts'
import { makePayable, payableKinds, takeMoneyOnline, type PayableKind } from '#testing/factories/payable-booking.ts'
import { onepaySecret, vnpaySecret } from '#testing/forms/gateway-forms.ts'
import { vnpayWord, type AskedOfVnpay } from '#testing/forms/vnpay-word.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { startPretendVnpay } from '#testing/server/pretend-vnpay.ts'
import { askGateways } from './ask-gateways.jobs.ts'

const server = useTestServer({ servers: 2, behindProxy: true })

beforeEach(() => server.outside.askGatewaysAt('off'))

/** A booking at a property that takes cards by both gateways, and a link over all of it. */
const linked = async (kind: PayableKind) => {
  const { staff, code, total, detail, cancel, propertyId } = await makePayable(server, kind)
  await takeMoneyOnline(server, staff)
  const make = (amount = total, days = 3) => server.ask('booking/payment/make-link', { code, amount, days }, staff)
  const link = (await make()).data
  const token = new URL(link.url).searchParams.get('token') ?? ''
  const links = async () => (await server.ask('booking/payment/links', { code }, staff)).data.links
  const shown = async () => (await server.ask('payment-link/show', { token }, {})).data.link
  const go = async (rail: 'vnpay' | 'onepay' = 'vnpay') => {
    const { data: to } = await server.ask('payment-link/pay', { token, rail }, fromAnywhere())
    return Object.fromEntries(new URL(to.url).searchParams)
  }
  return { propertyId, staff, code, total, make, link, token, detail, cancel, links, shown, go }
}

/** Payers come from many networks, each of which may ask so often a minute. */
const fromAnywhere = () => ({ headers: { 'x-forwarded-for': `10.${randomInt(250)}.${randomInt(250)}.7` } })

const report = async (query: string, on = 0): Promise<unknown> => (await fetch(`${server.url(on)}/api/v2/gateway/vnpay?${query}`)).json()
const returned = (query: string, rail: 'vnpay' | 'onepay' = 'vnpay') => server.ask('payment-link/returned', { rail, query })
const paidIn = ({ ledger }: Pick<CallOutput<'booking/detail'>, 'ledger'>) => ledger.map(({ kind, amount }) => [kind, amount])
const taken = { RspCode: '00', Message: 'Confirm Success' }

/** VNPAY answers every query that the order was paid; returns how to stop it. */
const answeringVnpay = async (asked: AskedOfVnpay, secret = vnpaySecret): Promise<() => Promise<void>> => {
  const values = {
    vnp_ResponseId: '1',
    vnp_Command: 'querydr',
    vnp_ResponseCode: '00',
    vnp_Message: 'ok',
    vnp_TmnCode: 'EXTRA001',
    vnp_TxnRef: asked['vnp_TxnRef'],
    vnp_Amount: asked['vnp_Amount'],
    vnp_BankCode: 'NCB',
    vnp_PayDate: '20261126120000',
    vnp_TransactionNo: '14422574',
    vnp_TransactionType: '01',
    vnp_TransactionStatus: '00',
    vnp_OrderInfo: 'x',
    vnp_PromotionCode: '',
    vnp_PromotionAmount: '',
  }
  const sum = createHmac('sha512', secret).update(Object.values(values).join('|')).digest('hex')
  const vnpay = await startPretendVnpay({ merchantCode: 'EXTRA001', secret, answer: JSON.stringify({ ...values, vnp_SecureHash: sum }) })
  server.outside.askGatewaysAt(vnpay.url)
  return vnpay.stop
}

describe.each(payableKinds)('a link is paid, %s', (kind) => {
  test('by the gateway’s report: the booking is confirmed, the link is paid, the property is told', async () => {
    const { go, detail, total, shown, links, propertyId, code } = await linked(kind)
    expect(await shown()).toMatchObject({ code, amount: total, standing: 'open', rails: ['vnpay', 'onepay'] })
    const asked = await go()
    expect(asked).toMatchObject({ vnp_Amount: String(total * 100), vnp_TxnRef: `${code}-1`, vnp_TmnCode: 'EXTRA001' })
    expect(await report(vnpayWord(asked))).toEqual(taken)
    expect(await detail()).toMatchObject({ state: 'confirm', paid: total, owed: 0 })
    expect((await detail()).ledger).toMatchObject([{ kind: 'payment', amount: total, paymentMethod: 'domestic card', source: 'gateway' }])
    expect(await shown()).toMatchObject({ standing: 'paid', rails: [], transfers: [] })
    expect(await links()).toMatchObject([{ standing: 'paid', orders: [{ state: 'paid', reference: `${code}-1` }] }])
    const bell = await server.ask('notification/show', {}, await signInTo(server, propertyId))
    expect(bell.data.notifications.map(({ type }) => type)).toContain('paymentReceived')
  })

  test('by the payer who returns, where the report never comes; the report after it counts no second time', async () => {
    const { go, detail, total, token, code } = await linked(kind)
    const word = vnpayWord(await go())
    expect((await returned(word)).data).toMatchObject({ outcome: 'paid', code, amount: total, token })
    expect(await report(word)).toEqual({ RspCode: '02', Message: 'Order already confirmed' })
    expect((await returned(word)).data.outcome).toBe('paid')
    expect(paidIn(await detail())).toEqual([['payment', total]])
  })

  test('by OnePAY, whose answer is a text', async () => {
    const { go, detail, total } = await linked(kind)
    const asked = await go('onepay')
    const word = signOnepay(
      {
        vpc_Amount: asked['vpc_Amount'] ?? '',
        vpc_Card: 'VC',
        vpc_Merchant: 'EXTRATEST',
        vpc_MerchTxnRef: asked['vpc_MerchTxnRef'] ?? '',
        vpc_TransactionNo: '77',
        vpc_TxnResponseCode: '0',
      },
      onepaySecret,
    )
    const answer = await fetch(`${server.url()}/api/v2/gateway/onepay?${new URLSearchParams(word).toString()}`)
    expect(await answer.text()).toBe('responsecode=1&desc=confirm-success')
    expect((await detail()).ledger).toMatchObject([{ amount: total, paymentMethod: 'international card' }])
  })

  test('in part: the booking is partly paid, and the first link asks for the rest', async () => {
    const { make, total, shown, detail } = await linked(kind)
    const part = new URL((await make(500_000)).data.url).searchParams.get('token') ?? ''
    const { data } = await server.ask('payment-link/pay', { token: part, rail: 'vnpay' }, fromAnywhere())
    await report(vnpayWord(Object.fromEntries(new URL(data.url).searchParams)))
    expect(await detail()).toMatchObject({ state: 'await fully payment', paid: 500_000 })
    expect(await shown()).toMatchObject({ standing: 'open', amount: total - 500_000 })
  })

  test('VietQR codes carry the booking’s code; the sum of several is what is owed', async () => {
    const { shown, total } = await linked(kind)
    const transfers = (await shown())?.transfers ?? []
    expect(transfers.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
  })
})

describe.each(payableKinds)('a report counts once, whatever comes, %s', (kind) => {
  test('64 copies at once on two servers', async () => {
    const { go, detail, total } = await linked(kind)
    const word = vnpayWord(await go())
    const answers = await Promise.all(Array.from({ length: 64 }, (_, copy) => report(word, copy % 2)))
    expect(answers.filter((answer) => JSON.stringify(answer) === JSON.stringify(taken))).toHaveLength(1)
    expect(paidIn(await detail())).toEqual([['payment', total]])
  })

  test('refused first, paid then: what is paid stays paid', async () => {
    const { go, detail, total } = await linked(kind)
    const asked = await go()
    const refused = vnpayWord(asked, { vnp_ResponseCode: '24', vnp_TransactionStatus: '02' })
    expect(await report(refused)).toEqual(taken)
    expect(await detail()).toMatchObject({ state: 'payment failed', paid: 0 })
    expect(await report(vnpayWord(asked))).toEqual(taken)
    await report(refused)
    expect(await detail()).toMatchObject({ state: 'confirm', paid: total })
  })

  test('not decided there: nothing is written', async () => {
    const { go, detail } = await linked(kind)
    const word = vnpayWord(await go(), { vnp_TransactionStatus: '07' })
    expect((await returned(word)).data.outcome).toBe('undecided')
    expect(await detail()).toMatchObject({ state: 'await payment', ledger: [] })
  })

  test('paid twice by two tries: the second is a refund that is due', async () => {
    const { go, detail, total, staff } = await linked(kind)
    const [one, other] = [await go(), await go()]
    await report(vnpayWord(one))
    await report(vnpayWord(other))
    expect(await detail()).toMatchObject({ state: 'confirm', paid: total })
    const due = await server.ask('booking/payment/to-move', { kinds: ['refund'] }, staff)
    expect(due.data).toMatchObject([{ kind: 'refund', amount: total, refund: { state: 'due' } }])
  })

  test('a second try that is refused, of a booking that is paid: nothing failed', async () => {
    const { go, detail, total } = await linked(kind)
    const [one, other] = [await go(), await go()]
    await report(vnpayWord(one))
    await report(vnpayWord(other, { vnp_ResponseCode: '24', vnp_TransactionStatus: '02' }))
    expect(await detail()).toMatchObject({ state: 'confirm', paid: total })
    expect((await detail()).timeline.map(({ kind }) => kind)).not.toContain('paymentFailed')
  })

  test('a booking that was cancelled meanwhile: the money is not lost, it is due back', async () => {
    const { go, detail, total, staff, cancel } = await linked(kind)
    const asked = await go()
    await cancel()
    expect(await report(vnpayWord(asked))).toEqual(taken)
    expect(await detail()).toMatchObject({ state: 'void', paid: 0 })
    const due = await server.ask('booking/payment/to-move', { kinds: ['refund'] }, staff)
    expect(due.data).toMatchObject([{ kind: 'refund', amount: total }])
  })
})

describe.each(payableKinds)('what is refused, %s', (kind) => {
  test('a forged signature, another amount, an unknown order, another merchant', async () => {
    const { go, detail } = await linked(kind)
    const asked = await go()
    const word = vnpayWord(asked)
    expect(await report(word.replace(/vnp_SecureHash=.{8}/, 'vnp_SecureHash=00000000'))).toMatchObject({ RspCode: '97' })
    expect(await report(word.replace('vnp_BankCode=NCB', 'vnp_BankCode=VCB'))).toMatchObject({ RspCode: '97' })
    expect(await report(vnpayWord(asked, { vnp_Amount: '100' }))).toMatchObject({ RspCode: '04' })
    expect(await report(vnpayWord(asked, { vnp_Amount: `${asked['vnp_Amount'] ?? ''}0` }))).toMatchObject({ RspCode: '04' })
    expect(await report(vnpayWord(asked, { vnp_TxnRef: 'NOWHERE-1' }))).toMatchObject({ RspCode: '01' })
    expect(await report(vnpayWord(asked, { vnp_TmnCode: 'EXTRA002' }))).toMatchObject({ RspCode: '97' })
    expect(await report('')).toMatchObject({ RspCode: '01' })
    expect(await returned('vnp_TxnRef=x')).toMatchObject({ status: 404, refusal: 'gatewayAnswerUnknown' })
    expect(await detail()).toMatchObject({ state: 'await payment', ledger: [] })
  })

  test('a token that we did not make opens nothing', async () => {
    const { token } = await linked(kind)
    const forged = `${token.slice(0, -4)}AAAA`
    expect((await server.ask('payment-link/show', { token: forged })).data.link).toBeNull()
    expect(await server.ask('payment-link/pay', { token: forged, rail: 'vnpay' })).toMatchObject({ refusal: 'paymentLinkClosed' })
  })

  test('a link that was withdrawn; another property’s link is not found', async () => {
    const { link, staff, token, code, shown } = await linked(kind)
    const stranger = await linked(kind)
    expect(await server.ask('booking/payment/withdraw-link', { code, id: stranger.link.id }, staff)).toMatchObject({ status: 404 })
    expect(await server.ask('booking/payment/withdraw-link', { code, id: link.id }, staff)).toMatchObject({ status: 200 })
    expect(await server.ask('booking/payment/withdraw-link', { code, id: link.id }, staff)).toMatchObject({ refusal: 'paymentLinkClosed' })
    expect(await shown()).toMatchObject({ standing: 'withdrawn', rails: [] })
    expect(await server.ask('payment-link/pay', { token, rail: 'vnpay' }, fromAnywhere())).toMatchObject({ refusal: 'paymentLinkClosed' })
  })

  test('more than is owed, nothing owed, and no gateway that takes real money', async () => {
    const { make, total, go } = await linked(kind)
    expect(await make(total + 1)).toMatchObject({ refusal: 'wrongAmount' })
    await report(vnpayWord(await go()))
    expect(await make(1)).toMatchObject({ refusal: 'nothingOwed' })
    const by = await makeSelling(server, { from: inDays(0), to: inDays(60) })
    const staff = await signInTo(server, by.propertyId)
    const { data } = await bookStay(server, by, { with: { paymentMethod: 'bank transfer' } })
    const asked = { code: data.code, amount: 1000, days: 3 }
    expect(await server.ask('booking/payment/make-link', asked, staff)).toMatchObject({ refusal: 'noGatewayTakesMoney' })
  })
})

describe.each(payableKinds)('a report that never came is asked for, %s', (kind) => {
  const askLater = (minutes: number) =>
    askGateways(server.outside).run({
      pool: server.database.pool,
      now: new Date(Date.now() + minutes * 60_000),
      publish: () => undefined,
    })

  test('VNPAY says that it was paid: it counts, once', async () => {
    const { go, detail, total } = await linked(kind)
    const asked = await go()
    const stop = await answeringVnpay(asked)
    await askLater(5)
    expect(await detail()).toMatchObject({ paid: 0 })
    await askLater(20)
    await askLater(40)
    expect(paidIn(await detail())).toEqual([['payment', total]])
    expect(await report(vnpayWord(asked))).toMatchObject({ RspCode: '02' })
    await stop()
  })

  test('a forged answer counts nothing; after a day without a word nobody waits, and a report that comes later still counts', async () => {
    const { go, detail, links, total } = await linked(kind)
    const asked = await go()
    const stop = await answeringVnpay(asked, 'FORGED-KEY')
    await askLater(20)
    expect(await links()).toMatchObject([{ orders: [{ state: 'started' }] }])
    await askLater(60 * 25)
    expect(await links()).toMatchObject([{ orders: [{ state: 'silent' }] }])
    expect(await report(vnpayWord(asked))).toEqual(taken)
    expect(await detail()).toMatchObject({ paid: total })
    await stop()
  })
})
