import { addDays, type Day } from '@innkeeper/rules/days/day'
import { z } from 'zod'
import { agesOf } from '@innkeeper/rules/stay/ages-of'
import type { AnswerOf } from '#kit/calls/ask.ts'

/** The page as travel agents see it. */
export type ReviewPage = AnswerOf<'review/detail'>

/** A room type of the page with its offers. */
export type ReviewRoom = ReviewPage['roomTypes'][number]

/** The stay that the page is looked at for, as the address says it; without days, the weekend after next. */
export const reviewAddress = z.object({
  from: z.iso.date().optional().catch(undefined),
  to: z.iso.date().optional().catch(undefined),
  adults: z.coerce.number().int().min(1).max(20).catch(2),
  ages: z.string().catch(''),
})

/** The stay as the address says it. */
export type ReviewAddress = z.output<typeof reviewAddress>

const daysAhead = 14
const usualNights = 2

/** The stay as the calls take it; ages that cannot be read count as none. */
export const stayOf = ({ from, to, adults, ages }: ReviewAddress, today: Day) => ({
  checkIn: from ?? addDays(today, daysAhead),
  checkOut: to ?? addDays(today, daysAhead + usualNights),
  adults,
  childrenAges: [...(agesOf(ages) ?? [])],
})

/** How many rooms are chosen, by room-plan. */
export type Choice = Readonly<Record<string, number>>

/** How many more rooms of a type may be chosen on one of its plans: those left, less those chosen on the others. */
export const mostOf = (room: ReviewRoom, roomPlanId: string, choice: Choice): number => {
  const others = room.offers.filter((offer) => offer.roomPlanId !== roomPlanId)
  return Math.max(0, room.vacant - others.reduce((sum, offer) => sum + (choice[offer.roomPlanId] ?? 0), 0))
}

/** The chosen rooms as the call takes them. */
export const roomsOf = (choice: Choice) =>
  Object.entries(choice)
    .filter(([, quantity]) => quantity > 0)
    .map(([roomPlanId, quantity]) => ({ roomPlanId, quantity }))
