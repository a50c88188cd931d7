import { askOnce, holds, type Act, type Made, type Simulation } from '../simulation.ts'
import { anyDays, anyGuest, anyMethod, anyRooms, anyStaff } from './booking-acts.ts'

/** Offers may pass a cap, so the agent with a cap asks for none. */
const send = async (simulation: Simulation) => {
  const { chance, world, requests } = simulation
  const agent = chance.oneOf(world.agents.filter(({ capped }) => !capped))
  if (agent === undefined) return
  const rooms = anyRooms(simulation).map((room) => ({ ...room, count: chance.between(1, 3) }))
  const input = { property: world.hotel.property, ...anyDays(simulation), rooms, message: 'Đoàn khách' }
  const { status, data } = await askOnce(simulation, 'distribution/request', input, agent)
  if (status === 200) requests.push({ code: data.code, agent, onCredit: false })
}

const any = ({ chance, requests }: Simulation): Made | undefined => chance.oneOf(requests.slice(chance.is(0.7) ? -6 : -60))

const offer = async (simulation: Simulation) => {
  const { ask, chance } = simulation
  const [made, staff] = [any(simulation), anyStaff(simulation)]
  if (made === undefined) return
  const { code } = made
  const { data } = await ask('request-booking/detail', { code }, staff)
  const wanted = chance.is(0.7) ? { checkIn: data.checkinDate, checkOut: data.checkoutDate } : anyDays(simulation)
  const counts = new Map(anyRooms(simulation).map(({ roomPlanId }) => [roomPlanId, chance.between(1, 3)]))
  const stay = { ...wanted, rooms: [...counts].map(([roomPlanId, count]) => ({ roomPlanId, count, adults: 2 })) }
  const preview = await ask('request-booking/preview-offer', { code, ...stay }, staff)
  if (preview.status !== 200) return
  const total = Math.round(((preview.data.usualTotal ?? 1_000_000) * chance.between(70, 110)) / 100)
  const until = new Date(Date.now() + chance.between(1, 60) * 3_600_000).toISOString()
  const seen = chance.is(0.9) ? data.offers.length : 0
  const reply = await ask('request-booking/offer', { code, seen, ...stay, total: Math.max(1, total), until }, staff)
  const isBlocked = preview.data.blocked.length > 0 && reply.status === 200
  holds(simulation, !isBlocked, 'an offer was made that its preview blocks', { preview: preview.data })
}

const accept = async (simulation: Simulation) => {
  const { bookings } = simulation
  const made = any(simulation)
  if (made === undefined) return
  const offerNo = await lastOffer(simulation, made)
  const paymentMethod = anyMethod(simulation, made.agent)
  const input = { code: made.code, offerNo, guest: anyGuest(simulation), paymentMethod }
  const { status, data } = await askOnce(simulation, 'distribution/accept', input, made.agent)
  if (status === 200) bookings.push({ code: data.code, agent: made.agent, onCredit: paymentMethod === 'debt' })
}

const lastOffer = async ({ ask }: Simulation, { code, agent }: Made): Promise<number> => {
  const { data } = await ask('distribution/requests', { code }, { agentKey: agent.agentKey })
  return Math.max(1, ...(data[0]?.offers ?? []).map(({ offerNo }) => offerNo))
}

const decline = async (simulation: Simulation) => {
  const made = any(simulation)
  if (made === undefined) return
  await askOnce(simulation, 'distribution/decline', { code: made.code, offerNo: await lastOffer(simulation, made) }, made.agent)
}

const counter = async (simulation: Simulation) => {
  const made = any(simulation)
  if (made === undefined) return
  const priceHoped = simulation.chance.between(1, 20) * 500_000
  await askOnce(simulation, 'distribution/counter', { code: made.code, priceHoped }, made.agent)
}

const withdraw = async (simulation: Simulation) => {
  const made = any(simulation)
  if (made !== undefined) await askOnce(simulation, 'distribution/withdraw', { code: made.code }, made.agent)
}

const takeBack = async (simulation: Simulation) => {
  const made = any(simulation)
  if (made === undefined) return
  const offerNo = await lastOffer(simulation, made)
  await simulation.ask('request-booking/take-back', { code: made.code, offerNo }, anyStaff(simulation))
}

const answer = async (simulation: Simulation) => {
  const made = any(simulation)
  if (made === undefined) return
  await simulation.ask('request-booking/feedback', { code: made.code, note: 'Hết phòng hạng này' }, anyStaff(simulation))
}

/** What agents and the hotel do with requests. */
export const requestActs: readonly Act[] = [
  { name: 'send a request', weight: 4, run: send },
  { name: 'offer rooms', weight: 5, run: offer },
  { name: 'accept an offer', weight: 4, run: accept },
  { name: 'decline an offer', weight: 1, run: decline },
  { name: 'ask for another price', weight: 1, run: counter },
  { name: 'withdraw a request', weight: 1, run: withdraw },
  { name: 'take an offer back', weight: 1, run: takeBack },
  { name: 'answer a request', weight: 1, run: answer },
]
