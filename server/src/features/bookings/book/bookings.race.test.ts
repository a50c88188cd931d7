import { addDays, eachDay, type Day } from '@innkeeper/rules/days/day'
import { expect, test } from 'vitest'
import { bookingOf, inDays, stayAt } from '#testing/factories/book-stay.ts'
import { signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { linkTravelAgent, makeSelling, makeTravelAgent, type Selling } from '#testing/factories/factories-sales.ts'
import { inTurn } from '#testing/in-turn.ts'
import { useServerProcesses } from '#testing/server/server-processes.ts'
import { nightsThatLie } from '#testing/factories/sold-rooms.ts'

const rounds = 300
const clients = 64
/** The number that race for one night; the clients race for several nights at once. */
const racers = 8
const server = useServerProcesses(2)
const first = inDays(1)
const last = addDays(first, rounds - 1)

type Race = { readonly selling: Selling; readonly agentKeys: readonly string[]; readonly winners: Map<string, string[]> }

/** The users who edit meanwhile; they take turns, because each may send 600 requests a minute. */
type Staff = { readonly next: () => SignedIn }

const staffs = 20

const prepare = async (): Promise<Race & { readonly staff: Staff }> => {
  const selling = await makeSelling(server, { from: first, to: last, allotment: 1, debtLimit: 1_000_000_000_000 })
  const agents = await inTurn(clients, () => makeTravelAgent(server))
  await inTurn(clients, (at) => linkTravelAgent(server, selling.propertyId, { ...(agents[at] ?? selling), debtLimit: 1_000_000_000_000 }))
  const sessions = await inTurn(staffs, () => signInTo(server, selling.propertyId))
  let asked = 0
  const next = () => {
    const session = sessions[(asked += 1) % staffs]
    if (session === undefined) throw new Error('nobody has signed in')
    return session
  }
  return { selling, agentKeys: agents.map(({ agentKey }) => agentKey), winners: new Map(), staff: { next } }
}

/** Tries to book the night's last room until somebody has it; a new price, a closed night or a busy server is tried again. */
const raceFor = async (race: Race, client: number, night: Day, total = 1_000_000): Promise<void> => {
  if (race.winners.has(night)) return
  const agentKey = race.agentKeys[client] ?? ''
  const stay = stayAt(race.selling, { checkIn: night, nights: 1 })
  const reply = await server.askOn(client % 2, 'distribution/book', bookingOf(stay, { total }), { agentKey, key: crypto.randomUUID() })
  if (reply.status === 200) race.winners.set(night, [...(race.winners.get(night) ?? []), reply.data.code])
  else expect(['stayBlocked', 'priceChanged', 'busy']).toContain(reply.refusal)
  const asked = reply.refusal === 'priceChanged' ? Number(reply.values?.['total']) : total
  await raceFor(race, client, night, asked)
}

const lanes = clients / racers

const runRaces = async (race: Race): Promise<void> => {
  const nights = eachDay(first, last)
  const lane = (number: number) => {
    const own = nights.filter((_, index) => index % lanes === number)
    const together = (night: Day) =>
      Promise.all(Array.from({ length: racers }, (_, racer) => raceFor(race, number * racers + racer, night)))
    return inTurn(own.length, (at) => together(own[at] ?? first))
  }
  await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)))
}

/** What the property's staff do meanwhile, a week at a time over the whole race: each closes something and opens it again. */
const disturbances = ({ selling, staff }: Race & { readonly staff: Staff }) => {
  const seen = new Map<Day, number>()
  const dearer = { price: { act: 'set', value: 1_100_000 } }
  const asBefore = { price: { act: 'set', value: 1_000_000 } }
  const stock = async (week: readonly Day[], allotment: number) => {
    const cells = week.map((night) => ({ roomTypeId: selling.roomTypeId, night, allotment, seen: seen.get(night) ?? 0 }))
    const reply = await server.askOn(0, 'room/update-avail', { cells }, staff.next())
    if (reply.status === 200) for (const night of week) seen.set(night, reply.data.operationNo ?? 0)
    else expect(reply.errors?.every(({ reason }) => reason === 'allotmentBelowSold')).toBe(true)
  }
  const batch = async (week: readonly Day[], changes: object) => {
    const intervals = [{ from: week[0] ?? first, to: week.at(-1) ?? last }]
    const target = 'closed' in changes ? { roomTypeIds: [selling.roomTypeId] } : { roomPlanIds: [selling.roomPlanId] }
    expect(await server.askOn(1, 'room-plan/update-all', { intervals, ...target, changes }, staff.next())).toMatchObject({ status: 200 })
  }
  return [
    async (week: readonly Day[]) => (await stock(week, 0), await stock(week, 1)),
    async (week: readonly Day[]) => (await batch(week, { closed: true }), await batch(week, { closed: false })),
    async (week: readonly Day[]) => (await batch(week, { stopSell: true }), await batch(week, { stopSell: false })),
    async (week: readonly Day[]) => (await batch(week, dearer), await batch(week, asBefore)),
  ]
}

/** Works through the weeks of the race again and again until it is over; returns the number of changes. */
const disturb = async (work: (week: readonly Day[]) => Promise<unknown>, isOver: () => boolean, times = 0): Promise<number> => {
  if (isOver()) return times
  const from = (times * 7 * 11) % rounds
  await work(eachDay(first, last).slice(from, from + 7))
  return disturb(work, isOver, times + 1)
}

test('64 clients on two server processes race for the last room of 300 nights while staff edit stock, stop sells and prices: 300 are sold', async () => {
  const race = await prepare()
  let over = false
  const disturbed = Promise.all(disturbances(race).map((work) => disturb(work, () => over)))
  await runRaces(race).finally(() => (over = true))
  expect((await disturbed).every((times) => times > 0)).toBe(true)
  const codes = [...race.winners.values()].flat()
  expect([race.winners.size, codes.length, new Set(codes).size]).toEqual([rounds, rounds, rounds])
  const { rows } = await server.database.pool.query(
    `select (select count(*) from booking where property_id = $1) as bookings,
         (select array_agg(distinct sold) from room_night where property_id = $1) as sold,
         (select deadlocks from pg_stat_database where datname = current_database()) as deadlocks`,
    [race.selling.propertyId],
  )
  expect(rows).toEqual([{ bookings: rounds, sold: [1], deadlocks: 0 }])
  expect(await nightsThatLie(server, race.selling.propertyId)).toEqual([])
})
