import { bookingCode } from '@innkeeper/rules/booking/booking-code'
import { holdsRooms } from '@innkeeper/rules/booking/booking-states'
import type { Day } from '@innkeeper/rules/days/day'
import type { GiftCode } from '@innkeeper/rules/gift-code/gift-code'
import type { CodedService, OfferedService } from '@innkeeper/rules/hotel-service/choose-hotel-services'
import { noOffers } from '@innkeeper/rules/price/offers'
import { priceOfStay, type StayPrice } from '@innkeeper/rules/price/price-of-stay'
import { usualChildAgeLimit } from '@innkeeper/rules/stay/guests'
import type { TaxRate } from '@innkeeper/rules/price/tax'
import type { Promotion } from '@innkeeper/rules/promotion/promotion'
import { giftCodeUsed } from '#features/bookings/gift-code/gift-code-uses.store.ts'
import type { Tx } from '#kit/transaction/transaction.ts'
import { insertBookings } from './booking-rows.ts'
import { familyNames, givenNames, guestNotes, middleNames, otherGuests } from '../content/names.ts'
import { servicesFor } from './booked-hotel-services.ts'
import { drawBookedOn, drawFate } from './fates.ts'
import type { Chances } from '../random.ts'
import type { SeededGiftCode } from '../rates/gift-codes.ts'
import type { SeededBooking } from './seeded-booking.ts'
import type { SeededProperty } from '../seeded.ts'
import { snapshotOf } from './snapshot.ts'
import { drawStay, roomLineOf, stockOf, takeRooms, usualArrival, type ArrivalDraw, type SeededStay, type Stock } from './stays.ts'
import type { SeededTravelAgent } from '../travel-agents.ts'

/** What bookings are drawn from at random. */
export type BookingsDraw = {
  readonly today: Day
  readonly agents: readonly SeededTravelAgent[]
  readonly taxRates: readonly TaxRate[]
  readonly promotions: readonly Promotion[]
  readonly giftCodes: readonly SeededGiftCode[]
  readonly services: readonly OfferedService[]
  /** When they arrive; around today where it is not given. */
  readonly arrival?: ArrivalDraw
  /** How many there are, after how many others. */
  readonly count?: number
  readonly after?: number
}

/** After this many random draws on full nights the house counts as full. */
const mostTries = 40

/** Writes the property's bookings in all states; their rooms are sold, night by night, and never more than there are. */
export const seedBookings = async (tx: Tx, property: SeededProperty, draw: BookingsDraw, chances: Chances): Promise<void> => {
  if (property.roomPlans.length === 0) return
  const stock = await stockOf(tx, property.propertyId)
  const credit = new Map(draw.agents.map((agent) => [agent.code, ((agent.credit ?? 0) * 1_000_000) / 2]))
  const owing = new Map(draw.agents.map((agent) => [agent.code, ((agent.credit ?? 0) * 1_000_000) / 4]))
  const codesLeft = new Map(draw.giftCodes.map(({ giftCode, given }) => [giftCode.giftCodeId, given]))
  const bookings: SeededBooking[] = []
  const { after = 0, count = property.bookings } = draw
  for (let made = 0; made < count; made += 1) {
    const booking = drawBooking(property, { stock, credit, owing, codesLeft, number: after + made, ...draw }, chances)
    if (holdsRooms(booking.fate.state)) takeRooms(stock, booking.stay)
    bookings.push(booking)
  }
  await insertBookings(tx, property.propertyId, bookings)
}

type BookingDraw = BookingsDraw & {
  readonly stock: Stock
  readonly credit: Map<string, number>
  /** What of its credit an agent may still owe for last month. */
  readonly owing: Map<string, number>
  readonly codesLeft: Map<string, number>
  readonly number: number
}

const drawBooking = (property: SeededProperty, draw: BookingDraw, chances: Chances): SeededBooking => {
  const stay = drawFreeStay(property, draw, chances)
  const agent = chances.happens(0.2) ? null : chances.pick(draw.agents.filter(({ linked }) => linked))
  const bookedOn = drawBookedOn(stay, draw.today, chances)
  const services = servicesFor(stay, draw)
  const price = priceFor(property, stay, { ...draw, agent, bookedOn, chosen: services })
  countGiven(draw.codesLeft, price)
  const creditLeft = agent === null ? 0 : (draw.credit.get(agent.code) ?? 0)
  const owingLeft = agent === null ? 0 : (draw.owing.get(agent.code) ?? 0)
  const fate = drawFate(stay, price.total, { today: draw.today, bookedOn, agent, creditLeft, owingLeft }, chances)
  if (agent !== null && fate.method === 'debt') {
    if (fate.state === 'close') draw.owing.set(agent.code, owingLeft - price.total)
    else draw.credit.set(agent.code, creditLeft - price.total)
  }
  return {
    bookingId: chances.id(),
    code: bookingCode(property.code, stay.checkIn, String(100 + draw.number).padStart(3, '0')),
    agent,
    guest: drawGuest(chances),
    stay,
    snapshot: snapshotOf({ property, stay, price, services, agent, taxRates: draw.taxRates }),
    fate,
  }
}

/** Every seventh agent's booking gives a gift code that is valid on the day it is made. */
const giftCodeFor = ({ giftCodes, codesLeft, number, agent, bookedOn }: Buying): GiftCode | null => {
  if (agent === null || number % 7 !== 0) return null
  const valid = giftCodes.find(
    ({ giftCode, validFrom, validTo }) =>
      (codesLeft.get(giftCode.giftCodeId) ?? 0) > 0 && validFrom <= bookedOn && (validTo === null || bookedOn <= validTo),
  )
  return valid?.giftCode ?? null
}

const countGiven = (codesLeft: Map<string, number>, price: StayPrice): void => {
  const used = giftCodeUsed({ price })
  if (used !== undefined) codesLeft.set(used.id, (codesLeft.get(used.id) ?? 0) - 1)
}

type Buying = BookingDraw & {
  readonly agent: SeededTravelAgent | null
  readonly bookedOn: Day
  readonly chosen: readonly CodedService[]
}

/** Every ninth booking gives a coupon's code, for which it counts where it holds. */
const priceFor = (property: SeededProperty, stay: SeededStay, buying: Buying): StayPrice => {
  const { stock, number, taxRates, promotions, agent, bookedOn, chosen } = buying
  const coupon = promotions.find(({ type }) => type === 'coupon')
  return priceOfStay({
    roomLines: [roomLineOf(property, stock, stay)],
    childAgeLimit: usualChildAgeLimit,
    taxation: { choice: 220, rates: taxRates },
    buyer: {
      bookedOn,
      channel: 'agents',
      travelAgentId: agent?.travelAgentId ?? null,
      level: agent?.level ?? null,
      promotionCode: number % 9 === 0 ? (coupon?.code ?? null) : null,
    },
    offers: { ...noOffers, promotions, services: chosen, giftCode: giftCodeFor(buying) },
  })
}

const drawFreeStay = (property: SeededProperty, draw: BookingDraw, chances: Chances): SeededStay => {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const stay = drawStay(property, { stock: draw.stock, today: draw.today, arrival: draw.arrival ?? usualArrival }, chances)
    if (stay !== null) return stay
  }
  throw new Error(`the sample data books ${property.code} fuller than it can be: ${draw.number} bookings`)
}

const drawGuest = (chances: Chances): SeededBooking['guest'] => {
  const vietnamese = `${chances.pick(familyNames)} ${chances.pick(middleNames)} ${chances.pick(givenNames)}`
  return {
    name: chances.happens(0.08) ? chances.pick(otherGuests) : vietnamese,
    phone: `+84 9${chances.whole(0, 9)} ${chances.whole(100, 999)} ${chances.whole(100, 999)}`,
    email: `khach${chances.whole(1000, 9999)}@example.com`,
    note: chances.happens(0.2) ? chances.pick(guestNotes) : '',
  }
}
