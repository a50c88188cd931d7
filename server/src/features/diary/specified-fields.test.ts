import { formatDate } from '@innkeeper/protocol/format/format'
import { addDays } from '@innkeeper/rules/days/day'
import { beforeAll, expect, test } from 'vitest'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { makeSelling, type Selling } from '#testing/factories/factories-sales.ts'
import { signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { cancellationForm, paymentForm } from '#testing/forms/policy-forms.ts'
import { promotionForm } from '#testing/forms/promotion-forms.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
let selling: Selling
let owner: SignedIn

beforeAll(async () => {
  selling = await makeSelling(server, { from: inDays(0), to: inDays(120) })
  owner = await signInTo(server, selling.propertyId)
  await server.ask('payment-policy/create', paymentForm({ cutOffDays: 10 }), owner)
  await server.ask('cancellation-policy/create', cancellationForm(), owner)
})

/** The latest line about a kind: its sentence and its fields, both in a language. */
const latest = async (kind: 'booking' | 'promotion', language: 'vi' | 'en') => {
  const { data } = await server.ask('hotel-log/search', { kind }, owner)
  const [line] = data
  if (line === undefined) throw new Error(`there is no line about a ${kind}`)
  return { what: line.what[language], told: Object.fromEntries(line.changes.map(({ field, after }) => [field[language], after[language]])) }
}

test('a booking: bookingCode, agentName, checkinDate, checkoutDate, totalCost, payableAmount, bookingStatus, and its terms', async () => {
  const { data } = await bookStay(server, selling, { with: { paymentMethod: 'bank transfer' } })
  const english = await latest('booking', 'en')
  const { Agent: agent, Total: total, 'Payment due': paymentDue, 'Cancelling costs from': charged, ...rest } = english.told
  expect(english.what).toBe(`The agent booked ${data.code}`)
  expect(agent).not.toBe('')
  expect(total).toMatch(/2,000,000/u)
  // Two payments: a deposit within 48 hours, and the rest a week before arrival.
  expect(paymentDue?.split(', ')).toHaveLength(2)
  expect(paymentDue).toContain(formatDate(addDays(inDays(30), -7)))
  expect(charged).toMatch(/^\d\d\/\d\d\/\d{4}$/u)
  expect(rest).toEqual({
    'Check-in': formatDate(inDays(30)),
    'Check-out': formatDate(inDays(32)),
    Status: 'Await payment',
    Owed: total,
    Deposit: 'A deposit by percent',
    'Cut-off date': formatDate(inDays(20)),
    Cancellation: 'With a charge near arrival',
  })
  expect((await latest('booking', 'vi')).told).toMatchObject({ 'Nhận phòng': formatDate(inDays(30)), 'Đặt cọc': 'Đặt cọc theo phần trăm' })
})

test('a promotion: promoType, applyPlans, applyAgents, applyLevels, minOrder, percentOrFixed', async () => {
  const { rows } = await server.database.pool.query<{ plan: string; en: string; agent: string; agentEn: string }>(
    `select r.rate_plan_id as plan, r.name_en as en, t.travel_agent_id as agent, t.name_en as "agentEn"
       from rate_plan r join travel_agent_link l using (property_id) join travel_agent t using (travel_agent_id) where r.property_id = $1`,
    [selling.propertyId],
  )
  const [at] = rows
  if (at === undefined) throw new Error('the property has a package and an agent')
  const limited = { applyTo: 'levels', minOrder: 1_500_000 } as const
  expect(
    (await server.ask('promotion/create', promotionForm({ ...limited, applyPlans: [at.plan], applyLevels: [2, 3] }), owner)).status,
  ).toBe(200)
  expect((await latest('promotion', 'en')).told).toMatchObject({
    Type: 'Every night',
    Packages: at.en,
    'Agent levels': '2, 3',
    'Minimum order': expect.stringContaining('1,500,000'),
    By: 'Percent',
  })
  const exclusive = { nameVi: 'Riêng', nameEn: 'Exclusive', applyTo: 'named' } as const
  expect((await server.ask('promotion/create', promotionForm({ ...exclusive, applyAgents: [at.agent] }), owner)).status).toBe(200)
  expect((await latest('promotion', 'en')).told).toMatchObject({ Agents: at.agentEn })
})
