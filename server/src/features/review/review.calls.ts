import type { CallRequest } from '@innkeeper/protocol/catalogue'
import { blockAnswers, lineAnswer, paymentAnswers, priceAnswer } from '@innkeeper/protocol/shapes/stay-answers'
import { toDay } from '@innkeeper/rules/days/day'
import { quoteStay } from '@innkeeper/rules/stay/quote-stay'
import { longestStay, whyNotStayDates } from '@innkeeper/rules/stay/stay-dates'
import type { At } from '#kit/call/at.ts'
import { implement } from '#kit/call/implement.ts'
import { amenitiesShown } from '#features/amenities/amenities.reads.ts'
import { paymentsOf } from '#features/bookings/book/agreed-payments.reads.ts'
import { bookedLine } from '#features/bookings/book/quoted-lines.reads.ts'
import { buyerOf } from '#features/bookings/check-stay/buyer.reads.ts'
import { servedStay } from '#features/bookings/check-stay/served-stay.reads.ts'
import { stayFacts, type PropertyFacts } from '#features/bookings/check-stay/stay-facts.reads.ts'
import { photosShown } from '#features/images/photos/images.reads.ts'
import { placesNearby } from '#features/nearby/nearby.reads.ts'
import { offersOf } from './offers.reads.ts'
import { ownWords, roomWords, type OwnWords, type RoomWords } from './property-words.reads.ts'

type Asking = At<'review/detail'> | At<'review/change-quantity'>

/** The property as a travel agent sees it, and the price of the chosen rooms. */
export const reviewCalls = implement({
  'review/detail': async (at, input) => {
    const rooms = await roomWords(at.tx)
    const roomTypeIds = rooms.map(({ roomTypeId }) => roomTypeId)
    const [facts, words] = await Promise.all([factsOf(at, input, { roomTypeIds }), ownWords(at.tx)])
    const [photos, amenities, nearby] = await Promise.all([
      photosShown(at.tx),
      amenitiesShown(at.tx),
      placesNearby(at.tx, positionOf(words)),
    ])
    return {
      state: facts.state,
      onSale: facts.state === 'onsite' && facts.contractSigned,
      property: { ...pageHead(facts), ...wordsShown(words) },
      photos: photos.own,
      amenities: amenities.own,
      nearby: nearby.map(({ id, nameVi, nameEn, kind, distance, travel }) => ({
        id,
        name: { vi: nameVi, en: nameEn },
        kind,
        distance,
        travel,
      })),
      roomTypes: rooms.map((room) => ({
        ...room,
        ...roomFacts(facts, room),
        amenities: amenities.ofRoomType(room.roomTypeId),
        photos: photos.ofRoomType(room.roomTypeId),
        ...offersOf(onceOnSale(facts), room.roomTypeId, offeredTo(facts, stayOf(input)), at.language),
      })),
    }
  },

  'review/change-quantity': async (at, input) => {
    const facts = onceOnSale(await factsOf(at, input, { roomPlanIds: input.rooms.map(({ roomPlanId }) => roomPlanId) }))
    const stay = stayOf(input)
    const rooms = input.rooms.flatMap(({ roomPlanId, quantity }) => Array.from({ length: quantity }, () => ({ ...stay.room, roomPlanId })))
    const { offers } = servedStay(facts, { ...stay, rooms })
    const quote = quoteStay(facts, { ...stay, rooms, agentActive: true, today: facts.today, buyer: buyerOf(facts.agent, {}) }, offers)
    if (quote === null) throw at.refusal('notFound', { field: 'rooms' })
    const { price, lines } = quote
    return {
      bookable: quote.bookable,
      blocked: blockAnswers(
        lines.map(({ roomPlan: { roomPlanId }, verdict }) => ({ roomPlanId, verdict })),
        at.language,
      ),
      lines: lines.map((line) => lineAnswer(bookedLine(line), stay.checkIn, facts.currency)),
      currency: facts.currency,
      price: price === null ? null : priceAnswer(price),
      payments: price === null ? [] : paymentAnswers(paymentsOf(facts, { lines, price }, { ...stay, now: at.now })),
    }
  },
})

type Stay = Pick<CallRequest<'review/detail'>, 'checkIn' | 'checkOut' | 'adults' | 'childrenAges'>

const stayOf = ({ checkIn, checkOut, adults, childrenAges }: Stay) => ({
  checkIn: toDay(checkIn),
  checkOut: toDay(checkOut),
  room: { adults, childrenAges, extraBeds: 0 },
})

const offeredTo = ({ agent }: PropertyFacts, { room, ...dates }: ReturnType<typeof stayOf>) => ({
  ...dates,
  rooms: [room],
  buyer: buyerOf(agent, {}),
})

const factsOf = async (
  at: Asking,
  input: Stay,
  wanted: { readonly roomTypeIds?: readonly string[]; readonly roomPlanIds?: readonly string[] },
): Promise<PropertyFacts> => {
  const stay = stayOf(input)
  const problem = whyNotStayDates(stay.checkIn, stay.checkOut)
  if (problem !== null) throw at.refusal(problem, { field: 'checkOut', values: { max: longestStay } })
  const here = { propertyIds: [at.tx.propertyId], travelAgentId: null, stays: [stay] }
  const [facts] = await stayFacts(at.tx, { ...wanted, ...here }, at.now)
  if (facts === undefined) throw at.refusal('notFound', { field: 'checkIn' })
  return facts
}

/** A property that is not on sale yet is shown as if it were: otherwise every offer would only say that it is not on sale. */
const onceOnSale = (facts: PropertyFacts): PropertyFacts => ({ ...facts, state: 'onsite', contractSigned: true })

const pageHead = (facts: PropertyFacts) => {
  const { name, kind, star, address, phone, email, checkInFrom, checkOutUntil, childAgeLimit, currency, taxChoice } = facts
  return { name, kind, star, address, phone, email, checkInFrom, checkOutUntil, childAgeLimit, currency, taxChoice }
}

const wordsShown = ({ typeCode, place, description, website }: OwnWords) => ({ typeCode, place, description, website })

const positionOf = ({ latitude, longitude }: OwnWords) => (latitude === null || longitude === null ? null : { latitude, longitude })

const roomFacts = (facts: PropertyFacts, { roomTypeId }: RoomWords) => {
  const room = facts.roomTypes.find((one) => one.roomTypeId === roomTypeId)
  if (room === undefined) throw new Error(`the facts lack room type ${roomTypeId}`)
  const { name, maxAdults, maxChildren, maxGuests } = room
  return { name, maxAdults, maxChildren, maxGuests }
}
