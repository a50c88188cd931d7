import type { CallInput } from '@innkeeper/protocol/catalogue'
import { v7 as uuidv7 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { makeSelling } from '#testing/factories/factories-sales.ts'
import { makeProperty, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { promotionForm } from '#testing/forms/promotion-forms.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
type Selling = Awaited<ReturnType<typeof makeSelling>>
let selling: Selling
let owner: SignedIn

beforeEach(async () => {
  selling = await makeSelling(server, { from: inDays(0), to: inDays(60) })
  owner = await signInTo(server, selling.propertyId)
  await modeIs('sum')
})

const modeIs = (mode: string) =>
  server.database.pool.query('update property set promotion_mode = $2 where property_id = $1', [selling.propertyId, mode])

const create = async (given: Partial<CallInput<'promotion/create'>> = {}) =>
  (await server.ask('promotion/create', promotionForm(given), owner)).data.id
const stay = { checkIn: inDays(30), checkOut: inDays(33) }
const rooms = () => [{ roomPlanId: selling.roomPlanId, adults: 2 }]
const quote = async (more: object = {}) =>
  (await server.ask('distribution/quote', { property: selling.property, ...stay, rooms: rooms(), ...more }, selling)).data

test('a promotion keeps what was entered; what its type does not have is emptied', async () => {
  const form = promotionForm({
    promoType: 'earlyBird',
    daysBefore: 30,
    buy: 3,
    code: 'SOM30',
    weekdays: [1, 2, 3],
    applyTo: 'levels',
    applyLevels: [3],
  })
  const { data } = await server.ask('promotion/create', form, owner)
  expect((await server.ask('promotion/detail', { id: data.id }, owner)).data).toMatchObject({
    ...form,
    buy: null,
    code: null,
    rank: 1,
    uses: 0,
    version: 1,
    changedBy: owner.fullName,
    results: { bookings: 0, nights: 0, revenue: 0, discount: 0, cancelled: 0 },
  })
})

test.each<[string, Partial<CallInput<'promotion/create'>>, string, string]>([
  ['a coupon needs its code', { promoType: 'coupon' }, 'code', 'promotionFieldNeeded'],
  ['an early bird needs its days', { promoType: 'earlyBird' }, 'daysBefore', 'promotionFieldNeeded'],
  ['a quantity needs what is bought', { promoType: 'quantity', free: 1, counted: 'nights' }, 'buy', 'promotionFieldNeeded'],
  ['more than the whole price', { value: 10_001 }, 'value', 'percentOverWhole'],
  ['the last night before the first', { stayFrom: '2027-02-02', stayTo: '2027-02-01' }, 'stayTo', 'datesEndBeforeStart'],
  ['for levels, and none named', { applyTo: 'levels' }, 'applyLevels', 'promotionFieldNeeded'],
  ['a plan of nobody', { applyPlans: [uuidv7()] }, 'applyPlans', 'planMissing'],
  ['a room type of nobody', { applyRoomTypes: [uuidv7()] }, 'applyRoomTypes', 'roomMissing'],
  ['an agent who is not linked', { applyTo: 'named', applyAgents: [uuidv7()] }, 'applyAgents', 'promotionAgentMissing'],
])('%s is refused at the field', async (_rule, wrong, field, reason) => {
  const reply = await server.ask('promotion/create', promotionForm(wrong), owner)
  expect(reply.errors).toContainEqual(expect.objectContaining({ field, reason }))
  expect((await server.ask('promotion/get-all', {}, owner)).total).toBe(0)
})

test('a coupon’s code is unique among the property’s, and free at another', async () => {
  const coupon = promotionForm({ promoType: 'coupon', code: 'tet2027' })
  await server.ask('promotion/create', coupon, owner)
  expect((await server.ask('promotion/create', coupon, owner)).errors).toMatchObject([{ field: 'code', reason: 'promotionCodeTaken' }])
  const stranger = await signInTo(server, await makeProperty(server))
  expect(await server.ask('promotion/create', coupon, stranger)).toMatchObject({ status: 200 })
})

const priceOf = async (more: object = {}) => {
  const { price, struck } = await quote(more)
  if (price === null) throw new Error('the stay has no price')
  return { ...price, struck }
}

test('search, quote, explainer and booking agree to the dong, and the struck price stands beside', async () => {
  const { total: before } = await priceOf()
  await create()
  const { total, struck, subtotals, lines } = await priceOf()
  expect(struck).toBe(before)
  expect(subtotals.promotions).toBe(-Math.round(subtotals.rooms / 10))
  const found = await server.ask('distribution/search', { properties: [selling.property], ...stay, rooms: [{ adults: 2 }] }, selling)
  expect(found.data.properties[0]?.offers).toContainEqual(
    expect.objectContaining({ roomPlanId: selling.roomPlanId, total, struck: before }),
  )
  const asked = { roomPlanId: selling.roomPlanId, ...stay, rooms: [{ adults: 2 }], level: 1 }
  expect((await server.ask('room-plan/check-stay', asked, owner)).data).toMatchObject({ price: { total }, struck: before })
  const booked = await bookStay(server, selling, { with: { ...stay, rooms: rooms(), total } })
  expect(booked.data).toMatchObject({ total, price: { lines } })
  const results = { bookings: 1, nights: 3, revenue: total, discount: -subtotals.promotions, cancelled: 0 }
  expect((await server.ask('promotion/get-all', {}, owner)).data).toMatchObject([{ results }])
})

test('the explainer says of each promotion that is on what it did, or why nothing', async () => {
  await create()
  await create({ promoType: 'coupon', code: 'TET2027' })
  await create({ nameEn: 'Stopped', active: false })
  const asked = { roomPlanId: selling.roomPlanId, ...stay, rooms: [{ adults: 2 }] }
  const { data } = await server.ask('room-plan/check-stay', asked, owner)
  expect(data.promotions).toMatchObject([
    { amount: data.price?.subtotals.promotions, whyNot: null },
    { amount: 0, whyNot: 'codeMissing' },
  ])
  expect(data.promotions).toHaveLength(2)
})

test('a coupon counts only with its code, in any case of letters', async () => {
  await create({ promoType: 'coupon', code: 'TET2027' })
  expect((await quote()).struck).toBeNull()
  expect((await quote({ promotionCode: 'nothing' })).struck).toBeNull()
  expect((await quote({ promotionCode: ' tet2027' })).price?.lines).toContainEqual(
    expect.objectContaining({ kind: 'promotion', label: 'TET2027' }),
  )
})

test('the mode decides how discounts meet', async () => {
  await create({ value: 500, nameEn: 'First' })
  await create({ value: 2000, nameEn: 'Second' })
  const taken = async () =>
    ((await quote()).price?.lines ?? []).filter(({ step }) => step === 'promotions').map(({ offer }) => offer?.name.en)
  expect(new Set(await taken())).toEqual(new Set(['First', 'Second']))
  await modeIs('priority')
  expect(new Set(await taken())).toEqual(new Set(['First']))
  await modeIs('best')
  expect(new Set(await taken())).toEqual(new Set(['Second']))
})

test('the order is that of the list; a list that has changed meanwhile is refused', async () => {
  const [one, two] = [await create({ nameEn: 'One' }), await create({ nameEn: 'Two' })]
  expect(await server.ask('promotion/change-order', { ids: [two, one] }, owner)).toMatchObject({ status: 200 })
  expect((await server.ask('promotion/get-all', {}, owner)).data.map(({ id, rank }) => [id, rank])).toEqual([
    [two, 1],
    [one, 2],
  ])
  const wrong = [[one], [one, one], [one, two, uuidv7()]].map((ids) => server.ask('promotion/change-order', { ids }, owner))
  for (const reply of await Promise.all(wrong)) expect(reply).toMatchObject({ status: 409, refusal: 'promotionOrderOld' })
})

test('the last use is sold once, and comes back when its booking is cancelled', async () => {
  const full = (await quote()).price?.total ?? 0
  await create({ mostUses: 1 })
  const { total } = (await quote()).price ?? { total: 0 }
  const replies = await Promise.all([1, 2, 3].map(() => bookStay(server, selling, { with: { ...stay, rooms: rooms(), total } })))
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
  expect((await quote()).price?.total).toBe(full)
  const code = replies.find(({ status }) => status === 200)?.data.code ?? ''
  await server.ask('distribution/cancel', { code, reason: 'Khách đổi ngày' }, { ...selling, key: 'back' })
  expect((await quote()).price?.total).toBe(total)
  expect((await server.ask('promotion/get-all', {}, owner)).data[0]).toMatchObject({ uses: 0, results: { bookings: 0, cancelled: 1 } })
})

test('a promotion in use cannot be deleted, but stopped; a free one goes', async () => {
  const id = await create()
  const { total } = (await quote()).price ?? { total: 0 }
  await bookStay(server, selling, { with: { ...stay, rooms: rooms(), total } })
  await bookStay(server, selling, { with: { ...stay, rooms: rooms(), total } })
  const fewer = await server.ask('promotion/update', { id, version: 1, ...promotionForm({ mostUses: 1 }) }, owner)
  expect(fewer).toMatchObject({ status: 422, errors: [{ field: 'mostUses', reason: 'promotionUsedMore' }] })
  expect(await server.ask('promotion/delete', { id }, owner)).toMatchObject({
    status: 409,
    refusal: 'promotionInUse',
    values: { bookings: 2 },
  })
  expect(await server.ask('promotion/update', { id, version: 1, ...promotionForm({ active: false }) }, owner)).toMatchObject({
    status: 200,
  })
  expect((await quote()).struck).toBeNull()
  const other = await create()
  expect(await server.ask('promotion/delete', { id: other }, owner)).toMatchObject({ status: 200 })
  expect(await server.ask('promotion/detail', { id: other }, owner)).toMatchObject({ status: 404, refusal: 'promotionMissing' })
})

test('one is switched off and on by itself, without a version; its price follows, and the diary says so', async () => {
  const id = await create()
  const turn = (active: boolean, who = owner) => server.ask('promotion/change-status', { id, active }, who)
  expect((await turn(false)).data).toEqual({ id, active: false })
  expect((await quote()).struck).toBeNull()
  expect((await turn(true)).data).toEqual({ id, active: true })
  expect((await quote()).struck).not.toBeNull()
  const history = (await server.ask('promotion/history', { id }, owner)).data
  expect(history.slice(0, 2).map(({ changes }) => changes.map(({ field, after }) => [field.en, after?.en]))).toEqual([
    [['Switched on', 'Yes']],
    [['Switched on', 'No']],
  ])
  const other = await signInTo(server, await makeProperty(server))
  expect(await turn(false, other)).toMatchObject({ status: 404, refusal: 'promotionMissing' })
})

test('all are switched off at once, and the answer says how many', async () => {
  await create()
  await create({ active: false })
  await create()
  expect((await server.ask('promotion/get-setting', {}, owner)).data).toEqual({ mode: 'sum', active: 2 })
  expect((await server.ask('promotion/deactivate-all', {}, owner)).data).toEqual({ count: 2 })
  expect((await server.ask('promotion/deactivate-all', {}, owner)).data).toEqual({ count: 0 })
})

test('a copy is off, with names and a code of its own', async () => {
  const id = await create({ promoType: 'coupon', code: 'TET2027' })
  const copy = (await server.ask('promotion/copy', { id }, owner)).data
  expect((await server.ask('promotion/detail', { id: copy.id }, owner)).data).toMatchObject({
    nameEn: 'Low season (copy)',
    code: 'TET20272',
    active: false,
    rank: 2,
  })
})

test('a promotion is tried on real nights before it is on: steps, the three modes, overlaps, and why it does not hold', async () => {
  await create({ value: 500, nameEn: 'On already' })
  const tried = {
    promotion: promotionForm({ value: 2000, active: false }),
    roomPlanId: selling.roomPlanId,
    checkIn: inDays(30),
    nights: 2,
    rooms: 1,
    level: 1,
  }
  const { data } = await server.ask('promotion/try', tried, owner)
  const base = data.before
  expect(data.after).toBe(base - base / 20 - base / 5)
  expect(data.modes.map(({ mode, after }) => [mode, after])).toEqual([
    ['sum', base - base / 20 - base / 5],
    ['priority', base - base / 20],
    ['best', base - base / 5],
  ])
  expect(data.overlaps).toMatchObject([{ name: { en: 'On already' } }])
  const early = await server.ask('promotion/try', { ...tried, promotion: promotionForm({ promoType: 'earlyBird', daysBefore: 90 }) }, owner)
  expect(early.data.whyNot).toBe('tooCloseToArrival')
})

test('the cheapest night of each room type is told with a promotion, on the arrivals that its terms allow', async () => {
  const askNights = async (promotion: object) =>
    (await server.ask('promotion/try-nights', { promotion: promotionForm(promotion), level: 1 }, owner)).data
  const plain = await askNights({ value: 1000 })
  const [cheapest] = plain.roomTypes
  expect(plain).toMatchObject({ arrivals: 120, nights: 1, rooms: 1 })
  expect(cheapest).toMatchObject({ floor: null, after: (cheapest?.before ?? 0) * 0.9 })
  const early = await askNights({ promoType: 'earlyBird', daysBefore: 45 })
  expect((early.roomTypes[0]?.night ?? '') >= inDays(45)).toBe(true)
  const threeForTwo = { promoType: 'quantity', counted: 'nights', buy: 2, free: 1, value: 10_000 }
  expect(await askNights(threeForTwo)).toMatchObject({ nights: 3, rooms: 1 })
  expect((await askNights({ stayTo: inDays(-1) })).roomTypes).toEqual([])
})

test('another property’s promotion is missing, and its plans cannot be tried', async () => {
  const id = await create()
  const stranger = await signInTo(server, await makeProperty(server))
  expect(await server.ask('promotion/detail', { id }, stranger)).toMatchObject({ status: 404, refusal: 'promotionMissing' })
  expect(await server.ask('promotion/update', { id, version: 1, ...promotionForm() }, stranger)).toMatchObject({ status: 404 })
  expect(await server.ask('promotion/copy', { id }, stranger)).toMatchObject({ status: 404 })
  const tried = { promotion: promotionForm(), roomPlanId: selling.roomPlanId, checkIn: inDays(30), nights: 2, rooms: 1, level: 1 }
  expect(await server.ask('promotion/try', tried, stranger)).toMatchObject({ status: 404 })
  expect((await server.ask('promotion/get-all', {}, stranger)).total).toBe(0)
})

test('what a promotion may be limited to, and tried on, is the property’s own', async () => {
  const { data } = await server.ask('promotion/get-choices', {}, owner)
  expect(data.roomPlans.map(({ id }) => id)).toContain(selling.roomPlanId)
  expect([data.plans.length, data.roomTypes.length]).toEqual([1, 1])
  const stranger = await signInTo(server, await makeProperty(server))
  expect((await server.ask('promotion/get-choices', {}, stranger)).data).toEqual({ plans: [], roomTypes: [], roomPlans: [], agents: [] })
})

test('the file says of each promotion what it does, and on which packages', async () => {
  await create()
  const { data } = await server.ask('promotion/export', {}, owner)
  expect(data.text).toMatch(/Giảm 10|10.%.off/u)
  expect(data.text).toMatch(/Mọi gói|All packages/u)
  const { data: choices } = await server.ask('promotion/get-choices', {}, owner)
  const [plan] = choices.plans
  await create({ applyPlans: [plan?.id ?? ''], nameVi: 'Chỉ một gói', nameEn: 'One package only' })
  expect((await server.ask('promotion/export', {}, owner)).data.text).toContain(plan?.nameEn)
})
