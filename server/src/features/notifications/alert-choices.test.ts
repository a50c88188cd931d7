import { alertKinds } from '@innkeeper/protocol/words/platform/alert-kinds'
import { describe, expect, test } from 'vitest'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { makeSelling } from '#testing/factories/factories-sales.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
const { letters } = server.outside

const selling = () => makeSelling(server, { from: inDays(0), to: inDays(60) })
const byMail = { kind: 'newBooking', inBell: true, byMail: true } as const

const emailOf = async (me: SignedIn) => (await server.ask('profile/info', {}, me)).data.email
const lettersTo = (address: string) => letters.filter(({ to }) => to === address).length

/** Whether a person gets a letter: the outbox deletes the content of a letter once it is sent. */
const isWrittenTo = async (to: string): Promise<boolean> => {
  const { rows } = await server.database.pool.query('select from outbox where payload @> $1', [JSON.stringify({ to })])
  return rows.length > 0 || lettersTo(to) > 0
}

describe('Alerts that each person chooses', () => {
  test('stand in the bell and come by no mail until something else is chosen', async () => {
    const me = await signInTo(server, (await selling()).propertyId)
    const { data } = await server.ask('notification/choices', {}, me)
    expect(data.choices).toEqual(alertKinds.map((kind) => ({ kind, inBell: true, byMail: false })))
  })

  test('come by mail to who wants them, in that person’s language, and to nobody else', async () => {
    const hotel = await selling()
    const [me, colleague] = [await signInTo(server, hotel.propertyId), await signInTo(server, hotel.propertyId)]
    await server.ask('profile/language', { language: 'en' }, me)
    expect(await server.ask('notification/choose', byMail, me)).toMatchObject({ responseCode: 0 })
    const [mine, theirs] = [await emailOf(me), await emailOf(colleague)]
    const { data } = await bookStay(server, hotel)
    await expect.poll(() => lettersTo(mine)).toBe(1)
    expect(letters.find(({ to }) => to === mine)).toMatchObject({
      language: 'en',
      subject: expect.stringContaining(`New booking ${data.code}`),
    })
    expect(await isWrittenTo(theirs)).toBe(false)
  })

  test('are no longer written to who may not see bookings any more', async () => {
    const hotel = await selling()
    const me = await signInTo(server, hotel.propertyId, { codes: ['BOOKING_LIST_1'] })
    await server.ask('notification/choose', byMail, me)
    const to = await emailOf(me)
    await server.database.kysely.deleteFrom('member_function').where('account_id', '=', me.accountId).execute()
    await bookStay(server, hotel)
    expect(await isWrittenTo(to)).toBe(false)
  })

  test('leave the bell of who does not want them there, and the count with them', async () => {
    const hotel = await selling()
    const [me, colleague] = [await signInTo(server, hotel.propertyId), await signInTo(server, hotel.propertyId)]
    await server.ask('notification/choose', { ...byMail, inBell: false, byMail: false }, me)
    await bookStay(server, hotel)
    expect((await server.ask('notification/show', {}, me)).data).toEqual({ notifications: [], more: false, unseen: 0 })
    expect((await server.ask('notification/show', {}, colleague)).data.unseen).toBe(1)
  })

  test('of bookings are not offered to who may not see bookings', async () => {
    const cleaner = await signInTo(server, (await selling()).propertyId, { codes: ['ROOM_INFO_1'] })
    expect((await server.ask('notification/choices', {}, cleaner)).data).toEqual({ choices: [] })
    expect(await server.ask('notification/choose', byMail, cleaner)).toMatchObject({ status: 404, errors: [{ field: 'kind' }] })
  })

  test('are chosen at each property apart', async () => {
    const [one, other] = [await selling(), await selling()]
    const me = await signInTo(server, one.propertyId)
    await server.database.kysely
      .insertInto('membership')
      .values({ property_id: other.propertyId, account_id: me.accountId, owner: true })
      .execute()
    await server.ask('notification/choose', byMail, me)
    const there = (await server.ask('login/switch', { hotelId: other.propertyId }, me)).data.token
    const { data } = await server.ask('notification/choices', {}, { token: there })
    expect(data.choices[0]).toEqual({ kind: 'newBooking', inBell: true, byMail: false })
  })
})

test('people are not notified of their own changes, by mail or in the bell; colleagues are', async () => {
  const hotel = await selling()
  const [me, colleague] = [await signInTo(server, hotel.propertyId), await signInTo(server, hotel.propertyId)]
  const { data } = await bookStay(server, hotel)
  await Promise.all([me, colleague].map((one) => server.ask('notification/choose', { ...byMail, kind: 'bookingVoided' }, one)))
  await server.ask('notification/hiden', {}, me)
  await server.ask('notification/hiden', {}, colleague)
  expect(await server.ask('booking/cancel', { code: data.code, reason: 'Phòng ngập nước' }, me)).toMatchObject({ status: 200 })
  const [own, other] = [await emailOf(me), await emailOf(colleague)]
  await expect.poll(() => lettersTo(other)).toBe(1)
  expect(await isWrittenTo(own)).toBe(false)
  const [mine, theirs] = [await server.ask('notification/show', {}, me), await server.ask('notification/show', {}, colleague)]
  expect(mine.data).toMatchObject({ notifications: [{ type: 'newBooking' }], unseen: 0 })
  expect(theirs.data).toMatchObject({ notifications: [{ type: 'bookingVoided' }, { type: 'newBooking' }], unseen: 1 })
})
