import { describe, expect, test } from 'vitest'
import { bookingOf, inDays, stayAt } from '#testing/factories/book-stay.ts'
import { makeSelling, type Selling } from '#testing/factories/factories-sales.ts'
import { soldByNight } from '#testing/factories/sold-rooms.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
const arrival = inDays(30)
const second = inDays(31)
const departure = inDays(32)

const sql = (text: string, values: readonly unknown[]) => server.database.pool.query(text, [...values])

const rateNight = (selling: Selling, night: string, column: string, value: unknown) =>
  sql(`insert into rate_night (property_id, room_plan_id, night, ${column}) values ($1, $2, $3, $4)`, [
    selling.propertyId,
    selling.roomPlanId,
    night,
    value,
  ])

const roomNight = (selling: Selling, night: string, change: string) =>
  sql(`update room_night set ${change} where property_id = $1 and night = $2`, [selling.propertyId, night])

type Case = {
  readonly rule: string
  readonly sentence: string
  readonly block: (selling: Selling) => Promise<unknown>
  readonly stay?: Parameters<typeof stayAt>[1]
  readonly nights?: readonly string[]
  readonly says?: string
}

const cases: readonly Case[] = [
  {
    rule: 'propertyOnSale',
    sentence: 'the property is `onsite`',
    block: ({ propertyId }) => sql(`update property set state = 'offsite' where property_id = $1`, [propertyId]),
  },
  {
    rule: 'contractSigned',
    sentence: 'with a signed contract',
    block: ({ propertyId }) => sql(`update e_contract set state = 'in dispute' where property_id = $1`, [propertyId]),
  },
  {
    rule: 'agentActive',
    sentence: 'the agent is active',
    block: ({ propertyId }) =>
      sql(`update travel_agent_link set active = false, unlinked_reason = '–' where property_id = $1`, [propertyId]),
  },
  {
    rule: 'roomTypeActive',
    sentence: 'the room type is active',
    block: ({ propertyId }) => sql('update room_type set active = false where property_id = $1', [propertyId]),
  },
  {
    rule: 'planActive',
    sentence: 'the plan is active',
    block: ({ propertyId }) => sql('update rate_plan set active = false where property_id = $1', [propertyId]),
  },
  { rule: 'pastArrival', sentence: 'not in the past', block: async () => undefined, stay: { checkIn: inDays(-1) }, nights: [inDays(-1)] },
  {
    rule: 'beyondHorizon',
    sentence: 'two years ahead',
    block: async () => undefined,
    stay: { checkIn: inDays(800) },
    nights: [inDays(800), inDays(801)],
  },
  {
    rule: 'vacancy',
    sentence: 'every night has vacancy',
    block: (selling) => roomNight(selling, second, 'sold = allotment'),
    nights: [second],
    says: '1 asked for, 0 left',
  },
  { rule: 'closed', sentence: 'is not closed', block: (selling) => roomNight(selling, second, 'closed = true'), nights: [second] },
  { rule: 'stopSell', sentence: 'has no stop sell', block: (selling) => rateNight(selling, second, 'stop_sell', true), nights: [second] },
  {
    rule: 'dateNotApplied',
    sentence: 'is not a “date not applied”',
    block: ({ propertyId, ratePlanId }) =>
      sql('insert into rate_plan_blackout (property_id, rate_plan_id, from_day, to_day) values ($1, $2, $3, $3)', [
        propertyId,
        ratePlanId,
        second,
      ]),
    nights: [second],
  },
  {
    rule: 'cta',
    sentence: 'the arrival night is not CTA',
    block: (selling) => rateNight(selling, arrival, 'cta', true),
    nights: [arrival],
  },
  {
    rule: 'ctd',
    sentence: 'the departure day is not CTD',
    block: (selling) => rateNight(selling, departure, 'ctd', true),
    nights: [departure],
  },
  {
    rule: 'release',
    sentence: 'the release period is kept on every night',
    block: (selling) => roomNight(selling, arrival, 'release_days = 31'),
    nights: [arrival],
    says: 'book 31 days ahead; 30 are left',
  },
  {
    rule: 'minStay',
    sentence: 'min ≤ nights, as the arrival night says',
    block: (selling) => rateNight(selling, arrival, 'min_stay', 3),
    nights: [arrival],
    says: 'The minimum stay is 3 nights; 2 asked for',
  },
  { rule: 'maxStay', sentence: 'nights ≤ max', block: (selling) => rateNight(selling, arrival, 'max_stay', 1), nights: [arrival] },
  {
    rule: 'guests',
    sentence: 'guests ≤ the room’s maximum',
    block: ({ propertyId }) => sql('update room_type set max_adults = 1, max_guests = 2 where property_id = $1', [propertyId]),
  },
]

describe.each(cases)('a stay can be booked when: $sentence', ({ rule, block, stay, nights, says }) => {
  test(`else ${rule} is why it cannot be, in the quote and when booking`, async () => {
    const selling = await makeSelling(server, { from: inDays(0), to: inDays(120) })
    await block(selling)
    const asked = stayAt(selling, stay)
    const quote = await server.ask('distribution/quote', asked, selling)
    expect(quote.data).toMatchObject({
      bookable: false,
      price: null,
      blocked: [{ roomPlanId: selling.roomPlanId, rule, nights: nights ?? [] }],
    })
    expect(quote.data.blocked[0]?.message).toContain(says ?? '')
    expect(quote.data.blockedNights.map((blocked) => blocked.night)).toEqual(expect.arrayContaining([...(nights ?? [])]))
    const booking = await server.ask('distribution/book', bookingOf(asked, { total: 2_000_000 }), { ...selling, key: crypto.randomUUID() })
    expect(booking).toMatchObject({ status: 409, refusal: 'stayBlocked', values: { rule, nights: (nights ?? []).join(' ') } })
    expect((await soldByNight(server, selling.propertyId)).filter((sold) => sold < 10)).toEqual([])
  })
})

test('restrictions of the other nights do not concern a stay', async () => {
  const selling = await makeSelling(server, { from: inDays(0), to: inDays(120) })
  await rateNight(selling, second, 'cta', true)
  await rateNight(selling, arrival, 'ctd', true)
  await rateNight(selling, departure, 'stop_sell', true)
  await roomNight(selling, departure, 'closed = true')
  expect(await server.ask('distribution/quote', stayAt(selling), selling)).toMatchObject({ data: { bookable: true } })
})

test('“every night, where the property chooses stay through”', async () => {
  const selling = await makeSelling(server, { from: inDays(0), to: inDays(120) })
  await rateNight(selling, second, 'min_stay', 3)
  expect(await server.ask('distribution/quote', stayAt(selling), selling)).toMatchObject({ data: { bookable: true } })
  await sql(`update property set stay_minimum = 'stay through' where property_id = $1`, [selling.propertyId])
  expect(await server.ask('distribution/quote', stayAt(selling), selling)).toMatchObject({
    data: { blocked: [{ rule: 'minStay', nights: [second] }] },
  })
})

test('the first rule that blocks each night is answered, in the agent’s language', async () => {
  const selling = await makeSelling(server, { from: inDays(0), to: inDays(120) })
  await roomNight(selling, arrival, 'closed = true')
  await rateNight(selling, arrival, 'stop_sell', true)
  await rateNight(selling, second, 'stop_sell', true)
  const quote = await server.ask('distribution/quote', stayAt(selling), { ...selling, language: 'vi' })
  expect(quote.data.blockedNights.map(({ night, rule }) => [night, rule])).toEqual([
    [arrival, 'closed'],
    [second, 'stopSell'],
  ])
  expect(quote.data.blocked[0]?.message).toContain('Loại phòng đóng')
})
