import { randomInt } from 'node:crypto'
import type { CallRequest } from '@innkeeper/protocol/catalogue'
import { requestCode } from '@innkeeper/rules/booking-request/request-code'
import { answerDue, hasPassed } from '@innkeeper/rules/booking-request/request-deadline'
import { toDay, type Day } from '@innkeeper/rules/days/day'
import { longestStay, whyNotStayDates } from '@innkeeper/rules/stay/stay-dates'
import { v7 as uuidv7 } from 'uuid'
import type { At } from '#kit/call/at.ts'
import { freeCodes } from '../book/free-codes.ts'
import { stayFacts, type PropertyFacts } from '../check-stay/stay-facts.reads.ts'
import { requestCodesTaken, type NewRequest } from './request-write.store.ts'
import type { RequestLine } from './requests.store.ts'

type Request = At<'distribution/request'>
type Input = CallRequest<'distribution/request'>

/** Checks what an agent asks for and makes a request of it; a request may also be for rooms that are full. */
export const newRequest = async (at: Request, input: Input): Promise<{ readonly propertyId: string; readonly request: NewRequest }> => {
  const checkIn = toDay(input.checkIn)
  const checkOut = toDay(input.checkOut)
  const problem = whyNotStayDates(checkIn, checkOut)
  if (problem !== null) throw at.refusal(problem, { field: 'checkOut', values: { max: longestStay } })
  const facts = await factsOf(at, input, { checkIn, checkOut })
  if (hasPassed(checkIn, facts.today)) throw at.refusal('arrivalIsPast', { field: 'checkIn' })
  const wanted = input.answerBy === undefined ? null : new Date(input.answerBy)
  if (wanted !== null && wanted <= at.now) throw at.refusal('answerInPast', { field: 'answerBy' })
  const request = {
    requestId: uuidv7(),
    code: await freeCode(at, facts.today),
    travelAgentId: at.travelAgent.travelAgentId,
    person: at.travelAgent.nameVi,
    checkIn,
    checkOut,
    message: input.message,
    currency: facts.currency,
    priceHoped: input.priceHoped,
    answerBy: answerDue({ askedAt: at.now, wanted, checkIn, timeZone: facts.timeZone }),
    lines: input.rooms.map((room, index) => lineOf(at, facts, { room, index, message: input.message })),
    now: at.now,
  }
  return { propertyId: facts.propertyId, request }
}

/** The property, if it is on sale to the agent; otherwise the answer is that of a property that does not exist. */
const factsOf = async (at: Request, input: Input, stay: { readonly checkIn: Day; readonly checkOut: Day }): Promise<PropertyFacts> => {
  const wanted = {
    propertyCode: input.property,
    roomPlanIds: input.rooms.flatMap(({ roomPlanId }) => roomPlanId ?? []),
    travelAgentId: at.travelAgent.travelAgentId,
    stays: [stay],
  }
  const [facts] = await stayFacts(at.tx, wanted, at.now)
  if (facts?.state !== 'onsite' || facts.agent?.active !== true) throw at.refusal('notFound', { field: 'property' })
  return facts
}

type Wanted = { readonly room: Input['rooms'][number]; readonly index: number; readonly message: string }

const lineOf = (at: Request, facts: PropertyFacts, { room, index, message }: Wanted): RequestLine => {
  const { roomPlanId = null, count: rooms, adults, childrenAges, extraBeds } = room
  const guests = { rooms, adults, childrenAges: [...childrenAges], extraBeds }
  if (roomPlanId === null) {
    if (message === '') throw at.refusal('wishMissing', { field: 'message' })
    return { roomPlanId, roomTypeId: null, roomType: nameless, ratePlan: nameless, ...guests }
  }
  const roomPlan = facts.roomPlans.find((one) => one.roomPlanId === roomPlanId)
  const roomType = facts.roomTypes.find((one) => one.roomTypeId === roomPlan?.roomTypeId)
  const plan = facts.plans.find((one) => one.planId === roomPlan?.planId)
  if (!roomType || !plan) throw at.refusal('notFound', { field: `rooms.${index}.roomPlanId` })
  return { roomPlanId, roomTypeId: roomType.roomTypeId, roomType: roomType.name, ratePlan: plan.name, ...guests }
}

const nameless = { vi: '', en: '' }

const digits = [4, 5, 7, 9]

/** A free code: the later ones have longer numbers, in case the shorter ones are taken. */
const freeCode = async (at: Request, today: Day): Promise<string> => {
  const possible = digits.map((count) => requestCode(today, String(randomInt(10 ** count)).padStart(count, '0')))
  return freeCodes(await requestCodesTaken(at.tx, possible))(possible)
}
