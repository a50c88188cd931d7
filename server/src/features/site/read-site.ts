import type { Language } from '@innkeeper/protocol/say'
import { addDays, eachDay, lastOfMonth, type Day } from '@innkeeper/rules/days/day'
import type { SiteLook } from '@innkeeper/rules/site-look/site-look'
import { cheapestFrom } from '@innkeeper/rules/stay/cheapest-from'
import type { StayDates } from '@innkeeper/rules/stay/join-stays'
import { buyerOf } from '#features/bookings/check-stay/buyer.reads.ts'
import { stayFacts, type PropertyFacts } from '#features/bookings/check-stay/stay-facts.reads.ts'
import { offersOf } from '#features/review/offers.reads.ts'
import { roomWords } from '#features/review/property-words.reads.ts'
import { othersTurn } from '#kit/dear/others-turn.ts'
import { eachInTurn } from '#kit/transaction/each-in-turn.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { readAbout } from './read-about.ts'
import type { SiteAsked } from './site-asked.ts'

/** When a page is read, and for whom. */
type Asking = { readonly now: Date; readonly language: Language; readonly asked: SiteAsked } & EvenClosed

/** Whether a property that takes no bookings is read all the same: its people look at a draft. */
type EvenClosed = { readonly evenClosed?: boolean }

/** Everything that the first page of a property's site shows, in its look. */
export type SitePage = NonNullable<Awaited<ReturnType<typeof readSite>>> & { readonly look: SiteLook }

/** A room type on a property's site, with its offers where a stay is asked for. */
export type SiteRoom = SitePage['rooms'][number]

/** Reads the first page of the site of the property that the transaction is bound to; null while it is not on sale. */
export const readSite = async (tx: PropertyTx, { now, language, asked, evenClosed = false }: Asking) => {
  const rooms = await roomWords(tx)
  const facts = await factsOn(tx, {
    roomTypeIds: rooms.map(({ roomTypeId }) => roomTypeId),
    stays: asked.stay === null ? [] : [asked.stay],
    now,
    evenClosed,
  })
  if (facts === null) return null
  const { about, ofRoomType } = await readAbout(tx)
  return {
    facts,
    ...about,
    rooms: rooms.flatMap((room) => {
      const type = facts.roomTypes.find(({ roomTypeId }) => roomTypeId === room.roomTypeId)
      if (type === undefined) return []
      return {
        ...room,
        ...type,
        ...ofRoomType(room.roomTypeId),
        offered: asked.stay === null ? null : offersOf(facts, room.roomTypeId, guestsStay(asked, asked.stay), language),
      }
    }),
  }
}

/** The cheapest total per arrival day of a month; null where no stay of these nights can be booked from that day. */
export type ArrivalPrices = ReadonlyMap<Day, number | null>

type CalendarAsked = { readonly asked: SiteAsked; readonly month: Day; readonly nights: number; readonly now: Date } & EvenClosed

/** Reads what the cheapest stay of some nights costs, for each arrival day of a month from today on; null while the property is not on sale. */
export const readCalendar = async (
  tx: PropertyTx,
  { asked, month, nights, now, evenClosed = false }: CalendarAsked,
): Promise<{ readonly facts: PropertyFacts; readonly prices: ArrivalPrices } | null> => {
  const rooms = await roomWords(tx)
  const stays = [{ checkIn: month, checkOut: addDays(lastOfMonth(month), nights) }]
  const facts = await factsOn(tx, { roomTypeIds: rooms.map(({ roomTypeId }) => roomTypeId), stays, now, evenClosed })
  if (facts === null) return null
  const prices = new Map<Day, number | null>()
  const arrivals = eachDay(month, lastOfMonth(month)).filter((arrival) => arrival >= facts.today)
  await eachInTurn(arrivals, async (arrival) => {
    const { rooms: guests, buyer } = guestsStay(asked, { checkIn: arrival, checkOut: arrival })
    prices.set(arrival, cheapestFrom(facts, arrival, { nights, rooms: guests, buyer, today: facts.today }, facts.offers))
    await othersTurn()
  })
  return { facts, prices }
}

/** Whether the property takes bookings on its site now. */
export const isOpen = async (tx: PropertyTx, now: Date): Promise<boolean> => (await guestsRead(tx, now)) !== null

/** The property as the frame of a page needs it; null while it takes no bookings, unless the page is for bookings that were made. */
export const guestsRead = async (tx: PropertyTx, now: Date, { evenClosed = false } = {}): Promise<PropertyFacts | null> => {
  const [facts] = await stayFacts(tx, { roomTypeIds: [], stays: [], propertyIds: [tx.propertyId], travelAgentId: null }, now)
  return facts === undefined || !(evenClosed || isSelling(facts)) ? null : facts
}

const isSelling = ({ state, contractSigned }: PropertyFacts): boolean => state === 'onsite' && contractSigned

type Wanted = {
  readonly roomTypeIds?: readonly string[]
  readonly roomPlanIds?: readonly string[]
  readonly serviceCodes?: readonly string[]
  readonly stays: readonly StayDates[]
  readonly now: Date
} & EvenClosed

/** The facts of the property for guests; null while it takes no bookings. */
export const factsOn = async (tx: PropertyTx, { now, evenClosed = false, ...wanted }: Wanted): Promise<PropertyFacts | null> => {
  const [facts] = await stayFacts(tx, { ...wanted, propertyIds: [tx.propertyId], travelAgentId: null }, now)
  return facts !== undefined && (evenClosed || isSelling(facts)) ? facts : null
}

/** A stay as a guest on the site buys it. */
export const guestsStay = ({ rooms, typed }: SiteAsked, dates: StayDates) => ({
  ...dates,
  rooms,
  buyer: buyerOf(null, { channel: 'website', ...(typed.coupon !== '' && { promotionCode: typed.coupon }) }),
})
