import { isWithin } from '#days/date-range.ts'
import { daysBetween } from '#days/day.ts'
import type { Day } from '#days/day.ts'
import { lastSettableNight } from '#days/last-settable-night.ts'
import { vacantRooms } from '#rate/vacant-rooms.ts'
import { checkGuests } from './check-guests.ts'
import type { RuleOutcome, Stay } from './stay-facts.ts'
import type { StayRule } from './stay-rule-order.ts'

const beyondHorizon = (stay: Stay): RuleOutcome => {
  const last = lastSettableNight(stay.today)
  return none(stay.nights.filter((night) => night > last))
}

const vacancy = (stay: Stay): RuleOutcome => {
  const limit = stay.rooms.length
  const nights = stay.nights.filter((night) => vacantRooms(stay.roomOn(night)) < limit)
  const fewest = Math.min(...stay.nights.map((night) => vacantRooms(stay.roomOn(night))))
  return { ...none(nights), values: Number.isFinite(fewest) ? { limit, actual: fewest } : null }
}

// A night without a row has no allotment, and so no share of one.
const agentCap = ({ capLeft, nights: all, rooms }: Stay): RuleOutcome => {
  if (capLeft === null) return fact(true)
  return enough(all, rooms.length, (night) => capLeft.get(night) ?? 0)
}

const agentRelease = ({ releaseLeft, nights: all, rooms }: Stay): RuleOutcome =>
  releaseLeft === null ? fact(true) : enough(all, rooms.length, (night) => releaseLeft.get(night) ?? Infinity)

const enough = (all: readonly Day[], limit: number, leftOn: (night: Day) => number): RuleOutcome => {
  const fewest = Math.min(...all.map(leftOn))
  return { ...none(all.filter((night) => leftOn(night) < limit)), values: Number.isFinite(fewest) ? { limit, actual: fewest } : null }
}

// "The release period is kept on every night": each night is booked at least that many days in advance.
const release = (stay: Stay): RuleOutcome => {
  const kept = stay.nights.flatMap((night) => {
    const limit = stay.roomOn(night).releaseDays
    return limit === null ? [] : [{ night, limit, actual: daysBetween(stay.today, night) }]
  })
  const nights = kept.filter(({ limit, actual }) => actual < limit).map(({ night }) => night)
  const tightest = kept.toSorted((one, other) => one.actual - one.limit - (other.actual - other.limit))[0]
  return { ...none(nights), values: tightest ? { limit: tightest.limit, actual: tightest.actual } : null }
}

const minStay = (stay: Stay): RuleOutcome => {
  const actual = stay.nights.length
  const set = boundsOn(stay, (night) => stay.rateOn(night)?.minStay ?? null)
  const nights = set.filter(({ limit }) => actual < limit).map(({ night }) => night)
  return { ...none(nights), values: set.length > 0 ? { limit: Math.max(...set.map(({ limit }) => limit)), actual } : null }
}

const maxStay = (stay: Stay): RuleOutcome => {
  const actual = stay.nights.length
  const set = boundsOn(stay, (night) => stay.rateOn(night)?.maxStay ?? null)
  const nights = set.filter(({ limit }) => actual > limit).map(({ night }) => night)
  return { ...none(nights), values: set.length > 0 ? { limit: Math.min(...set.map(({ limit }) => limit)), actual } : null }
}

/** The check of each rule. */
export const stayRules: Readonly<Record<StayRule, (stay: Stay) => RuleOutcome>> = {
  propertyOnSale: (stay) => fact(stay.property.state === 'onsite'),
  contractSigned: (stay) => fact(stay.property.contractSigned),
  agentActive: (stay) => fact(stay.agentActive),
  roomTypeActive: (stay) => fact(stay.roomType.active),
  planActive: (stay) => fact(stay.plan.active),
  planOpen: (stay) => fact(stay.planOpen),
  departsAfterArrival: (stay) => fact(stay.nights.length > 0),
  pastArrival: (stay) => none(stay.nights.filter((night) => night < stay.today)),
  beyondHorizon,
  vacancy,
  agentCap,
  agentRelease,
  closed: (stay) => none(stay.nights.filter((night) => stay.roomOn(night).closed)),
  stopSell: (stay) => none(stay.nights.filter((night) => stay.rateOn(night)?.stopSell)),
  dateNotApplied: (stay) => none(stay.nights.filter((night) => isNotApplied(stay, night))),
  cta: (stay) => none(stay.rateOn(stay.checkIn)?.cta ? [stay.checkIn] : []),
  ctd: (stay) => none(stay.rateOn(stay.checkOut)?.ctd ? [stay.checkOut] : []),
  release,
  minStay,
  maxStay,
  guests: checkGuests,
  priced: (stay) => none(stay.nights.filter((night) => !((stay.rateOn(night)?.price ?? 0) > 0))),
}

const fact = (ok: boolean): RuleOutcome => ({ ok, nights: [], values: null })

const none = (nights: readonly Day[]): RuleOutcome => ({ ok: nights.length === 0, nights, values: null })

const isNotApplied = (stay: Stay, night: Day): boolean => stay.plan.datesNotApplied.some((range) => isWithin(night, range))

// "As the arrival night says (or every night, where the property chooses 'stay through')".
const boundsOn = (stay: Stay, boundOf: (night: Day) => number | null): { night: Day; limit: number }[] => {
  const asked = stay.property.stayMinimum === 'stay through' ? stay.nights : stay.nights.slice(0, 1)
  return asked.flatMap((night) => {
    const limit = boundOf(night)
    return limit === null ? [] : [{ night, limit }]
  })
}
