import type { Day } from '#days/day.ts'
import type { PriceLine } from '#price/price-line.ts'
import type { RuleResult } from '#stay/check-stay.ts'
import type { StayDates } from '#stay/join-stays.ts'
import type { StayRule } from '#stay/stay-rule-order.ts'

/** What a booking holds: its nights, and how many rooms on each room-plan, by its id. */
export type HeldStay = StayDates & { readonly rooms: ReadonlyMap<string, number> }

/** A line of the stay that a booking is to be changed to. */
export type ChangedLine = StayDates & { readonly roomPlanId: string; readonly rooms: number }

const aboutNights: ReadonlySet<StayRule> = new Set([
  'agentCap',
  'agentRelease',
  'closed',
  'stopSell',
  'dateNotApplied',
  'release',
  'priced',
])
const aboutPlan: ReadonlySet<StayRule> = new Set(['roomTypeActive', 'planActive', 'planOpen'])
const aboutLength: ReadonlySet<StayRule> = new Set(['minStay', 'maxStay'])
const aboutSelling: ReadonlySet<StayRule> = new Set(['propertyOnSale', 'contractSigned', 'agentActive'])

/**
 * The rules that block a change: a rule blocks what is asked for anew, not what the booking holds already. The property's own people may
 * change a booking although the property is off sale, or its agent unlinked (`byProperty`).
 */
export const rulesOfChange = (rules: readonly RuleResult[], line: ChangedLine, held: HeldStay, byProperty: boolean): RuleResult[] =>
  rules.map((result) => (result.ok ? result : freed(result, line, held, byProperty)))

const freed = (result: RuleResult, line: ChangedLine, held: HeldStay, byProperty: boolean): RuleResult => {
  const { rule } = result
  const holds = (held.rooms.get(line.roomPlanId) ?? 0) >= line.rooms
  const ok = { ...result, ok: true, nights: [] }
  if (aboutSelling.has(rule)) return byProperty ? ok : result
  if (!holds) return result
  if (aboutPlan.has(rule)) return ok
  if (rule === 'cta') return line.checkIn === held.checkIn ? ok : result
  if (rule === 'ctd') return line.checkOut === held.checkOut ? ok : result
  if (aboutLength.has(rule)) return line.checkIn === held.checkIn && line.checkOut === held.checkOut ? ok : result
  if (!aboutNights.has(rule)) return result
  const nights = result.nights.filter((night) => !isHeld(night, held))
  return nights.length === 0 ? ok : { ...result, nights }
}

const isHeld = (night: Day, held: StayDates): boolean => held.checkIn <= night && night < held.checkOut

/** The prices that a booking agreed on, of nights that it keeps, and the day on which promotions count it as booked. */
export type AgreedPrices = { readonly bookedOn: Day; readonly prices: ReadonlyMap<string, number> }

/** The name of a night on a room-plan among agreed prices. */
export const agreedNight = (roomPlanId: string, night: Day): string => `${roomPlanId} ${night}`

/** The agreed price of a room for each night of each line that has no more rooms than before: an additional room costs today's price. */
export const agreedPrices = (
  lines: readonly { readonly roomPlanId: string }[],
  price: readonly PriceLine[],
  held: HeldStay,
  asked: readonly { readonly roomPlanId: string }[],
): ReadonlyMap<string, number> => {
  const wanted = Map.groupBy(asked, ({ roomPlanId }) => roomPlanId)
  const nights = price.flatMap(({ kind, night, roomLine, unitPrice }) => {
    const roomPlanId = roomLine === null ? undefined : lines[roomLine]?.roomPlanId
    if (kind !== 'room' || night === null || unitPrice === null || roomPlanId === undefined) return []
    const isMore = (wanted.get(roomPlanId)?.length ?? 0) > (held.rooms.get(roomPlanId) ?? 0)
    return isMore ? [] : [[agreedNight(roomPlanId, night), unitPrice] as const]
  })
  return new Map(nights)
}
