import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dataOf } from '#testing/ask.ts'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { makeSelling, type Selling } from '#testing/factories/factories-sales.ts'
import { makeConnection, mapCodes, type TestConnection } from '#testing/factories/make-connection.ts'
import { inTurn } from '#testing/in-turn.ts'
import { channelMoods, startPretendChannel, type PretendChannel } from '#testing/server/pretend-channel.ts'
import { startPretendNameServer, type PretendNameServer } from '#testing/server/pretend-name-server.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { chanceOf, type Chance } from '#testing/simulation/chance.ts'
import { tellNights } from './ari.jobs.ts'

// Two servers, so that both may want to send at once.
const server = useTestServer({ servers: 2 })
const acts = Number(process.env['ARI_ACTS'] ?? 80)
const seed = Number(process.env['ARI_SEED'] ?? Math.floor(Math.random() * 1_000_000_000))
let by: Selling
let owner: SignedIn
let told: TestConnection
let pms: TestConnection
let names: PretendNameServer
let channel: PretendChannel

beforeEach(async () => {
  by = await makeSelling(server, { from: inDays(0), to: inDays(120), allotment: 10 })
  owner = await signInTo(server, by.propertyId)
  told = await makeConnection(server, by.propertyId, { kind: 'channel' })
  pms = await makeConnection(server, by.propertyId)
  const codes = { rooms: { DLX: by.roomTypeId }, plans: { BAR: by.ratePlanId } }
  await Promise.all([told, pms].map(({ connectionId }) => mapCodes(server, { propertyId: by.propertyId, connectionId }, codes)))
  names = await startPretendNameServer({ 'channel.haiau.vn': { addresses: ['127.0.0.1'] } })
  channel = await startPretendChannel()
  server.outside.lookDomainsUpAt({ nameServer: names.address, portOnThisMachine: channel.port })
  const data = await dataOf(server.ask('connection/set-ari-address', { id: told.connectionId, url: 'https://channel.haiau.vn/' }, owner))
  channel.knows(data.secret ?? '')
})
afterEach(async () => {
  await query(`update connection set state = 'stopped'`)
  await Promise.all([names.stop(), channel.leave()])
})

const query = (text: string, values: readonly unknown[] = []) => server.database.pool.query<Record<string, unknown>>(text, [...values])
const sweep = () => tellNights.run({ pool: server.database.pool, now: new Date(), publish: () => undefined })
/** An hour passes for the pauses, and a minute for the messages, here and at the channel. */
const later = async () => {
  await query(`update ari_feed set next_at = '-infinity'`)
  await query(`update ari_cell set retry_at = now() where retry_at is not null`)
  await query(`update ari_message set answered_at = answered_at - interval '61 seconds'`)
  channel.wait(61_000)
  await sweep()
}
const read = () => dataOf(server.ask('connection/ari', { id: told.connectionId }, owner))

/** One act of the hotel, of its guests, of its PMS, of the clock or of the channel. */
const act = async (chance: Chance, codes: string[]): Promise<void> => {
  const from = chance.between(1, 90)
  const updates = [{ rooms: ['DLX'], plans: ['BAR'], from: inDays(from), to: inDays(from + chance.between(0, 9)) }]
  switch (chance.below(9)) {
    case 0: {
      const { status, data } = await bookStay(server, by, { checkIn: inDays(from) })
      // A night that is closed cannot be booked.
      return status === 200 ? void codes.push(data.code) : undefined
    }
    case 1:
      return void (await server.ask('booking/cancel', { code: chance.oneOf(codes) ?? '', reason: 'Hết phòng' }, owner))
    case 2:
    case 3: {
      const push = updates.map((one) => ({ ...one, price: chance.between(8, 12) * 100_000, cta: chance.is(0.5) }))
      return void (await server.ask(
        'connectivity/ari',
        { updates: push },
        { connectionKey: pms.connectionKey, key: `${seed}-${chance.below(1_000_000_000)}` },
      ))
    }
    case 4: {
      const { rows } = await query('select version from room_night where room_type_id = $1 and night = $2', [by.roomTypeId, inDays(from)])
      const cell = { roomTypeId: by.roomTypeId, night: inDays(from), seen: Number(rows[0]?.['version']), closed: chance.is(0.5) }
      return void (await server.ask('room-plan/save-cells', { rooms: [cell] }, owner))
    }
    case 5:
      return channel.feel(chance.oneOf(channelMoods) ?? 'takes')
    case 6:
      return chance.is(0.5) ? channel.leave() : channel.comeBack()
    case 7:
      return void (await Promise.all([sweep(), sweep(), wait(chance.between(1, 100))]))
    default:
      return later()
  }
}

/** Changes in quick succession, more than there may be messages for. */
const closeAndSweep = async (index: number): Promise<void> => {
  await query('update room_night set closed = not closed where room_type_id = $1 and night = $2', [by.roomTypeId, inDays(index)])
  await sweep()
  await expect.poll(async () => (await read()).counts.sent).toBe(0)
}

/** What the channel should have, straight from what is stored. */
const truth = async () => {
  const { rows } = await query(
    `select 'DLX ' || n.night as place, json_build_object('available', n.allotment - n.sold, 'closed', n.closed) as values
       from room_night n where n.room_type_id = $1 and n.night >= $3
     union all
     select 'DLX/BAR ' || n.night, json_build_object('price', n.price, 'cta', n.cta)
       from rate_night n join room_plan r using (property_id, room_plan_id) where r.rate_plan_id = $2 and n.night >= $3 and n.price is not null`,
    [by.roomTypeId, by.ratePlanId, inDays(0)],
  )
  return new Map(rows.map(({ place, values }) => [String(place), values]))
}

// The seed stands in the title, so that the report of a test that failed tells how to repeat it.
test(`whatever a channel does, in the end it has what we have, and never got more than 20 messages a minute (ARI_SEED=${seed} ARI_ACTS=${acts})`, async () => {
  const chance = chanceOf(seed)
  const codes: string[] = []
  await inTurn(acts, () => act(chance, codes))
  await inTurn(30, (index) => closeAndSweep(index))
  channel.feel('takes')
  await channel.comeBack()
  await expect.poll(async () => (await later(), (await read()).counts)).toMatchObject({ pending: 0, sent: 0, failed: 0, differs: 0 })
  // A message that the channel applies late.
  await wait(500)
  const expected = await truth()
  expect(Object.fromEntries([...expected.keys()].map((place) => [place, channel.nights.get(place)]))).toMatchObject(
    Object.fromEntries(expected),
  )
  expect(channel.wrong).toEqual([])
  const numbers = channel.came.map(({ number }) => number)
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
  for (const [index, at] of channel.cameAt.entries()) expect(at - (channel.cameAt[index - 20] ?? -Infinity)).toBeGreaterThanOrEqual(60_000)
})
