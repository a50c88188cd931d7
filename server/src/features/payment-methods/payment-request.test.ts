import { afterEach, beforeEach, expect, test } from 'vitest'
import { onepaySignatureHolds } from '#outside/gateways/onepay.ts'
import { readVietQr } from '#outside/gateways/vietqr.ts'
import { vnpaySignatureHolds } from '#outside/gateways/vnpay.ts'
import { makeProperty, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { onepayForm, onepaySecret, vietQrForm, vnpayForm, vnpaySecret } from '#testing/forms/gateway-forms.ts'
import { startPretendVnpay } from '#testing/server/pretend-vnpay.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
const order = { orderReference: 'HA270204187', amount: 3_850_000 }
const stops: (() => Promise<void>)[] = []
let owner: SignedIn
let propertyId: string

beforeEach(async () => {
  propertyId = await makeProperty(server)
  owner = await signInTo(server, propertyId)
})

afterEach(async () => {
  server.outside.askGatewaysAt('off')
  await Promise.all(stops.splice(0).map((stop) => stop()))
})

const ask = (rail: 'vnpay' | 'onepay' | 'vietqr') => server.ask('gateway/param-payment', { rail, ...order }, owner)
const check = async (rail: 'vnpay' | 'onepay' | 'vietqr') => (await server.ask('gateway/setting-payment', { rail }, owner)).data
const answerOf = (checks: readonly { check: string }[]) => checks.find((one) => one.check === 'answer')

const withVnpay = async (answer?: string) => {
  const vnpay = await startPretendVnpay({ merchantCode: 'EXTRA001', secret: vnpaySecret, ...(answer !== undefined && { answer }) })
  stops.push(vnpay.stop)
  server.outside.askGatewaysAt(vnpay.url)
  return vnpay
}

test('a payment is asked for by VNPAY: an address with the amount in hundredths of a dong, signed with the kept secret', async () => {
  await server.ask('payment-method/register', vnpayForm(), owner)
  const { data } = await ask('vnpay')
  const url = new URL(data.url ?? '')
  expect(url.origin + url.pathname).toBe('https://pay.vnpay.vn/vpcpay.html')
  expect(Object.fromEntries(url.searchParams)).toEqual(data.parameters)
  expect(data.parameters).toMatchObject({ vnp_TmnCode: 'EXTRA001', vnp_Amount: '385000000', vnp_TxnRef: 'HA270204187' })
  expect(vnpaySignatureHolds(data.parameters, vnpaySecret)).toBe(true)
  expect(Date.parse(data.expiresAt ?? '')).toBeGreaterThan(Date.now())
})

test('a payment is asked for by OnePAY in its trial: the trial’s address, signed with the kept hash key', async () => {
  await server.ask('payment-method/register', { ...onepayForm(), mode: 'test' }, owner)
  const { data } = await ask('onepay')
  expect(data.url).toContain('https://mtf.onepay.vn/paygate/vpcpay.op?')
  expect(data).toMatchObject({
    mode: 'test',
    parameters: { vpc_Merchant: 'EXTRATEST', vpc_AccessCode: 'TEST0001', vpc_Amount: '385000000' },
  })
  expect(onepaySignatureHolds(data.parameters, onepaySecret)).toBe(true)
})

test('a payment is asked for by VietQR: a code of the account, the amount and the order', async () => {
  await server.ask('payment-method/register', vietQrForm(), owner)
  const { data } = await ask('vietqr')
  expect(data.transfers.map(({ qr }) => readVietQr(qr))).toEqual([
    {
      bankBin: '970436',
      to: 'account',
      number: '0123456789',
      amount: 3_850_000,
      bill: 'HA270204187',
      purpose: 'TT HA270204187',
    },
  ])
})

test('what banks do not transfer at once is asked for by several codes, which together are the order', async () => {
  await server.ask('payment-method/register', vietQrForm(), owner)
  const { data } = await server.ask('gateway/param-payment', { rail: 'vietqr', ...order, amount: 1_200_000_000 }, owner)
  expect(data.transfers.map(({ amount }) => amount)).toEqual([400_000_000, 400_000_000, 400_000_000])
  expect(data.transfers.map(({ qr }) => readVietQr(qr))).toMatchObject([
    { amount: 400_000_000, bill: 'HA270204187', purpose: 'TT HA270204187 lan 1' },
    { amount: 400_000_000, bill: 'HA270204187', purpose: 'TT HA270204187 lan 2' },
    { amount: 400_000_000, bill: 'HA270204187', purpose: 'TT HA270204187 lan 3' },
  ])
})

test('gateway not selected or configured', async () => {
  expect(await ask('vnpay')).toMatchObject({ status: 404, refusal: 'gatewayNotConfigured' })
})

test('gateways take dong only', async () => {
  await server.database.kysely.updateTable('property').set({ currency: 'USD' }).where('property_id', '=', propertyId).execute()
  await server.ask('payment-method/register', vietQrForm(), owner)
  expect(await ask('vietqr')).toMatchObject({ status: 409, refusal: 'dongOnly', values: { currency: 'USD' } })
  expect(await server.ask('gateway/setting-payment', { rail: 'vietqr' }, owner)).toMatchObject({ status: 409, refusal: 'dongOnly' })
})

test.each(['đơn số 1', 'A'.repeat(21), 'a&b'])(
  'an order reference that a gateway does not take is refused: “%s”',
  async (orderReference) => {
    await server.ask('payment-method/register', vietQrForm(), owner)
    const reply = await server.ask('gateway/param-payment', { rail: 'vietqr', orderReference, amount: 1000 }, owner)
    expect(reply).toMatchObject({ status: 422, errors: [{ field: 'orderReference' }] })
  },
)

test('VietQR is tested: the code reads back to the same account', async () => {
  await server.ask('payment-method/register', vietQrForm(), owner)
  const result = await check('vietqr')
  expect(result).toMatchObject({ works: true, worksSince: result.testedAt })
  expect(result.checks).toEqual([
    { check: 'form', finding: 'passed', code: null },
    { check: 'code', finding: 'passed', code: null },
  ])
})

test('OnePAY is tested: signed and held against itself; the gateway is not asked, which is said', async () => {
  await server.ask('payment-method/register', onepayForm(), owner)
  const { works, checks } = await check('onepay')
  expect(works).toBe(true)
  expect(checks.map(({ finding }) => finding)).toEqual(['passed', 'passed', 'passed', 'passed', 'noQueryAccount'])
})

test('VNPAY is tested where this server does not ask: all but the answer passes, which is said', async () => {
  await server.ask('payment-method/register', vnpayForm(), owner)
  const { works, checks } = await check('vnpay')
  expect(works).toBe(true)
  expect(answerOf(checks)).toEqual({ check: 'answer', finding: 'notAsked', code: null })
})

test('VNPAY is asked about an order, and takes code and signature', async () => {
  const vnpay = await withVnpay()
  await server.ask('payment-method/register', vnpayForm(), owner)
  const { works, checks } = await check('vnpay')
  expect(answerOf(checks)).toEqual({ check: 'answer', finding: 'passed', code: '91' })
  expect(works).toBe(true)
  expect(vnpay.asked).toHaveLength(1)
  expect(vnpay.asked[0]).not.toContain(vnpaySecret)
})

test.each([
  ['a wrong secret', vnpayForm({ secret: 'EXTRANET-TEST-KEY-0002' }), { finding: 'wrongSignature', code: '97' }],
  ['a wrong code', vnpayForm({ merchantCode: 'OTHER001' }), { finding: 'unknownMerchant', code: '02' }],
])('VNPAY tells %s, and the gateway does not work', async (_what, form, answer) => {
  await withVnpay()
  await server.ask('payment-method/register', form, owner)
  const { works, worksSince, checks } = await check('vnpay')
  expect(answerOf(checks)).toMatchObject(answer)
  expect({ works, worksSince }).toEqual({ works: false, worksSince: null })
  const { data } = await server.ask('payment-method/get-gateway-config', { rail: 'vnpay' }, owner)
  expect(data).toMatchObject({ state: 'failed', checks })
})

test('an unknown code is shown as it is', async () => {
  await withVnpay('{"vnp_ResponseCode":"99"}')
  await server.ask('payment-method/register', vnpayForm(), owner)
  expect(answerOf((await check('vnpay')).checks)).toEqual({ check: 'answer', finding: 'refusedByGateway', code: '99' })
})

test.each([
  ['nobody listens', undefined],
  ['the answer is a page of somebody else', '<html>Welcome to the hotel’s wireless network</html>'],
  ['the answer is no object', '[1, 2]'],
])('where %s, nothing is proven: what worked goes on working, what never did does not begin to', async (_what, answer) => {
  const vnpay = await withVnpay(answer)
  if (answer === undefined) await stops.splice(0)[0]?.()
  await server.ask('payment-method/register', vnpayForm(), owner)
  const first = await check('vnpay')
  expect(answerOf(first.checks)).toMatchObject({ finding: 'unreachable' })
  expect(first.works).toBe(false)
  server.outside.askGatewaysAt('off')
  const proven = await check('vnpay')
  expect(proven.works).toBe(true)
  server.outside.askGatewaysAt(vnpay.url)
  const later = await check('vnpay')
  expect(later.works).toBe(true)
  expect(Date.parse(later.worksSince ?? '')).toBe(Date.parse(proven.testedAt))
})

test('a failed test takes back that it works', async () => {
  await server.ask('payment-method/register', vnpayForm({ secret: 'EXTRANET-TEST-KEY-0002' }), owner)
  expect((await check('vnpay')).works).toBe(true)
  await withVnpay()
  expect(await check('vnpay')).toMatchObject({ works: false, worksSince: null })
})

test('a gateway that is not configured is not tested', async () => {
  expect(await server.ask('gateway/setting-payment', { rail: 'onepay' }, owner)).toMatchObject({
    status: 404,
    refusal: 'gatewayNotConfigured',
  })
})
