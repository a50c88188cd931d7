import { beforeEach, describe, expect, test } from 'vitest'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { makeSelling, type Selling } from '#testing/factories/factories-sales.ts'
import { makeConnection } from '#testing/factories/make-connection.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { alarmUnfetched } from './alarm.jobs.ts'

const server = useTestServer()
let by: Selling
let staff: SignedIn

beforeEach(async () => {
  by = await makeSelling(server, { from: inDays(0), to: inDays(120) })
  staff = await signInTo(server, by.propertyId)
})

const sweepIn = (minutes: number) =>
  alarmUnfetched.run({ pool: server.database.pool, now: new Date(Date.now() + minutes * 60_000), publish: () => undefined })
const connect = (scopes: readonly ('ari:write' | 'bookings:read')[] = ['bookings:read']) =>
  makeConnection(server, by.propertyId, { name: 'PMS lễ tân', scopes })
const told = async () =>
  (await server.ask('notification/show', {}, staff)).data.notifications.filter(({ type }) => type === 'bookingsUnfetched')

describe('A connected system that leaves bookings unacknowledged', () => {
  test('is told of in the bell after 15 minutes, once, and by mail to who chose it', async () => {
    const { email } = (await server.ask('profile/info', {}, staff)).data
    await server.ask('notification/choose', { kind: 'bookingsUnfetched', inBell: true, byMail: true }, staff)
    await connect()
    await bookStay(server, by)
    await sweepIn(14)
    expect(await told()).toEqual([])
    await sweepIn(16)
    await sweepIn(30)
    expect(await told()).toMatchObject([
      { title: 'The connection PMS lễ tân has not taken bookings for 15 minutes', detailCode: 'PMS lễ tân' },
    ])
    await expect
      .poll(() => server.outside.letters.filter(({ to }) => to === email))
      .toMatchObject([{ subject: expect.stringContaining('PMS lễ tân'), text: expect.stringContaining('bằng tay') }])
  })

  test('is told of again after it has caught up and stops once more', async () => {
    const pms = await connect()
    await bookStay(server, by)
    await sweepIn(16)
    await server.ask('connectivity/acknowledge', { revisions: [{ number: 1 }] }, pms)
    await sweepIn(17)
    await bookStay(server, by)
    await sweepIn(18)
    expect(await told()).toHaveLength(2)
  })

  test.each([
    [
      'acknowledged it in time',
      async () => {
        const pms = await connect()
        await bookStay(server, by)
        await server.ask('connectivity/acknowledge', { revisions: [{ number: 1 }] }, pms)
      },
    ],
    [
      'is stopped',
      async () => {
        const { connectionId } = await connect()
        await bookStay(server, by)
        await server.ask('connection/stop', { id: connectionId }, staff)
      },
    ],
    [
      'only sends prices',
      async () => {
        await connect(['ari:write'])
        await bookStay(server, by)
      },
    ],
  ])('is not told of where it %s', async (_how, prepare) => {
    await prepare()
    await sweepIn(60)
    expect(await told()).toEqual([])
  })
})
