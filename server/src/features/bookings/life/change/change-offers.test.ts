import type { CallInput } from '@innkeeper/protocol/catalogue'
import { beforeEach, describe, expect, test } from 'vitest'
import { bookStay, bookingOf, inDays, stayAt } from '#testing/factories/book-stay.ts'
import { signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { makeSelling, type Selling } from '#testing/factories/factories-sales.ts'
import { nightsThatLie } from '#testing/factories/sold-rooms.ts'
import { giftCodeForm } from '#testing/forms/gift-code-forms.ts'
import { makeHotelService } from '#testing/forms/hotel-service-forms.ts'
import { promotionForm } from '#testing/forms/promotion-forms.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
let by: Selling
let owner: SignedIn

beforeEach(async () => {
  by = await makeSelling(server, { from: inDays(0), to: inDays(60) })
  owner = await signInTo(server, by.propertyId)
})

type Stay = Partial<Pick<CallInput<'distribution/change'>, 'checkIn' | 'checkOut' | 'rooms' | 'services'>>

const [twoNights, threeNights] = [{ checkOut: inDays(32) }, { checkOut: inDays(33) }]

const preview = async (code: string, stay: Stay) => (await server.ask('distribution/preview-change', { code, ...stay }, by)).data

/** Changes a booking to what its preview said; the booking as it is then. */
const changed = async (code: string, stay: Stay) => {
  const { seen, after } = await preview(code, stay)
  const agreed = { code, ...stay, seen, total: after.price?.total ?? 0 }
  const reply = await server.ask('distribution/change', agreed, { ...by, key: crypto.randomUUID() })
  expect(reply.status).toBe(200)
  expect(reply.data.price).toEqual(after.price)
  expect(await nightsThatLie(server, by.propertyId)).toEqual([])
  return reply.data
}

/** Quotes two nights and books them at that price. */
const book = async (more: Partial<CallInput<'distribution/quote'>> = {}) => {
  const stay = { ...stayAt(by), ...more }
  const { price } = (await server.ask('distribution/quote', stay, by)).data
  const input = bookingOf(stay, { total: price?.total ?? 0 })
  return (await server.ask('distribution/book', input, { ...by, key: crypto.randomUUID() })).data
}

const rowsOf = async (table: 'booking_promotion' | 'booking_gift_code' | 'booking_hotel_service', code: string) =>
  (
    await server.database.pool.query<{ amount: number }>(
      `select amount from ${table} join booking using (property_id, booking_id) where booking.code = $1 order by amount`,
      [code],
    )
  ).rows.map(({ amount }) => amount)

describe('promotions', () => {
  const create = async (given: Partial<CallInput<'promotion/create'>>) =>
    (await server.ask('promotion/create', promotionForm(given), owner)).data.id
  const usesOf = async (id: string) => (await server.ask('promotion/detail', { id }, owner)).data.uses

  test('the last use of a promotion stays with the booking that has it, and takes its part off the longer stay', async () => {
    const id = await create({ mostUses: 1 })
    const { code, total } = await book()
    expect(total).toBe(1_800_000)
    expect(await changed(code, threeNights)).toMatchObject({ total: 2_700_000 })
    expect([await usesOf(id), await rowsOf('booking_promotion', code)]).toEqual([1, [-300_000]])
    expect((await book()).total).toBe(2_000_000)
  })

  test('one for longer stays is taken where the stay becomes long enough, and given back where it does not stay so', async () => {
    const id = await create({ mostUses: 1, minNights: 3 })
    const { code } = await book()
    expect(await changed(code, threeNights)).toMatchObject({ total: 2_700_000 })
    expect(await usesOf(id)).toBe(1)
    expect(await changed(code, twoNights)).toMatchObject({ total: 2_000_000 })
    expect([await usesOf(id), await rowsOf('booking_promotion', code)]).toEqual([0, []])
  })

  test('one whose last use another booking has is not taken', async () => {
    const id = await create({ mostUses: 1, minNights: 3 })
    await bookStay(server, by, { nights: 3 })
    const { code } = await book()
    expect(await changed(code, threeNights)).toMatchObject({ total: 3_000_000 })
    expect(await usesOf(id)).toBe(1)
  })

  test('early birds are judged as on the day of booking, by the new arrival', async () => {
    await create({ promoType: 'earlyBird', daysBefore: 25 })
    const { code } = await book()
    expect(await changed(code, { checkIn: inDays(25), checkOut: inDays(27) })).toMatchObject({ total: 1_800_000 })
    expect(await changed(code, { checkIn: inDays(24), checkOut: inDays(26) })).toMatchObject({ total: 2_000_000 })
  })

  test('the coupon that it was booked with counts on, without being entered again; and only where it was entered', async () => {
    const id = await create({ promoType: 'coupon', code: 'TET2027', mostUses: 2 })
    const [withCode, without] = [await book({ promotionCode: 'tet2027' }), await book()]
    expect(await changed(withCode.code, threeNights)).toMatchObject({ total: 2_700_000 })
    expect(await changed(without.code, threeNights)).toMatchObject({ total: 3_000_000 })
    expect(await usesOf(id)).toBe(1)
    await server.ask('distribution/cancel', { code: withCode.code, reason: 'Đổi ý' }, { ...by, key: crypto.randomUUID() })
    expect(await usesOf(id)).toBe(0)
  })
})

describe('a gift code', () => {
  const create = async (given: Partial<CallInput<'giftcode/create'>> = {}) =>
    (await server.ask('giftcode/create', giftCodeForm({ mostUses: 1, ...given }), owner)).data.id
  const usesOf = async (id: string) => {
    const { uses, taken } = (await server.ask('giftcode/detail', { id }, owner)).data
    return { uses, taken }
  }

  test('whose last use the booking has takes its part off the changed stay, and is used once', async () => {
    const id = await create()
    const { code } = await book({ giftCode: 'HE2027' })
    expect(await changed(code, threeNights)).toMatchObject({ total: 2_700_000 })
    expect(await changed(code, { checkIn: inDays(40), checkOut: inDays(41) })).toMatchObject({ total: 900_000 })
    expect([await usesOf(id), await rowsOf('booking_gift_code', code)]).toEqual([{ uses: 1, taken: 1 }, [-100_000]])
  })

  test('that does not hold for so small a stay is given back, and somebody else may have it', async () => {
    const id = await create({ minOrder: 2_000_000 })
    const { code } = await book({ giftCode: 'HE2027' })
    expect(await changed(code, { checkOut: inDays(31) })).toMatchObject({ total: 1_000_000 })
    expect([(await usesOf(id)).uses, await rowsOf('booking_gift_code', code)]).toEqual([0, []])
    expect(await book({ giftCode: 'HE2027' })).toMatchObject({ total: 1_800_000 })
    expect((await usesOf(id)).uses).toBe(1)
    expect(await changed(code, twoNights)).toMatchObject({ total: 2_000_000 })
  })

  test('that has ended since holds on for who booked with it in time', async () => {
    const id = await create({ validTo: inDays(3) })
    const { code } = await book({ giftCode: 'HE2027' })
    await server.database.pool.query(
      `update gift_code set valid_from = valid_from - 9, valid_to = valid_to - 9 where property_id = $1 and gift_code_id = $2`,
      [by.propertyId, id],
    )
    await server.database.pool.query(`update booking set created_at = created_at - interval '8 days' where code = $1`, [code])
    expect(await changed(code, threeNights)).toMatchObject({ total: 2_700_000 })
  })
})

describe('services', () => {
  test('are kept on the days that the stay keeps, may be added and left out, and are booked at what they cost', async () => {
    await makeHotelService(server, owner, { code: 'YOGA', unit: 'personNight', price: 100_000 })
    await makeHotelService(server, owner, { code: 'BUS', unit: 'booking', price: 450_000 })
    const { code, total } = await book({ services: [{ code: 'YOGA', quantity: 1, days: [inDays(30), inDays(31)] }] })
    expect(total).toBe(2_400_000)
    const later = await changed(code, { checkIn: inDays(31), checkOut: inDays(33) })
    expect(later).toMatchObject({ total: 2_200_000, services: [{ code: 'YOGA', days: [inDays(31)] }] })
    const withBus = await changed(code, { services: [{ code: 'BUS', quantity: 2 }] })
    expect([withBus.total, await rowsOf('booking_hotel_service', code)]).toEqual([2_900_000, [900_000]])
    const away = await changed(code, { services: [] })
    expect([away.total, away.services, await rowsOf('booking_hotel_service', code)]).toEqual([2_000_000, [], []])
  })

  test('that were kept fall away with the last of their days', async () => {
    await makeHotelService(server, owner, { code: 'YOGA', unit: 'personNight', price: 100_000 })
    const { code } = await book({ services: [{ code: 'YOGA', quantity: 1, days: [inDays(30)] }] })
    expect(await changed(code, { checkIn: inDays(31), checkOut: inDays(33) })).toMatchObject({ total: 2_000_000, services: [] })
  })
})
