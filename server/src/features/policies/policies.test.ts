import { v7 as uuidv7 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { makeProperty, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { cancellationForm, paymentForm } from '#testing/forms/policy-forms.ts'
import { ratePlanForm } from '#testing/forms/room-forms.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
let owner: SignedIn
let propertyId: string

beforeEach(async () => {
  propertyId = await makeProperty(server)
  owner = await signInTo(server, propertyId)
})

const cancellation = async (given: Parameters<typeof cancellationForm>[0] = {}) =>
  (await server.ask('cancellation-policy/create', cancellationForm(given), owner)).data.id
const payment = async (given: Parameters<typeof paymentForm>[0] = {}) =>
  (await server.ask('payment-policy/create', paymentForm(given), owner)).data.id
const policy = async (id: string) => (await server.ask('cancellation-policy/detail', { id }, owner)).data

test('a cancellation policy keeps what was entered, its steps from the earliest to the latest', async () => {
  const steps = [
    { daysBefore: 0, unit: 'percent', value: 10_000 },
    { daysBefore: 14, unit: 'nights', value: 1 },
    { daysBefore: 7, unit: 'amount', value: 500_000 },
  ] as const
  const id = await cancellation({ steps: [...steps] })
  expect(await policy(id)).toMatchObject({
    ...cancellationForm(),
    steps: [steps[1], steps[2], steps[0]],
    active: true,
    version: 1,
    plans: [],
  })
})

test('what is not refundable keeps no steps', async () => {
  expect(await policy(await cancellation({ refundable: false }))).toMatchObject({ refundable: false, steps: [] })
})

test.each([
  ['a day twice', [7, 7].map((daysBefore) => ({ daysBefore, unit: 'nights' as const, value: 1 })), 'steps.1.daysBefore', 'stepTwice'],
  ['over 100 %', [{ daysBefore: 7, unit: 'percent' as const, value: 10_001 }], 'steps.0.value', 'chargeOverWhole'],
  [
    'a charge that falls as arrival nears',
    [
      { daysBefore: 7, unit: 'percent' as const, value: 8000 },
      { daysBefore: 1, unit: 'percent' as const, value: 5000 },
    ],
    'steps.1.value',
    'chargeFalls',
  ],
  ['a day before booking can begin', [{ daysBefore: -1, unit: 'nights' as const, value: 1 }], 'steps.0.daysBefore', 'tooSmall'],
  ['no charge', [{ daysBefore: 1, unit: 'nights' as const, value: 0 }], 'steps.0.value', 'tooSmall'],
])('the steps of a policy: %s is refused at the field', async (_row, steps, field, reason) => {
  const reply = await server.ask('cancellation-policy/create', cancellationForm({ steps }), owner)
  expect(reply).toMatchObject({ status: 422, refusal: 'invalidInput' })
  expect(reply.errors).toContainEqual(expect.objectContaining({ field, reason }))
  expect((await server.ask('cancellation-policy/search', {}, owner)).total).toBe(0)
})

test('[paymentPolicy.due] payment due cannot exceed the deposit term: refused at the field, with the deposit’s days', async () => {
  const late = paymentForm({ depositTerm: 14, depositTermUnit: 'daysBefore', balanceDays: 15 })
  const reply = await server.ask('payment-policy/create', late, owner)
  expect(reply.errors).toMatchObject([{ field: 'balanceDays', reason: 'paymentDueOverDeposit' }])
  expect(reply.errors?.[0]?.message).toContain('due 14 days before arrival')
  expect(await server.ask('payment-policy/create', { ...late, balanceDays: 14 }, owner)).toMatchObject({ status: 200 })
})

test('[shared.required] what a deposit type asks for is required; the cut-off date is exempt', async () => {
  const empty = { ...paymentForm(), depositValue: null, balanceDays: null, cutOffDays: null }
  const reply = await server.ask('payment-policy/create', empty, owner)
  expect(reply.errors).toMatchObject([
    { field: 'depositValue', reason: 'termMissing', message: 'Please enter all required information.' },
    { field: 'balanceDays', reason: 'termMissing' },
  ])
  const whole = { nameVi: 'Trả ngay', nameEn: 'At once', depositType: 'whole', depositTerm: 24, depositTermUnit: 'hours' } as const
  expect(await server.ask('payment-policy/create', whole, owner)).toMatchObject({ status: 200 })
})

test('a payment policy keeps what its deposit type asks for, and nothing else', async () => {
  const id = await payment({ depositType: 'none', cutOffDays: 3 })
  const { data } = await server.ask('payment-policy/detail', { id }, owner)
  expect(data).toMatchObject({
    depositType: 'none',
    depositValue: null,
    depositTerm: null,
    depositTermUnit: null,
    balanceType: 'daysBefore',
    balanceDays: 7,
    cutOffDays: 3,
  })
})

test('the first policy is the standard one; another that is made so takes its place, and nobody just drops it', async () => {
  const first = await cancellation()
  const second = await cancellation({ nameEn: 'Second', standard: true })
  expect(await policy(first)).toMatchObject({ standard: false, version: 2 })
  expect(await policy(second)).toMatchObject({ standard: true })
  const dropped = await server.ask(
    'cancellation-policy/update',
    { id: second, version: 1, ...cancellationForm({ standard: false }) },
    owner,
  )
  expect(dropped.errors).toMatchObject([{ field: 'standard', reason: 'standardMoves' }])
  const stopped = await server.ask(
    'cancellation-policy/update',
    { id: second, version: 1, ...cancellationForm({ standard: true, active: false }) },
    owner,
  )
  expect(stopped.errors).toMatchObject([{ field: 'active', reason: 'standardStaysActive' }])
  const born = await server.ask('cancellation-policy/create', cancellationForm({ standard: true, active: false }), owner)
  expect(born.errors).toMatchObject([{ field: 'active', reason: 'standardStaysActive' }])
})

test('two who at once make two policies standard leave one standard policy', async () => {
  await Promise.all(['One', 'Other'].map((nameEn) => payment({ nameEn, standard: true })))
  const { data } = await server.ask('payment-policy/search', {}, owner)
  expect(data.filter(({ standard }) => standard)).toHaveLength(1)
})

test('a policy in use cannot be deleted: it tells which packages use it', async () => {
  const id = await payment()
  const form = ratePlanForm({ nameVi: 'Gói hè', paymentPolicyId: id })
  const plan = (await server.ask('plan/create', form, owner)).data.id
  const reply = await server.ask('payment-policy/delete', { id }, { ...owner, language: 'vi' })
  expect(reply).toMatchObject({ status: 409, refusal: 'policyInUse', values: { count: 1, plans: 'Gói hè' } })
  expect(reply.message).toContain('Gói hè')
  await server.ask('plan/delete', { id: plan }, owner)
  expect(await server.ask('payment-policy/delete', { id }, owner)).toMatchObject({ status: 200, data: { id } })
  expect(await server.ask('payment-policy/detail', { id }, owner)).toMatchObject({ status: 404, refusal: 'paymentPolicyMissing' })
})

test('the standard policy is in use by every package that names none', async () => {
  const id = await cancellation()
  await server.ask('plan/create', ratePlanForm(), owner)
  expect((await policy(id)).plans).toMatchObject([{ nameEn: 'Flexible', byDefault: true }])
  expect(await server.ask('cancellation-policy/delete', { id }, owner)).toMatchObject({ status: 409, refusal: 'policyInUse' })
})

test('a policy that a package on sale uses cannot be stopped; one that only a package off sale uses can', async () => {
  await cancellation({ nameEn: 'Standard' })
  const id = await cancellation()
  const form = ratePlanForm({ cancellationPolicyId: id })
  const plan = (await server.ask('plan/create', form, owner)).data.id
  const stop = (version: number) => server.ask('cancellation-policy/update', { id, version, ...cancellationForm({ active: false }) }, owner)
  const refused = await stop(1)
  expect(refused.errors).toMatchObject([{ field: 'active', reason: 'policyOnSale' }])
  expect(refused.errors?.[0]?.message).toContain('Flexible')
  await server.ask('plan/update', { id: plan, version: 1, ...form, active: false }, owner)
  expect(await stop(1)).toMatchObject({ status: 200, data: { version: 2 } })
  const back = await server.ask('plan/update', { id: plan, version: 2, ...form, active: true }, owner)
  expect(back.errors).toMatchObject([{ field: 'cancellationPolicyId', reason: 'planPolicyStopped' }])
})

test('a package names only policies that the property has', async () => {
  const stranger = await signInTo(server, await makeProperty(server))
  const theirs = { cancellationPolicyId: await cancellation(), paymentPolicyId: await payment() }
  const reply = await server.ask('plan/create', ratePlanForm(theirs), stranger)
  expect(reply.errors?.map(({ field, reason }) => [field, reason])).toEqual([
    ['cancellationPolicyId', 'cancellationPolicyMissing'],
    ['paymentPolicyId', 'paymentPolicyMissing'],
  ])
  const unknown = await server.ask('plan/create', ratePlanForm({ paymentPolicyId: uuidv7() }), owner)
  expect(unknown.errors).toMatchObject([{ field: 'paymentPolicyId', reason: 'paymentPolicyMissing' }])
})

test('the policies that a package may name are offered with their terms in words', async () => {
  const id = await cancellation()
  const { data } = await server.ask('plan/get-choices', {}, owner)
  expect(data.cancellationPolicies).toMatchObject([
    { id, standard: true, sentence: { en: expect.stringContaining('Free to cancel more than 7 days before arrival') } },
  ])
})

test('two people on one policy: the second save is refused with who changed it, and nothing is overwritten', async () => {
  const id = await payment()
  const other = await signInTo(server, propertyId, { fullName: 'Lê Thu Hà', owner: true })
  const form = { id, version: 1, ...paymentForm({ standard: true }) }
  await server.ask('payment-policy/update', { ...form, nameEn: 'By Hà' }, other)
  const reply = await server.ask('payment-policy/update', { ...form, nameEn: 'By the owner' }, owner)
  expect(reply).toMatchObject({ status: 409, refusal: 'policyChanged', values: { person: 'Lê Thu Hà' } })
  expect((await server.ask('payment-policy/detail', { id }, owner)).data.nameEn).toBe('By Hà')
})

test('a repeated creation under one key makes one policy', async () => {
  const send = () => server.ask('cancellation-policy/create', cancellationForm(), { ...owner, key: 'policy-1' })
  const [one, other] = [await send(), await send()]
  expect(other.data).toEqual(one.data)
  expect((await server.ask('cancellation-policy/search', {}, owner)).total).toBe(1)
})

test('policies are found without diacritics and by being in use, the standard one first, page by page', async () => {
  await payment({ nameVi: 'Trả ngay', nameEn: 'Pay now' })
  await payment({ nameVi: 'Đặt cọc', nameEn: 'Deposit' })
  await payment({ nameVi: 'Ngừng', nameEn: 'Stopped', active: false })
  const names = async (filter: Parameters<typeof server.ask<'payment-policy/search'>>[1]) => {
    const { data, total } = await server.ask('payment-policy/search', filter, owner)
    return [data.map(({ nameEn }) => nameEn), total]
  }
  expect(await names({})).toEqual([['Pay now', 'Deposit', 'Stopped'], 3])
  expect(await names({ text: 'dat coc' })).toEqual([['Deposit'], 1])
  expect(await names({ active: false })).toEqual([['Stopped'], 1])
  expect(await names({ limit: 1, offset: 1 })).toEqual([['Deposit'], 3])
})

test('the file holds what the filter leaves, each policy in words of the language asked for', async () => {
  await payment({ nameVi: 'Trả ngay', nameEn: 'Pay now' })
  await payment({ nameVi: 'Ngừng', nameEn: 'Stopped', active: false })
  const { data } = await server.ask('payment-policy/export', { active: true }, { ...owner, language: 'vi' })
  const lines = data.text.trimEnd().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain('Đặt cọc 30')
  expect(lines[1]).toContain('Đang dùng')
  expect(data.fileName).toBe('chinh-sach-thanh-toan.csv')
  await cancellation({ nameEn: 'Week, no more' })
  const english = await server.ask('cancellation-policy/export', { text: 'week' }, owner)
  expect(english.data.text).toContain('"Week, no more","Free to cancel more than 7 days before arrival; from 7 days')
  expect(english.data.fileName).toBe('cancellation-policies.csv')
})

test('every change is in the diary with before and after', async () => {
  const id = await cancellation()
  await server.ask('cancellation-policy/update', { id, version: 1, ...cancellationForm({ standard: true, nameEn: 'Other' }) }, owner)
  await server.ask('cancellation-policy/delete', { id }, owner)
  const { rows } = await server.database.pool.query(
    'select call, subject, before_values, after_values from diary_entry where property_id = $1 order by at',
    [propertyId],
  )
  expect(rows).toMatchObject([
    { call: 'cancellation-policy/create', subject: 'Miễn phí đến 7 ngày', before_values: null, after_values: { standard: true } },
    { call: 'cancellation-policy/update', before_values: { nameEn: 'Free until a week before' }, after_values: { nameEn: 'Other' } },
    { call: 'cancellation-policy/delete', before_values: { nameEn: 'Other' }, after_values: null },
  ])
})

test('who may only look may not change, and one kind’s right is not the other’s', async () => {
  const reader = await signInTo(server, propertyId, { codes: ['CANCELLATION_POLICY_1'] })
  expect(await server.ask('cancellation-policy/search', {}, reader)).toMatchObject({ status: 200 })
  expect(await server.ask('cancellation-policy/create', cancellationForm(), reader)).toMatchObject({ status: 403, refusal: 'noRight' })
  expect(await server.ask('payment-policy/search', {}, reader)).toMatchObject({ status: 403 })
})
