import type { CallInput } from '@innkeeper/protocol/catalogue'
import { v7 as uuidv7 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { makeProperty, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { follows, ratePlanForm, roomTypeForm } from '#testing/forms/room-forms.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
let owner: SignedIn
let roomTypeId: string

beforeEach(async () => {
  owner = await signInTo(server, await makeProperty(server))
  roomTypeId = (await server.ask('room/create', roomTypeForm(), owner)).data.id
})

const create = async (given: Partial<CallInput<'plan/create'>> = {}): Promise<string> =>
  (await server.ask('plan/create', ratePlanForm(given), owner)).data.id

test('a plan keeps what was entered: meals, guests, extras, stays, room types, dates not applied, what it follows', async () => {
  const parentId = await create()
  const form = ratePlanForm({
    meals: ['breakfast', 'dinner'],
    includedChildren: 1,
    extraAdultPrice: 600_000,
    extraChildPrice: 300_000,
    extraBedPrice: 450_000,
    minStay: 2,
    maxStay: 7,
    roomTypeIds: [roomTypeId],
    datesNotApplied: [
      { from: '2027-02-05', to: '2027-02-11' },
      { from: '2027-04-30', to: '2027-05-01' },
    ],
    derivation: { ...follows(parentId, -1200), floor: 900_000, inheritStopSell: true },
    displayOrder: 3,
  })
  const { data } = await server.ask('plan/create', form, owner)
  expect((await server.ask('plan/detail', { id: data.id }, owner)).data).toMatchObject({
    ...form,
    version: 1,
    active: true,
    changedBy: owner.fullName,
    derivation: { ...form.derivation, inheritCta: false, inheritMaxStay: false },
    usage: { bookings: 0, followers: 0, prices: 0 },
  })
  expect((await server.ask('plan/detail', { id: parentId }, owner)).data.usage.followers).toBe(1)
})

test.each<[string, object, string, string]>([
  ['the name is required', { nameVi: '' }, 'nameVi', 'required'],
  ['the name is required', { nameEn: '  ' }, 'nameEn', 'required'],
  ['names: max 255', { nameEn: 'x'.repeat(256) }, 'nameEn', 'tooLong'],
  ['meals are breakfast, lunch, dinner', { meals: ['supper'] }, 'meals.0', 'notOffered'],
  ['an adult is included', { includedAdults: 0 }, 'includedAdults', 'tooSmall'],
  ['no price under nought', { extraChildPrice: -1 }, 'extraChildPrice', 'tooSmall'],
  ['min stay … at least 1', { minStay: 0 }, 'minStay', 'tooSmall'],
  ['max stay … at least 1', { maxStay: 0 }, 'maxStay', 'tooSmall'],
  ['min is not greater than max', { minStay: 4, maxStay: 3 }, 'minStay', 'minStayAboveMax'],
  [
    'an interval ends after it starts',
    { datesNotApplied: [{ from: '2027-02-05', to: '2027-02-04' }] },
    'datesNotApplied.0.to',
    'datesEndBeforeStart',
  ],
  [
    'intervals may not overlap',
    {
      datesNotApplied: [
        { from: '2027-02-05', to: '2027-02-08' },
        { from: '2027-02-08', to: '2027-02-09' },
      ],
    },
    'datesNotApplied.1.from',
    'datesOverlap',
  ],
  [
    'the calendar has no such day',
    { datesNotApplied: [{ from: '2027-02-29', to: '2027-03-01' }] },
    'datesNotApplied.0.from',
    'wrongFormat',
  ],
  ['a plan follows a plan that exists', { derivation: follows(uuidv7()) }, 'derivation.parentId', 'parentMissing'],
  ['a room type that exists', { roomTypeIds: [uuidv7()] }, 'roomTypeIds', 'roomMissing'],
  ['an unknown field', { colour: 'blue' }, 'colour', 'unknownField'],
])('%s: %o is refused at the field', async (_rule, wrong, field, reason) => {
  const reply = await server.ask('plan/create', { ...ratePlanForm(), ...wrong }, owner)
  expect(reply).toMatchObject({ status: 422, refusal: 'invalidInput' })
  expect(reply.errors).toContainEqual(expect.objectContaining({ field, reason }))
  expect((await server.ask('plan/get-all', {}, owner)).total).toBe(0)
})

test('package guests cannot exceed room max guests, and the room is named', async () => {
  const adults = await server.ask('plan/create', ratePlanForm({ includedAdults: 3, roomTypeIds: [roomTypeId] }), owner)
  expect(adults.errors).toMatchObject([{ field: 'includedAdults', reason: 'guestsAboveRoom' }])
  expect(adults.errors?.[0]?.message).toContain('“Deluxe sea view”')
  const children = await server.ask('plan/create', ratePlanForm({ includedChildren: 2, roomTypeIds: [roomTypeId] }), owner)
  expect(children.errors).toMatchObject([{ field: 'includedChildren', reason: 'guestsAboveRoom' }])
})

test.each([-10_000, 100_001])(
  'a step of %i basis points is refused: a step down stays under 100 %, a step up within 1,000 %',
  async (value) => {
    const parentId = await create()
    const reply = await server.ask('plan/create', ratePlanForm({ derivation: follows(parentId, value) }), owner)
    expect(reply.errors).toMatchObject([{ field: 'derivation.value', reason: 'derivationOutOfRange' }])
  },
)

test('a step by an amount is not bound as a percentage is', async () => {
  const amount = { ...follows(await create(), -500_000), unit: 'amount' as const }
  expect(await server.ask('plan/create', ratePlanForm({ derivation: amount }), owner)).toMatchObject({ status: 200 })
})

test('plans that follow each other in a circle are refused, and at most three steps', async () => {
  const first = await create({ nameEn: 'First' })
  const second = await create({ derivation: follows(first) })
  const third = await create({ derivation: follows(second) })
  const fourth = await create({ derivation: follows(third) })
  const tooDeep = await server.ask('plan/create', ratePlanForm({ derivation: follows(fourth) }), owner)
  expect(tooDeep.errors).toMatchObject([{ field: 'derivation.parentId', reason: 'derivationTooDeep' }])
  const circle = await server.ask('plan/update', { id: first, version: 1, ...ratePlanForm({ derivation: follows(second) }) }, owner)
  expect(circle.errors).toMatchObject([{ field: 'derivation.parentId', reason: 'derivationCycle' }])
  const itself = await server.ask('plan/update', { id: first, version: 1, ...ratePlanForm({ derivation: follows(first) }) }, owner)
  expect(itself.errors).toMatchObject([{ field: 'derivation.parentId', reason: 'derivationCycle' }])
})

test('two who at once make two plans follow each other: one of them is refused', async () => {
  const one = await create({ nameEn: 'One' })
  const other = await create({ nameEn: 'Other' })
  const replies = await Promise.all([
    server.ask('plan/update', { id: one, version: 1, ...ratePlanForm({ derivation: follows(other) }) }, owner),
    server.ask('plan/update', { id: other, version: 1, ...ratePlanForm({ derivation: follows(one) }) }, owner),
  ])
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 422]))
})

test('the list is found without diacritics, by room type and by being on sale; display order 0 comes last', async () => {
  await create({ nameVi: 'Đặt sớm', nameEn: 'Early bird' })
  await create({ nameVi: 'Không hoàn', nameEn: 'Non-refundable', displayOrder: 2, roomTypeIds: [roomTypeId] })
  await create({ nameVi: 'Bán trú', nameEn: 'Half board', displayOrder: 1, active: false })
  const names = async (filter: CallInput<'plan/get-all'>) => {
    const { data, total } = await server.ask('plan/get-all', filter, owner)
    return { names: data.map(({ nameEn }) => nameEn), total }
  }
  expect(await names({})).toEqual({ names: ['Half board', 'Non-refundable', 'Early bird'], total: 3 })
  expect(await names({ text: 'dat som' })).toEqual({ names: ['Early bird'], total: 1 })
  expect(await names({ roomTypeId })).toEqual({ names: ['Non-refundable'], total: 1 })
  expect(await names({ active: false })).toEqual({ names: ['Half board'], total: 1 })
  expect(await names({ limit: 2, offset: 2 })).toEqual({ names: ['Early bird'], total: 3 })
})

test('what a plan can be sold on and follow is offered to who may only see plans', async () => {
  const parentId = await create()
  const reader = await signInTo(server, owner.propertyId ?? '', { codes: ['PLAN_PROMOTION_1'] })
  const { data } = await server.ask('plan/get-choices', {}, reader)
  expect(data.roomTypes).toEqual([
    {
      id: roomTypeId,
      nameVi: 'Phòng Deluxe hướng biển',
      nameEn: 'Deluxe sea view',
      maxAdults: 2,
      maxGuests: 3,
      defaultPrice: 2_000_000,
      weekendPrice: 2_400_000,
      active: true,
    },
  ])
  expect(data.plans).toEqual([{ id: parentId, nameVi: 'Linh hoạt', nameEn: 'Flexible', active: true, derivation: null }])
})

test('“exports what it shows”: the plans that the filter leaves, by name what each follows and where it is sold', async () => {
  const parentId = await create({ nameVi: 'Linh hoạt', nameEn: 'Flexible' })
  await create({ nameVi: 'Không hoàn tiền', nameEn: 'Non-refundable', roomTypeIds: [roomTypeId], derivation: follows(parentId, -1200) })
  const file = await server.ask('plan/export', { text: 'khong hoan' }, owner)
  expect(file.data.fileName).toBe('packages.csv')
  const [head, row, ...rest] = file.data.text.trimEnd().split('\r\n')
  expect(head).toContain('Vietnamese name,English name')
  expect(row).toContain('Không hoàn tiền,Non-refundable')
  expect(row).toContain(',Flexible,')
  expect(rest).toEqual([])
})
