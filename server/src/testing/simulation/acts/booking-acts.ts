import type { CallInput } from '@innkeeper/protocol/catalogue'
import { addDays, daysBetween, toDay } from '@innkeeper/rules/days/day'
import { askOnce, holds, type Act, type Simulation } from '../simulation.ts'
import type { SimulatedAgent } from '../simulated-world.ts'

/** One of the hotel's people. */
export const anyStaff = ({ world, chance }: Simulation): { readonly token: string } => ({ token: chance.oneOf(world.staff)?.token ?? '' })

const guests = ['Phạm Hoàng Bảo Ngọc', 'Lý Gia Hân', 'Nguyễn Văn An', 'Trần Thị Bích']

/** A guest; without an address, so that nobody gets letters. */
export const anyGuest = ({ chance }: Simulation) => ({ name: chance.oneOf(guests) ?? '', phone: '', email: '' })

/** The days of a stay in the next weeks. */
export const anyDays = ({ chance, today }: Simulation) => {
  const checkIn = addDays(today(), chance.is(0.2) ? chance.below(3) : chance.below(45))
  return { checkIn, checkOut: addDays(checkIn, chance.between(1, 5)) }
}

/** One to three rooms on any of the packages. */
export const anyRooms = ({ chance, world }: Simulation) =>
  Array.from({ length: chance.is(0.6) ? 1 : chance.between(1, 3) }, () => ({
    roomPlanId: chance.oneOf(world.roomPlanIds) ?? '',
    adults: chance.between(1, 2),
  }))

const anyServices = ({ chance }: Simulation) =>
  chance.is(0.2) ? [{ code: chance.oneOf(['BUS', 'YOGA']) ?? '', quantity: chance.between(1, 2) }] : []

const anyStay = (simulation: Simulation): CallInput<'distribution/quote'> => {
  const { chance, world } = simulation
  return {
    property: world.hotel.property,
    ...anyDays(simulation),
    rooms: anyRooms(simulation),
    services: anyServices(simulation),
    ...(chance.is(0.2) ? { giftCode: 'HE2027' } : {}),
    ...(chance.is(0.2) ? { promotionCode: 'tet2027' } : {}),
  }
}

/** How an agent pays. */
export const anyMethod = ({ chance }: Simulation, agent: SimulatedAgent): CallInput<'distribution/book'>['paymentMethod'] =>
  (agent.onCredit && chance.is(0.75) ? 'debt' : chance.oneOf(['bank transfer', 'cash', 'domestic card'] as const)) ?? 'cash'

const search = async (simulation: Simulation) => {
  const { ask, world, chance } = simulation
  const agent = chance.oneOf(world.agents)
  const input = { ...anyDays(simulation), rooms: [{ adults: 2 }], properties: [world.hotel.property], order: 'price' as const }
  await ask('distribution/search', input, { agentKey: agent?.agentKey ?? '' })
}

const book = async (simulation: Simulation) => {
  const { ask, world, chance, bookings } = simulation
  const agent = chance.oneOf(world.agents)
  if (agent === undefined) return
  const paymentMethod = anyMethod(simulation, agent)
  const stay = anyStay(simulation)
  const quoted = await ask('distribution/quote', { ...stay, paymentMethod }, { agentKey: agent.agentKey })
  if (quoted.status !== 200) return
  const { bookable, price, giftCode } = quoted.data
  if (!bookable && chance.is(0.7)) return
  const input = { ...stay, guest: anyGuest(simulation), paymentMethod, total: price?.total ?? 0 }
  const { status, refusal, data } = await askOnce(simulation, 'distribution/book', input, agent)
  if (status === 200) bookings.push({ code: data.code, agent, onCredit: paymentMethod === 'debt' })
  const isOffered = bookable && (giftCode === null || giftCode.whyNot === null)
  const isCredit = refusal === 'debtOverLimit' || refusal === 'debtNotConfigured'
  holds(simulation, isCredit || isOffered === (status === 200), 'a quote and its booking disagree', {
    isOffered,
    refusal,
    quoted: quoted.data,
  })
}

/** A booking that was made, sooner one of the last. */
export const anyBooking = ({ chance, bookings }: Simulation) => chance.oneOf(bookings.slice(chance.is(0.6) ? -15 : -200))

/** A booking about which money moves: sooner one that is not on credit. */
export const anyPaidBooking = ({ chance, bookings }: Simulation) => {
  const last = bookings.slice(chance.is(0.7) ? -30 : -300)
  return chance.oneOf(chance.is(0.9) ? last.filter(({ onCredit }) => !onCredit) : last)
}

const cancel = async (simulation: Simulation) => {
  const made = anyBooking(simulation)
  if (made === undefined) return
  await askOnce(simulation, 'distribution/cancel', { code: made.code, reason: 'Khách đổi ngày' }, made.agent)
}

const end = async (simulation: Simulation, path: 'booking/cancel' | 'booking/no-show') => {
  const { ask, chance } = simulation
  const [made, staff] = [anyBooking(simulation), anyStaff(simulation)]
  if (made === undefined) return
  const { data: before } = await ask('booking/detail', { code: made.code }, staff)
  const waiveFee = chance.is(0.3)
  const { status, data } = await ask(path, { code: made.code, reason: 'Khách ốm', waiveFee }, staff)
  const { allowed, ifCancelledToday, ifNoShow } = before
  const shown = path === 'booking/cancel' ? [allowed.cancel.ok, ifCancelledToday] : [allowed.noShow.ok, ifNoShow]
  holds(simulation, shown[0] === (status === 200), `${path} is not what was shown`, { shown, status })
  if (status !== 200 || waiveFee) return
  const { fee, refund, owed } = data
  holds(simulation, JSON.stringify({ fee, refund, owed }) === JSON.stringify(shown[1]), `${path} costs something else`, { shown, data })
}

const retryPayment = async (simulation: Simulation) => {
  const made = anyBooking(simulation)
  if (made !== undefined) await askOnce(simulation, 'distribution/retry-payment', { code: made.code }, made.agent)
}

type Stay = Omit<CallInput<'distribution/preview-change'>, 'code'>

const changedStay = (simulation: Simulation, { checkIn, checkOut }: { readonly checkIn: string; readonly checkOut: string }): Stay => {
  const { chance } = simulation
  const [arrival, nights] = [toDay(checkIn), daysBetween(toDay(checkIn), toDay(checkOut))]
  const from = addDays(arrival, chance.between(-3, 4))
  const kinds: readonly (() => Stay)[] = [
    () => ({ checkIn: from, checkOut: addDays(from, nights) }),
    () => ({ checkOut: addDays(arrival, chance.between(1, 6)) }),
    () => ({ rooms: anyRooms(simulation) }),
    () => ({ services: anyServices(simulation) }),
    () => ({ ...anyDays(simulation), rooms: anyRooms(simulation), services: anyServices(simulation) }),
    () => ({}),
  ]
  return chance.oneOf(kinds)?.() ?? {}
}

const change = async (simulation: Simulation) => {
  const { ask, chance } = simulation
  const made = anyBooking(simulation)
  if (made === undefined) return
  const { code, agent } = made
  const byAgent = chance.is(0.6)
  const staff = anyStaff(simulation)
  const { data: now } = await ask('booking/detail', { code }, staff)
  const stay = changedStay(simulation, now)
  const preview = byAgent
    ? await ask('distribution/preview-change', { code, ...stay }, { agentKey: agent.agentKey })
    : await ask('booking/preview-change', { code, ...stay }, staff)
  if (preview.status !== 200) return
  const { seen, after, bookable, payment, difference } = preview.data
  const isRenamed = chance.is(0.3)
  const input = { code, ...stay, ...(isRenamed ? { guest: anyGuest(simulation) } : {}), seen, total: after.price?.total ?? 0 }
  const { status, refusal } = await (byAgent
    ? askOnce(simulation, 'distribution/change', input, agent)
    : askOnce(simulation, 'booking/change', input, staff))
  const lacksCredit = payment.creditLeft !== null && (difference ?? 0) > 0 && (after.price?.total ?? 0) > payment.creditLeft
  const isShown = refusal === 'debtOverLimit' ? lacksCredit : (status === 200) === (bookable && !lacksCredit)
  holds(simulation, isShown, 'a change is not what its preview said', { preview: preview.data, status, refusal })
}

/** What agents and the hotel do with bookings. */
export const bookingActs: readonly Act[] = [
  { name: 'search', weight: 3, run: search },
  { name: 'book', weight: 36, run: book },
  { name: 'cancel', weight: 6, run: cancel },
  { name: 'void', weight: 4, run: (simulation) => end(simulation, 'booking/cancel') },
  { name: 'report a no-show', weight: 4, run: (simulation) => end(simulation, 'booking/no-show') },
  { name: 'retry a payment', weight: 2, run: retryPayment },
  { name: 'change', weight: 14, run: change },
]
