import { stateTold } from '#diary/property-told.ts'
import { paymentMethods } from '@innkeeper/rules/payment/payment-methods'
import { currencies } from '@innkeeper/rules/money/currency'
import { bookingStates } from '@innkeeper/rules/booking/booking-states'
import { completenessFlags, missingParts } from '@innkeeper/rules/completeness/completeness'
import { nextSteps } from '@innkeeper/rules/completeness/next-step'
import { periodUnits } from '@innkeeper/rules/days/periods'
import { contractStates } from '@innkeeper/rules/e-contract/contract-states'
import { propertyActs, propertyStates } from '@innkeeper/rules/property/property-states'
import { noResultReasons } from '@innkeeper/rules/site/site-counts'
import { z } from 'zod'
import { call } from '#call.ts'
import { field } from '#field.ts'
import { say } from '#say.ts'
import { nameShape } from '#shapes/stay-shapes.ts'

const view = { who: 'property', codes: ['DASHBOARD_1'] } as const
/** Guests, money and bookings need the right to see the list of bookings. */
const viewBookings = { who: 'property', codes: ['DASHBOARD_1', 'BOOKING_LIST_1'] } as const

const day = z.iso.date()
const currency = z.enum(currencies)
const state = z.enum(propertyStates)
const flag = z.enum(completenessFlags)

// The completeness of a property: the nine flags by their names, what each lacks, and what is next.
const completenessShape = z.object({
  hotelInfo: z.boolean(),
  room: z.boolean(),
  hotelImage: z.boolean(),
  roomPlan: z.boolean(),
  hotelConfig: z.boolean(),
  cancelPolicy: z.boolean(),
  paymentGateway: z.boolean(),
  econtract: z.boolean(),
  paymentPolicy: z.boolean(),
  items: z.array(
    z.object({
      flag,
      ok: z.boolean(),
      /** False if the item does not apply to the property, such as rooms in a park; it then counts as done. */
      applies: z.boolean(),
      missing: z.array(z.enum(missingParts)),
    }),
  ),
  done: z.int(),
  complete: z.boolean(),
  /** The status of the property by its stored facts. */
  state,
  next: z.object({ step: z.enum(nextSteps), flag: flag.nullable() }),
})

const guestRow = z.object({
  code: z.string(),
  guestName: z.string(),
  state: z.enum(bookingStates),
  checkIn: day,
  checkOut: day,
  nights: z.int(),
  rooms: z.array(z.object({ count: z.int(), roomType: nameShape })),
  guests: z.int(),
  currency,
  owed: z.int(),
  paymentMethod: z.enum(paymentMethods),
})

const guestsOfDay = z.object({ bookings: z.int(), rooms: z.int(), rows: z.array(guestRow) })

const roomSums = z.object({
  sold: z.int(),
  /** The available room nights. */
  rooms: z.int(),
  revenue: z.int(),
  adr: z.int().nullable(),
  revpar: z.int().nullable(),
})

/** The sums of some nights, and of the same nights last year; `lastYear` is null if no rooms were recorded then. */
const comparedSums = z.object({ now: roomSums, lastYear: roomSums.nullable() })

// The kinds of bookings that the property has to act on.
const waitingKinds = ['leavingOwing', 'arrivingOwing', 'paymentFailed'] as const

export const dashboardCalls = {
  'dashboard/info-status': call({
    words: say('Mức đầy đủ của thông tin', 'How complete the information is'),
    kind: 'read',
    method: 'GET',
    access: view,
    input: z.strictObject({}),
    output: completenessShape,
    refusals: [],
  }),
  'dashboard/hotel-status': call({
    words: say('Trạng thái của chỗ nghỉ', 'The status of the property'),
    kind: 'read',
    method: 'GET',
    access: view,
    input: z.strictObject({}),
    output: z.object({
      state,
      /** When it entered this state; null where it was not recorded. */
      since: z.string().nullable(),
      /** The moment by which the platform promised to answer, while it waits for approval. */
      answerBy: z.string().nullable(),
      /** What the platform wrote when it sent the property back. */
      sentBackNote: z.string(),
      takenOffBy: z.enum(['property', 'platform']).nullable(),
      contract: z.object({ state: z.enum(contractStates), endsOn: day.nullable() }),
      certificate: z.object({ verdict: z.enum(['verified', 'refused']).nullable(), verifyBy: z.string(), note: z.string() }).nullable(),
      /** The acts that the property may do now; where it may not, the reason is a refusal's key. */
      acts: z.array(z.object({ act: z.enum(propertyActs), ok: z.boolean(), reason: z.string().nullable() })),
    }),
    refusals: [],
  }),
  'dashboard/confirm-hotel-info': call({
    words: say('Xác nhận bán phòng', 'Confirm to sell rooms'),
    kind: 'change',
    method: 'GET',
    access: { who: 'property', codes: ['DASHBOARD_1', 'DASHBOARD_2'] },
    input: z.strictObject({}),
    output: z.object({ state }),
    refusals: ['propertyIncomplete', 'moveNotAllowed'],
    diary: say('Xác nhận bán phòng {subject}', 'Confirmed to sell rooms of {subject}'),
    record: { kind: 'property' },
    tells: stateTold,
    idempotency: 'optional',
    stales: ['supplier', 'login', 'notification'],
  }),
  'dashboard/revenue-status': call({
    words: say('Doanh thu theo ngày ở', 'Revenue by nights stayed'),
    kind: 'read',
    method: 'GET',
    access: viewBookings,
    input: z.strictObject({ by: field.choice(say('Theo', 'By'), periodUnits).default('month') }),
    output: z.object({
      currency,
      today: day,
      /** The total of each booking is split over its nights; `nights` counts room nights. */
      periods: z.array(z.object({ from: day, to: day, revenue: z.int(), nights: z.int(), lastYear: z.int(), lastYearNights: z.int() })),
      /** The number of bookings of these periods in another currency; they are left out. */
      otherCurrency: z.int(),
    }),
    refusals: [],
  }),
  'dashboard/booking-status': call({
    words: say('Đặt phòng theo trạng thái', 'Bookings by status'),
    kind: 'read',
    method: 'GET',
    access: viewBookings,
    input: z.strictObject({}),
    /** The bookings that arrive from 30 days ago to 30 days from today. */
    output: z.object({
      from: day,
      to: day,
      total: z.int(),
      states: z.array(z.object({ state: z.enum(bookingStates), bookings: z.int() })),
    }),
    refusals: [],
  }),
  'dashboard/today': call({
    words: say('Hôm nay', 'Today'),
    kind: 'read',
    method: 'GET',
    access: viewBookings,
    input: z.strictObject({}),
    output: z.object({ today: day, arrivals: guestsOfDay, departures: guestsOfDay }),
    refusals: [],
  }),
  'dashboard/room-averages': call({
    words: say('Giá bình quân và doanh thu mỗi phòng', 'Average rate and revenue per room'),
    kind: 'read',
    method: 'GET',
    access: viewBookings,
    input: z.strictObject({}),
    /**
     * Room revenue is the price of the rooms less promotions, without services, gift codes and taxes that are added to it. ADR is this sum
     * divided by the room nights sold, RevPAR by the room nights available. Only bookings that count as revenue and are in the property's
     * currency are included.
     */
    output: z.object({ currency, today: day, tonight: comparedSums, ahead: comparedSums }),
    refusals: [],
  }),
  'dashboard/waiting': call({
    words: say('Việc đang chờ', 'What waits'),
    kind: 'read',
    method: 'GET',
    access: viewBookings,
    input: z.strictObject({}),
    /**
     * The numbers of bookings that leave today and are not fully paid, that arrive by `soon` and are not fully paid, and that are upcoming
     * and whose payment failed.
     */
    output: z.object({ today: day, soon: day, bookings: z.record(z.enum(waitingKinds), z.int()) }),
    refusals: [],
  }),
  'dashboard/occupancy': call({
    words: say('Lấp đầy 30 đêm tới', 'Occupancy of the next 30 nights'),
    kind: 'read',
    method: 'GET',
    access: view,
    input: z.strictObject({}),
    output: z.object({
      today: day,
      /** Rooms of the types on sale, and the rooms still free tonight. */
      rooms: z.int(),
      vacantTonight: z.int(),
      /**
       * `soldBefore` is the number sold at the start of the day `since`; `lastYear` is the number sold on `sameNight`, null if it was not
       * recorded.
       */
      nights: z.array(z.object({ night: day, sold: z.int(), soldBefore: z.int(), lastYear: z.int().nullable(), sameNight: day })),
      since: day,
      /** Room nights sold minus those cancelled, on each of the last seven days and so far today. */
      pickup: z.array(z.object({ day, nights: z.int() })),
    }),
    refusals: [],
  }),
  'dashboard/site-visits': call({
    words: say('Lượt xem trang đặt phòng', 'What the booking site does'),
    kind: 'read',
    method: 'GET',
    access: { who: 'property', codes: ['BE_SETTINGS_1'] },
    input: z.strictObject({ days: field.count(say('Số ngày đến hôm nay', 'Days until today'), { min: 1, max: 366 }).default(30) }),
    /**
     * Numbers by day, counted by the server, at most a minute late: views of the first page, searches there, those without a result, stays
     * chosen, booking forms sent. At a park, views of the first page and of its products, those for a day, those of a day without tickets,
     * tickets chosen, forms sent. `booked` are the bookings made without an agent on that day, `paid` those of them that are confirmed now.
     */
    output: z.object({
      from: day,
      to: day,
      days: z.array(
        z.object({
          day,
          view: z.int(),
          search: z.int(),
          noResult: z.int(),
          chosen: z.int(),
          started: z.int(),
          booked: z.int(),
          paid: z.int(),
        }),
      ),
      /** Why searches found nothing, the most frequent reason first; reasons that did not occur are left out. */
      reasons: z.array(z.object({ reason: z.enum(noResultReasons), searches: z.int() })),
    }),
    refusals: [],
  }),
}
