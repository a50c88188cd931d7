import { currencies } from '@innkeeper/rules/money/currency'
import { z } from 'zod'
import { call } from '#call.ts'
import { say } from '#say.ts'
import { nameShape } from '#shapes/stay-shapes.ts'

const view = { who: 'property', codes: ['DASHBOARD_1'] } as const
/** Money and bookings need the right to see the list of bookings. */
const viewBookings = { who: 'property', codes: ['DASHBOARD_1', 'BOOKING_LIST_1'] } as const

const day = z.iso.date()

/** What was sold for a day, how many visitors were let in on it, and what is left: the capacity less what is sold. */
const sums = { day, capacity: z.int(), sold: z.int(), left: z.int(), entered: z.int() }

const visits = { visitors: z.int(), revenue: z.int() }

/** The figures of a park's dashboard. "Today" is the park's own. */
export const parkDashboardCalls = {
  'dashboard/park-days': call({
    words: say('Vé hôm nay và những ngày tới', 'Tickets of today and the days ahead'),
    kind: 'read',
    method: 'GET',
    access: view,
    input: z.strictObject({}),
    output: z.object({
      today: day,
      days: z.array(z.object(sums)),
      products: z.array(
        z.object({
          id: z.uuid(),
          name: nameShape,
          slots: z.array(
            z.object({
              /** Empty for the whole day. */
              slot: z.string(),
              /** Its open days, and those on which tickets were sold or visitors let in all the same. */
              days: z.array(z.object({ ...sums, stopSell: z.boolean() })),
            }),
          ),
        }),
      ),
    }),
    refusals: [],
  }),
  'dashboard/park-visits': call({
    words: say('Khách và doanh thu theo ngày', 'Visitors and revenue by day'),
    kind: 'read',
    method: 'GET',
    access: viewBookings,
    input: z.strictObject({}),
    output: z.object({
      currency: z.enum(currencies),
      today: day,
      /** By the day of the visit. `lastYear` is of `sameDay`; null where nothing was recorded of last year's days. */
      days: z.array(z.object({ day, ...visits, sameDay: day, lastYear: z.object(visits).nullable() })),
      /** The number of bookings of these days in another currency; their money is left out. */
      otherCurrency: z.int(),
    }),
    refusals: [],
  }),
  'dashboard/park-waiting': call({
    words: say('Việc đang chờ ở công viên', 'What waits at a park'),
    kind: 'read',
    method: 'GET',
    access: viewBookings,
    input: z.strictObject({}),
    output: z.object({
      today: day,
      soon: day,
      /** Bookings that visit by `soon` and are not fully paid. */
      unpaid: z.int(),
      /** Refunds that were not paid back yet. */
      refunds: z.int(),
      until: day,
      /** Products that are offered and of which nothing can be bought from today to `until`. */
      notSold: z.array(z.object({ id: z.uuid(), name: nameShape })),
    }),
    refusals: [],
  }),
}
