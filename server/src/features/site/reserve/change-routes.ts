import { guestCalls } from '@innkeeper/protocol/calls/support/guest'
import type { FastifyReply } from 'fastify'
import { changePage } from '../pages/mine/change-page.ts'
import type { Sent } from '../pages/fields.ts'
import { guestsRead } from '../read-site.ts'
import { placeOf, sendPage, type Render } from '../serve-page.ts'
import { sitePath } from '../site-place.ts'
import { randomUUID } from 'node:crypto'
import type { Ask } from './ask-call.ts'
import { changeAsked, changeFieldOf } from './change-asked.ts'
import { sentBack, type FormRequest } from './form-sent.ts'
import type { OpenedBooking } from './opened-booking.ts'

const calls = {
  booking: { path: 'guest/booking', output: guestCalls['guest/booking'].output },
  preview: { path: 'guest/preview-change', output: guestCalls['guest/preview-change'].output },
  change: { path: 'guest/change', output: guestCalls['guest/change'].output },
} as const

type With = {
  readonly ask: Ask
  readonly render: Render
  readonly opened: OpenedBooking
  /** Shows the booking again, with why the form was refused. */
  readonly refuse: (sent: Sent, status: number) => Promise<FastifyReply>
}

/** Shows what a change means, or makes it; what is refused comes back at its field. */
export const changeFromForm = async (request: FormRequest, reply: FastifyReply, { ask, render, opened, refuse }: With) => {
  const place = placeOf(request)
  const own = { property: request.params.code, ...opened }
  const how = { request, language: place.language }
  const booking = await ask(calls.booking, own, how)
  if (booking.data === null) return reply.redirect(sitePath(place, '/mine'), 303)
  const { guestName = '', total = '', seen = '' } = request.body
  const wanted = { ...own, ...changeAsked(request.body, booking.data) }
  if (request.query['act'] === 'change') {
    const key = randomUUID()
    const done = await ask(calls.change, { ...wanted, guestName, total: Number(total), seen }, { ...how, key })
    if (done.data !== null) return reply.redirect(sitePath(place, '/mine'), 303)
    return refuse(sentBack(request.body, done, changeFieldOf), done.status)
  }
  const preview = await ask(calls.preview, wanted, how)
  const { data } = preview
  if (data === null) return refuse(sentBack(request.body, preview, changeFieldOf), preview.status)
  const page = await render(
    request,
    async ({ tx, look, now }) => {
      const property = await guestsRead(tx, now, { evenClosed: true })
      return property === null ? null : changePage({ place, look, property, values: request.body }, data)
    },
    'hotel',
  )
  return sendPage(request, reply, page)
}
