import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dataOf } from '#testing/ask.ts'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { bookTickets, makeSellingPark } from '#testing/factories/book-tickets.ts'
import { signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { makeSelling } from '#testing/factories/factories-sales.ts'
import { makeConnection, type TestConnection } from '#testing/factories/make-connection.ts'
import { inTurn } from '#testing/in-turn.ts'
import { startPretendNameServer, type PretendNameServer } from '#testing/server/pretend-name-server.ts'
import { pmsMoods, startPretendPms, type PretendPms } from '#testing/server/pretend-pms.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { chanceOf, type Chance } from '#testing/simulation/chance.ts'
import { tellConnections } from './webhook-queue.ts'

// Two servers, so that both may want to send at once.
const server = useTestServer({ servers: 2 })
const acts = Number(process.env['WEBHOOK_ACTS'] ?? 60)
const seed = Number(process.env['WEBHOOK_SEED'] ?? Math.floor(Math.random() * 1_000_000_000))
/** What sells to guests who the PMS is told of: rooms of a hotel or tickets of a park. */
type Seller = {
  readonly propertyId: string
  /** Books days ahead; returns the code of the booking. */
  readonly book: (daysAhead: number) => Promise<string>
  readonly cancel: (code: string) => Promise<unknown>
}

let seller: Seller
let owner: SignedIn
let connection: TestConnection
let names: PretendNameServer
let pms: PretendPms

const hotel = async (): Promise<Seller> => {
  const by = await makeSelling(server, { from: inDays(0), to: inDays(120), allotment: 10 })
  return {
    propertyId: by.propertyId,
    book: async (daysAhead) => (await bookStay(server, by, { checkIn: inDays(daysAhead) })).data.code,
    cancel: (code) => server.ask('booking/cancel', { code, reason: 'Hết phòng' }, owner),
  }
}
const park = async (): Promise<Seller> => {
  const by = await makeSellingPark(server)
  return {
    propertyId: by.propertyId,
    book: async (daysAhead) => (await bookTickets(server, by, { day: inDays(daysAhead) })).data.code,
    cancel: (code) => server.ask('ticket-booking/cancel', { code, reason: 'Công viên đóng cửa', waiveFee: true }, owner),
  }
}

const connect = async (sells: () => Promise<Seller>) => {
  seller = await sells()
  owner = await signInTo(server, seller.propertyId)
  connection = await makeConnection(server, seller.propertyId)
  const { data } = await server.ask('connection/set-webhook', { id: connection.connectionId, url: 'https://pms.haiau.vn/' }, owner)
  pms.knows(data.secret ?? '')
}

beforeEach(async () => {
  names = await startPretendNameServer({ 'pms.haiau.vn': { addresses: ['127.0.0.1'] } })
  pms = await startPretendPms()
  server.outside.lookDomainsUpAt({ nameServer: names.address, portOnThisMachine: pms.port })
})
afterEach(async () => {
  // Nothing of a test may be sent in the next one.
  await query(`update connection set state = 'stopped'`)
  await Promise.all([names.stop(), pms.leave()])
})

const query = (text: string, values: readonly unknown[] = []) => server.database.pool.query<Record<string, unknown>>(text, [...values])
const sweep = () => tellConnections.run({ pool: server.database.pool, now: new Date(), publish: () => undefined })
const hurry = async () => {
  await query(`update outbox set due_at = now() where topic = 'webhook' and sent_at is null and failed_at is null`)
  await sweep()
}
const waiting = async () => (await dataOf(server.ask('connection/feed', { id: connection.connectionId }, owner))).waiting

/** One act of the hotel, of its guests, of the clock or of the PMS. */
const act = async (chance: Chance, codes: string[]): Promise<void> => {
  const code = chance.oneOf(codes)
  switch (chance.below(7)) {
    case 0:
    case 1:
      codes.push(await seller.book(chance.between(1, 90)))
      return
    case 2:
      if (code !== undefined) await seller.cancel(code)
      return
    case 3:
      pms.feel(chance.oneOf(pmsMoods) ?? 'takes')
      return
    case 4:
      return chance.is(0.5) ? pms.leave() : pms.comeBack()
    case 5:
      return wait(chance.between(1, 200))
    default:
      return hurry()
  }
}

// The seed stands in the title, so that the report of a test that failed tells how to repeat it.
test.each([
  ['booking of rooms', hotel, 'booking'],
  ['booking of tickets', park, 'tickets'],
] as const)(
  `whatever a PMS does, it has each move of each %s once, in order, and the property knows that it has (WEBHOOK_SEED=${seed} WEBHOOK_ACTS=${acts})`,
  async (_what, sells, part) => {
    const chance = chanceOf(seed)
    await connect(sells)
    const codes = [await seller.book(30)]
    await inTurn(acts, () => act(chance, codes))
    pms.feel('takes')
    await pms.comeBack()
    await expect.poll(async () => (await hurry(), waiting())).toBe(0)
    const { rows } = await query('select number, kind from booking_revision where property_id = $1 order by number', [seller.propertyId])
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_row, index) => index + 1))
    expect(pms.taken.map(({ data }) => ({ number: data.number, kind: data.kind }))).toEqual(rows)
    expect(pms.taken.map(({ type }) => type)).toEqual(rows.map(({ kind }) => `${part}.${String(kind)}`))
    expect(pms.wrong).toEqual([])
    const last = new Map(pms.taken.map(({ data }) => [data[part]?.code, data[part]?.state]))
    const { rows: bookings } = await query('select code, state from told_booking where property_id = $1', [seller.propertyId])
    expect(Object.fromEntries(last)).toEqual(Object.fromEntries(bookings.map(({ code, state }) => [code, state])))
  },
)
