import { addDays } from '#days/day.ts'
import type { Day } from '#days/day.ts'
import { momentIn } from '#days/moment-in.ts'

/** An agent that does not say until when it waits for an answer waits so many hours. */
const usualAnswerHours = 24

/** This many hours before the answer is due, the property is told that a request is about to pass. */
const warningHours = 2

const msPerHour = 3_600_000

type Waiting = { readonly askedAt: Date; readonly wanted: Date | null; readonly checkIn: Day; readonly timeZone: string }

/** When a request passes: at the end of its arrival day, in the property's zone. */
export const passesAt = ({ checkIn, timeZone }: Pick<Waiting, 'checkIn' | 'timeZone'>): Date =>
  momentIn(timeZone, addDays(checkIn, 1), '00:00')

/** Until when the agent waits for an answer: as it said, or a day; never longer than the request lives. */
export const answerDue = ({ askedAt, wanted, ...stay }: Waiting): Date => {
  const due = wanted ?? new Date(askedAt.getTime() + usualAnswerHours * msPerHour)
  const end = passesAt(stay)
  return due < end ? due : end
}

/** "A request whose arrival date has passed is cancelled"; `today` is the property's own day. */
export const hasPassed = (checkIn: Day, today: Day): boolean => checkIn < today

/** The moment up to which answers are due that the property is warned of now. */
export const warnedUntil = (now: Date): Date => new Date(now.getTime() + warningHours * msPerHour)
