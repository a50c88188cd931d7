import { mostBookingsCounted } from '@innkeeper/protocol/calls/platform/bookings'
import { implement } from '#kit/call/implement.ts'
import { mostRowsInFile, rowsForFile } from '#kit/records/pages.ts'
import { bookingDetail } from '../booking-detail.ts'
import { bookingOfCode } from '../bookings.store.ts'
import { platformBookingsFile } from './platform-bookings-file.ts'
import * as store from './platform-bookings.store.ts'

/** What the platform sees of bookings, at all properties. */
export const platformBookingCalls = implement({
  'supplier/booking/get-all': async (at, { limit, offset, ...asked }) => {
    const commonness = await store.commonnessOf(at.tx, asked)
    await store.planPage(at.tx, commonness)
    const rows = await store.platformBookingRows(at.tx, asked, { limit, offset })
    await store.planCount(at.tx, commonness)
    return { rows, ...(await store.countPlatformBookings(at.tx, asked, mostBookingsCounted + 1)) }
  },

  'supplier/booking/export': async (at, asked) => {
    const commonness = await store.commonnessOf(at.tx, asked)
    await store.planCount(at.tx, commonness)
    const counts = await store.countPlatformBookings(at.tx, asked, mostRowsInFile + 1)
    await store.planPage(at.tx, commonness)
    const rows = await rowsForFile(at, async (page) => ({ rows: await store.platformBookingRows(at.tx, asked, page), ...counts }))
    return platformBookingsFile(rows, at.language)
  },

  'supplier/booking/detail': async (at, { code }) => {
    const place = await store.propertyOfBooking(at.tx, code)
    if (place === undefined) throw at.refusal('notFound', { field: 'code' })
    const tx = await at.enter(place.propertyId)
    const booking = await bookingOfCode(tx, code)
    if (booking === undefined) throw at.refusal('notFound', { field: 'code' })
    const { emails: _emails, allowed: _allowed, ...detail } = await bookingDetail(tx, booking, at.now)
    const { ifCancelledToday: _cost, ifNoShow: _noShow, timeline, ...facts } = detail
    return {
      ...facts,
      timeline: timeline.filter(({ kind }) => kind !== 'noted'),
      property: { ...facts.property, id: place.propertyId, code: place.code },
    }
  },
})
