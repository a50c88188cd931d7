import { beforeEach, describe, expect, test } from 'vitest'
import { makeProperty, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { onepayForm, vietQrForm, vnpayForm } from '#testing/forms/gateway-forms.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
let owner: SignedIn
let propertyId: string

beforeEach(async () => {
  propertyId = await makeProperty(server)
  owner = await signInTo(server, propertyId)
})

const configOf = async (rail: 'vnpay' | 'onepay' | 'vietqr') =>
  (await server.ask('payment-method/get-gateway-config', { rail }, owner)).data
const states = async (by: SignedIn = owner) =>
  Object.fromEntries((await server.ask('payment-method/get-gateway-all', {}, by)).data.map(({ rail, state }) => [rail, state]))
const { vnpay } = vnpayForm()
const change = { mode: 'live', version: 1, vnpay: { merchantCode: vnpay.merchantCode, secret: '' } } as const

test('a gateway is configured and stands in the list of the three', async () => {
  expect(await states()).toEqual({ vnpay: 'notConfigured', onepay: 'notConfigured', vietqr: 'notConfigured' })
  expect(await server.ask('payment-method/register', onepayForm(), owner)).toMatchObject({
    status: 200,
    data: { rail: 'onepay', version: 1 },
  })
  expect(await states()).toEqual({ vnpay: 'notConfigured', onepay: 'notTested', vietqr: 'notConfigured' })
})

test('a gateway is read back without its secret: when it was set, and how it ends', async () => {
  await server.ask('payment-method/register', vnpayForm(), owner)
  expect(await configOf('vnpay')).toMatchObject({
    rail: 'vnpay',
    state: 'notTested',
    mode: 'live',
    methods: ['domestic card', 'international card', 'QR wallet'],
    merchantCode: 'EXTRA001',
    secret: { setAt: expect.any(String), ending: '01' },
    changedBy: owner.fullName,
    checks: [],
  })
})

test('a bank account is configured with its bank', async () => {
  await server.ask('payment-method/register', vietQrForm(), owner)
  expect(await configOf('vietqr')).toMatchObject({
    bank: { bin: '970436', shortName: 'Vietcombank' },
    accountNumber: '0123456789',
    accountOwner: 'CONG TY HAI AU TRANG',
    secret: null,
  })
})

test('a gateway is configured once: the second time tells who did it', async () => {
  await server.ask('payment-method/register', vnpayForm(), owner)
  const again = await server.ask('payment-method/register', vnpayForm({ merchantCode: 'OTHER001' }), owner)
  expect(again).toMatchObject({ status: 409, refusal: 'gatewayAlreadyConfigured', values: { person: owner.fullName } })
  expect((await configOf('vnpay')).merchantCode).toBe('EXTRA001')
})

test('a gateway is configured under one key only once, so that a lost connection does no double', async () => {
  const options = { ...owner, key: crypto.randomUUID() }
  const first = await server.ask('payment-method/register', vnpayForm(), options)
  expect(await server.ask('payment-method/register', vnpayForm(), options)).toMatchObject({ status: 200, data: first.data })
})

test.each([
  ['none', { mode: 'live' as const }],
  ['two', { ...vnpayForm(), ...vietQrForm() }],
])('gateways are configured one at a time: %s is refused', async (_how, form) => {
  expect(await server.ask('payment-method/register', form, owner)).toMatchObject({ status: 422, refusal: 'oneGatewayOnly' })
})

test.each([
  ['vnpay.merchantCode', vnpayForm({ merchantCode: 'SHORT' })],
  ['vnpay.merchantCode', vnpayForm({ merchantCode: 'EXTRA-01' })],
  ['vnpay.secret', vnpayForm({ secret: 'too short' })],
  ['vnpay.secret', vnpayForm({ secret: 'a secret with spaces in it' })],
  ['onepay.secret', { mode: 'live' as const, onepay: { ...onepayForm().onepay, secret: 'not hexadecimal digits at all!!!' } }],
  ['onepay.secret', { mode: 'live' as const, onepay: { ...onepayForm().onepay, secret: `${onepayForm().onepay.secret}A` } }],
  ['onepay.accessCode', { mode: 'live' as const, onepay: { ...onepayForm().onepay, accessCode: '' } }],
  ['vietqr.accountNumber', vietQrForm({ accountNumber: '0123 456' })],
  ['vietqr.accountNumber', vietQrForm({ accountNumber: '01234567890123456789' })],
])('the fields of a gateway are checked: %s', async (field, form) => {
  const reply = await server.ask('payment-method/register', form, owner)
  expect(reply).toMatchObject({ status: 422, refusal: 'invalidInput', errors: [{ field }] })
})

test('a bank that is not in the list is refused at its field', async () => {
  const reply = await server.ask('payment-method/register', vietQrForm({ bankBin: '999999' }), owner)
  expect(reply).toMatchObject({ status: 422, refusal: 'bankMissing', errors: [{ field: 'vietqr.bankBin' }] })
})

describe('a gateway is changed', () => {
  beforeEach(async () => {
    await server.ask('payment-method/register', vnpayForm(), owner)
    await server.ask('gateway/setting-payment', { rail: 'vnpay' }, owner)
  })

  test('its secret stays where none is typed, and what was proven stays where nothing of it changed', async () => {
    const before = await configOf('vnpay')
    expect(await server.ask('payment-method/gateway-update', change, owner)).toMatchObject({ status: 200, data: { version: 2 } })
    expect(await configOf('vnpay')).toMatchObject({ secret: before.secret, state: 'works', worksSince: before.worksSince })
  })

  test('a new secret is kept instead of the old one, and must be tested anew', async () => {
    await server.ask('payment-method/gateway-update', { ...change, vnpay: { ...change.vnpay, secret: 'ANOTHER-TEST-KEY-42' } }, owner)
    expect(await configOf('vnpay')).toMatchObject({ secret: { ending: '42' }, state: 'notTested', worksSince: null, checks: [] })
  })

  test.each([
    ['another code', { ...change, vnpay: { ...change.vnpay, merchantCode: 'OTHER001' } }],
    ['another environment', { ...change, mode: 'test' as const }],
  ])('%s must be tested anew', async (_what, form) => {
    await server.ask('payment-method/gateway-update', form, owner)
    expect(await states()).toMatchObject({ vnpay: 'notTested' })
  })

  test('somebody else’s change is not written over', async () => {
    const other = await signInTo(server, propertyId, { owner: true, fullName: 'Trần Quốc Bảo' })
    await server.ask('payment-method/gateway-update', { ...change, vnpay: { ...change.vnpay, merchantCode: 'OTHER001' } }, other)
    const reply = await server.ask('payment-method/gateway-update', change, owner)
    expect(reply).toMatchObject({ status: 409, refusal: 'gatewayChanged', values: { person: 'Trần Quốc Bảo' } })
    expect((await configOf('vnpay')).merchantCode).toBe('OTHER001')
  })

  test('switched off, it asks for no payment and is not tested; switched on, it works as before', async () => {
    expect(await server.ask('payment-method/deactive', { rail: 'vnpay' }, owner)).toMatchObject({ status: 200, data: { version: 2 } })
    expect(await server.ask('payment-method/deactive', { rail: 'vnpay' }, owner)).toMatchObject({ status: 200, data: { version: 2 } })
    expect(await states()).toMatchObject({ vnpay: 'off' })
    const order = { rail: 'vnpay', orderReference: 'HA270204187', amount: 1000 } as const
    expect(await server.ask('gateway/param-payment', order, owner)).toMatchObject({ status: 409, refusal: 'gatewayOff' })
    expect(await server.ask('gateway/setting-payment', { rail: 'vnpay' }, owner)).toMatchObject({ status: 409, refusal: 'gatewayOff' })
    await server.ask('payment-method/gateway-update', { ...change, version: 2, active: true }, owner)
    expect(await states()).toMatchObject({ vnpay: 'works' })
  })
})

test.each(['payment-method/get-gateway-config', 'payment-method/deactive', 'gateway/setting-payment'] as const)(
  '%s: another property’s gateway is not configured, as one that nobody configured',
  async (path) => {
    await server.ask('payment-method/register', vnpayForm(), owner)
    const stranger = await signInTo(server, await makeProperty(server))
    expect(await server.ask(path, { rail: 'vnpay' }, stranger)).toMatchObject({ status: 404, refusal: 'gatewayNotConfigured' })
    expect(await states(stranger)).toMatchObject({ vnpay: 'notConfigured' })
    expect(await states()).toMatchObject({ vnpay: 'notTested' })
  },
)
