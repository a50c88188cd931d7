import { guestCalls } from '@innkeeper/protocol/calls/support/guest'
import type { CallOutput } from '@innkeeper/protocol/catalogue'
import type { FastifyInstance } from 'fastify'
import type { Sent } from '../pages/fields.ts'
import { myBookingPage } from '../pages/mine/my-booking-page.ts'
import { placeOf, type PageRoute } from '../serve-page.ts'
import type { SiteMount } from '../site-mount.ts'
import { sitePath } from '../site-place.ts'
import { siteWords } from '../site-words.ts'
import { asker } from './ask-call.ts'
import { changeFromForm } from './change-routes.ts'
import type { FormRoute } from './form-sent.ts'
import { openedBooking } from './opened-booking.ts'
import { ownRoutes, type Own } from './own-routes.ts'

const mine: Own<CallOutput<'guest/booking'>> = {
  path: '/mine',
  words: siteWords,
  kind: 'hotel',
  calls: {
    booking: { path: 'guest/booking', output: guestCalls['guest/booking'].output },
    file: { path: 'guest/confirmation', output: guestCalls['guest/confirmation'].output },
    cancel: { path: 'guest/cancel', output: guestCalls['guest/cancel'].output },
  },
  fileOf: () => ({}),
  page: (shown, booking) => myBookingPage({ ...shown, changing: null }, booking),
}

/** Mounts the page on which a guest opens a booking, reads it, takes its files, changes it and cancels it. */
export const mountMine = (app: FastifyInstance, { render, limits }: SiteMount): void => {
  const ask = asker(app)
  const { show, read, take } = ownRoutes(mine, { ask, render })
  app.get<PageRoute>('/book/:code/mine', limits.page, read)
  app.post<FormRoute>('/book/:code/mine', limits.form, async (request, reply) => {
    const { act } = request.query
    if (act !== 'preview' && act !== 'change') return take(request, reply)
    const opened = openedBooking(request)
    if (opened === null) return reply.redirect(sitePath(placeOf(request), '/mine'), 303)
    const refuse = (changing: Sent, status: number) =>
      show(request, reply, { opened, status, page: (shown, booking) => myBookingPage({ ...shown, changing }, booking) })
    return changeFromForm(request, reply, { ask, render, opened, refuse })
  })
}
