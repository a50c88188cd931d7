import { randomUUID } from 'node:crypto'
import { guestCalls } from '@innkeeper/protocol/calls/support/guest'
import { speak } from '@innkeeper/protocol/say'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { nothingSent, type Sent } from '../pages/fields.ts'
import { findPage, myBookingPage } from '../pages/my-booking-page.ts'
import { guestsRead } from '../read-site.ts'
import { pageLimit as config, placeOf, sendPage, type PageRequest, type Render } from '../serve-page.ts'
import { sitePath } from '../site-place.ts'
import { siteWords } from '../site-words.ts'
import { asker } from './ask-call.ts'
import { sentBack, type FormRoute } from './form-sent.ts'
import { leaveBooking, openedBooking, rememberBooking, type OpenedBooking } from './opened-booking.ts'

const calls = {
  booking: { path: 'guest/booking', output: guestCalls['guest/booking'].output },
  cancel: { path: 'guest/cancel', output: guestCalls['guest/cancel'].output },
} as const

/** Mounts the page on which a guest opens a booking, reads it and cancels it. */
export const mountMine = (app: FastifyInstance, render: Render): void => {
  const ask = asker(app)
  const show = async (request: PageRequest, reply: FastifyReply, { opened, sent = nothingSent, status = 200 }: Shown) => {
    const place = placeOf(request)
    const answered =
      opened === null ? null : await ask(calls.booking, { property: request.params.code, ...opened }, { request, language: place.language })
    const problem = answered !== null && answered.data === null ? speak(siteWords.noSuchBooking, place.language) : undefined
    const told = problem === undefined ? sent : { values: { ...opened }, problems: { '': problem } }
    const page = await render(request, async ({ tx, look, now }) => {
      const property = await guestsRead(tx, now, { evenClosed: true })
      if (property === null) return null
      const shown = { place, look, property, sent: told }
      return answered?.data ? myBookingPage(shown, answered.data) : findPage(shown)
    })
    if (answered?.data && opened !== null) rememberBooking(request, reply, opened)
    return sendPage(request, reply, page, { status: problem === undefined ? status : 404 })
  }
  app.get('/book/:code/mine', { config }, (request: PageRequest, reply) => show(request, reply, { opened: openedBooking(request) }))
  app.post<FormRoute>('/book/:code/mine', { config }, async (request, reply) => {
    const here = sitePath(placeOf(request), '/mine')
    const { code = '', email = '', reason = '' } = request.body
    if (request.query['act'] === 'leave') return leaveBooking(request, reply).redirect(here, 303)
    if (request.query['act'] !== 'cancel') return show(request, reply, { opened: { code, email } })
    const opened = openedBooking(request)
    if (opened === null) return reply.redirect(here, 303)
    const { language } = placeOf(request)
    const answered = await ask(calls.cancel, { property: request.params.code, ...opened, reason }, { request, language, key: randomUUID() })
    if (answered.data !== null) return reply.redirect(here, 303)
    return show(request, reply, { opened, sent: sentBack(request.body, answered), status: answered.status })
  })
}

type Shown = { readonly opened: OpenedBooking | null; readonly sent?: Sent; readonly status?: number }
