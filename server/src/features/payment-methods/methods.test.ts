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

const standings = async (by: SignedIn = owner) =>
  Object.fromEntries((await server.ask('payment-method/get-all', {}, by)).data.map(({ method, standing }) => [method, standing]))

test('the ways of paying are the seven of the specification, none taken at first; cards and wallets wait for a gateway', async () => {
  const { data } = await server.ask('payment-method/get-all', {}, owner)
  expect(data.map(({ method, standing, mayTake }) => [method, standing, mayTake])).toEqual([
    ['domestic card', 'notTaken', false],
    ['international card', 'notTaken', false],
    ['QR wallet', 'notTaken', false],
    ['bank transfer', 'notTaken', true],
    ['cash', 'notTaken', true],
    ['debt', 'notTaken', true],
    ['other', 'notTaken', true],
  ])
})

test('ways of paying are taken and given up as a whole, which the diary tells', async () => {
  await server.ask('payment-method/update', { methods: ['cash', 'other', 'debt'] }, owner)
  await server.ask('payment-method/update', { methods: ['cash', 'bank transfer'] }, owner)
  expect(await standings()).toMatchObject({ cash: 'works', 'bank transfer': 'works', debt: 'notTaken', other: 'notTaken' })
  const entries = await server.database.kysely
    .selectFrom('diary_entry')
    .select(['subject', 'after_values'])
    .where('property_id', '=', propertyId)
    .orderBy('at')
    .execute()
  expect(entries.map(({ subject }) => subject)).toEqual(['Tiền mặt, Công nợ, Khác', 'Chuyển khoản, Tiền mặt'])
  expect(entries[1]?.after_values).toEqual({ methods: ['bank transfer', 'cash'] })
})

test('method not selected: at least one must stay, and nothing changes', async () => {
  await server.ask('payment-method/update', { methods: ['cash'] }, owner)
  const reply = await server.ask('payment-method/update', { methods: [] }, { ...owner, language: 'vi' })
  expect(reply).toMatchObject({ status: 422, refusal: 'paymentMethodNotSelected', message: 'Chọn ít nhất một phương thức thanh toán.' })
  expect(await standings()).toMatchObject({ cash: 'works' })
})

test('gateway not selected or configured: a card is refused by name until a gateway for it is configured', async () => {
  await server.ask('payment-method/register', vietQrForm(), owner)
  const barred = await server.ask('payment-method/update', { methods: ['cash', 'domestic card'] }, owner)
  expect(barred).toMatchObject({ status: 422, refusal: 'gatewayNotSelected', values: { method: 'Domestic card' } })
  expect(await standings()).toMatchObject({ cash: 'notTaken' })
  await server.ask('payment-method/register', onepayForm(), owner)
  expect(await server.ask('payment-method/update', { methods: ['cash', 'domestic card'] }, owner)).toMatchObject({ status: 200 })
})

test('a card works once its gateway passed the test, and stays ticked but useless when the gateway is switched off', async () => {
  await server.ask('payment-method/register', vnpayForm(), owner)
  await server.ask('payment-method/update', { methods: ['QR wallet'] }, owner)
  expect(await standings()).toMatchObject({ 'QR wallet': 'needsGateway' })
  await server.ask('gateway/setting-payment', { rail: 'vnpay' }, owner)
  expect(await standings()).toMatchObject({ 'QR wallet': 'works' })
  await server.ask('payment-method/deactive', { rail: 'vnpay' }, owner)
  expect(await standings()).toMatchObject({ 'QR wallet': 'needsGateway' })
  expect(await server.ask('payment-method/update', { methods: ['QR wallet', 'cash'] }, owner)).toMatchObject({ status: 200 })
})

test('what is taken belongs to one property', async () => {
  await server.ask('payment-method/update', { methods: ['cash'] }, owner)
  const stranger = await signInTo(server, await makeProperty(server))
  expect(await standings(stranger)).toMatchObject({ cash: 'notTaken' })
})

test('who may only look may not change', async () => {
  const reader = await signInTo(server, propertyId, { codes: ['PAYMENT_GATEWAY_1'] })
  expect(await server.ask('payment-method/get-all', {}, reader)).toMatchObject({ status: 200 })
  expect(await server.ask('payment-method/update', { methods: ['cash'] }, reader)).toMatchObject({ status: 403, refusal: 'noRight' })
  expect(await server.ask('payment-method/register', vnpayForm(), reader)).toMatchObject({ status: 403 })
  expect(await server.ask('payment-method/deactive', { rail: 'vnpay' }, reader)).toMatchObject({ status: 403 })
  expect(await server.ask('gateway/setting-payment', { rail: 'vnpay' }, reader)).toMatchObject({ status: 403 })
})

describe('banks', () => {
  const found = async (text: string) => (await server.ask('bank/get-all', { text }, owner)).data.map(({ shortName }) => shortName)

  test('are all in the list, each with its number, code and names', async () => {
    const { data } = await server.ask('bank/get-all', {}, owner)
    expect(data).toHaveLength(56)
    expect(data).toContainEqual({ bin: '970436', code: 'VCB', shortName: 'Vietcombank', name: 'TMCP Ngoại thương Việt Nam' })
  })

  test.each([
    ['ngoai thuong', ['Vietcombank']],
    ['Ngoại Thương', ['Vietcombank']],
    ['970436', ['Vietcombank']],
    ['vcb', ['PVcomBank', 'Vietcombank']],
    ['dong a', ['DongABank']],
    ['%', []],
    ['không có ngân hàng này', []],
  ])('“%s” finds %j, with or without diacritics', async (text, names) => {
    expect(await found(text)).toEqual(names)
  })
})
