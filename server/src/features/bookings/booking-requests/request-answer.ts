import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { requestStatusOf } from '@innkeeper/rules/booking-request/request-states'
import { anyRoomWords } from '@innkeeper/protocol/words/sale/request-words'
import { languages, type Saying } from '@innkeeper/protocol/say'
import { offerAnswer } from '../booking-offers/offer-answer.ts'
import type { StoredOffer } from '../booking-offers/offers.store.ts'
import type { ThreadEvent } from './request-thread.store.ts'
import type { StoredRequest } from './requests.store.ts'

type Row = CallOutput<'request-booking/search'>[number]

/** A request as the list shows it, with the fields of the specification. */
export const requestRow = (request: StoredRequest): Row => ({
  requestCode: request.code,
  createdRequest: timestampIn(request.property.timeZone, request.createdAt),
  checkinDate: request.checkIn,
  checkoutDate: request.checkOut,
  requestStatus: requestStatusOf(request.state),
  connect: request.connect,
  agents: languages.map((lang) => ({ lang, name: request.agent[lang] })),
  requestLine: request.lines.map((line) => ({
    rooms: languages.map((lang) => ({ lang, planName: line.ratePlan[lang], roomName: roomName(line.roomType)[lang] })),
    roomNumber: line.rooms,
  })),
  answerBy: request.answerBy,
  heldUntil: request.heldUntil,
  endedBecause: request.endedBecause,
})

/** The name of a line's room type; a line without one says so. */
export const roomName = (roomType: Saying): Saying => (roomType.vi === '' ? anyRoomWords : roomType)

/** "createdRequest (YYYY-MM-DD HH:mm:ss)", in the property's zone; the Swedish locale writes moments so. */
const timestampIn = (timeZone: string, moment: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(new Date(moment))

type Told = { readonly thread: readonly ThreadEvent[]; readonly offers: readonly StoredOffer[] }

/** A request as its agent reads it. */
export const agentRequest = (request: StoredRequest, { thread, offers }: Told): CallOutput<'distribution/request'> => ({
  code: request.code,
  state: request.state,
  endedBecause: request.endedBecause,
  property: { code: request.property.code, name: request.property.name },
  checkIn: request.checkIn,
  checkOut: request.checkOut,
  rooms: request.lines.map(({ roomTypeId: _roomTypeId, rooms, ...line }) => ({ ...line, count: rooms })),
  message: request.message,
  currency: request.currency,
  priceHoped: request.priceHoped,
  answerBy: request.answerBy,
  bookingCode: request.bookingCode,
  offers: offers.map((offer) => offerAnswer(request, offer)),
  // The names of the property's people are not the agent's business.
  thread: thread.map(({ requestId: _requestId, person: _person, ...event }) => event),
  createdAt: request.createdAt,
})
