import { randomUUID } from 'node:crypto'
import { guestCalls } from '@innkeeper/protocol/calls/support/guest'
import { speak } from '@innkeeper/protocol/say'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { nothingSent, type Sent } from '../pages/fields.ts'
import { findPage, myBookingPage } from '../pages/mine/my-booking-page.ts'
import { guestsRead } from '../read-site.ts'
import { formLimit, pageLimit as config, placeOf, sendPage, type PageRequest, type Render } from '../serve-page.ts'
import { sitePath } from '../site-place.ts'
import { siteWords } from '../site-words.ts'
import { asker } from './ask-call.ts'
import { changeFromForm } from './change-routes.ts'
import { sentBack, type FormRequest, type FormRoute } from './form-sent.ts'
import { sendFile } from './send-file.ts'
import { leaveBooking, openedBooking, rememberBooking, type OpenedBooking } from './opened-booking.ts'

const calls = {
  booking: { path: 'guest/booking', output: guestCalls['guest/booking'].output },
  confirmation: { path: 'guest/confirmation', output: guestCalls['guest/confirmation'].output },
  cancel: { path: 'guest/cancel', output: guestCalls['guest/cancel'].output },
} as const

/** Mounts the page on which a guest opens a booking, reads it, takes its files, changes it and cancels it. */
export const mountMine = (app: FastifyInstance, render: Render): void => {
  const ask = asker(app)
  const show = showMine(ask, render)
  app.get('/book/:code/mine', { config }, async (request: PageRequest, reply) => {
    const opened = openedBooking(request)
    const form = forms.find((one) => one === request.query['file'])
    if (opened === null || form === undefined) return show(request, reply, { opened })
    const { language } = placeOf(request)
    const { data } = await ask(calls.confirmation, { property: request.params.code, ...opened, form, language }, { request, language })
    return data === null ? show(request, reply, { opened }) : sendFile(reply, data)
  })
  app.post<FormRoute>('/book/:code/mine', { config: formLimit }, async (request, reply) => {
    const here = sitePath(placeOf(request), '/mine')
    const { code = '', email = '' } = request.body
    const act = acts.find((one) => one === request.query['act'])
    if (act === undefined) return show(request, reply, { opened: { code, email } })
    if (act === 'leave') return leaveBooking(request, reply).redirect(here, 303)
    const opened = openedBooking(request)
    if (opened === null) return reply.redirect(here, 303)
    if (act === 'cancel') return cancelFromForm(request, reply, { ask, show, opened })
    const refuse = (changing: Sent, status: number) => show(request, reply, { opened, changing, status })
    return changeFromForm(request, reply, { ask, render, opened, refuse })
  })
}

type Ask = ReturnType<typeof asker>
type Show = ReturnType<typeof showMine>

/** Shows the open booking, or the form that opens one. */
const showMine =
  (ask: Ask, render: Render) =>
  async (request: PageRequest, reply: FastifyReply, { opened, sent = nothingSent, changing = null, status = 200 }: Shown) => {
    const place = placeOf(request)
    const answered =
      opened === null ? null : await ask(calls.booking, { property: request.params.code, ...opened }, { request, language: place.language })
    const problem = answered !== null && answered.data === null ? speak(siteWords.noSuchBooking, place.language) : undefined
    const told = problem === undefined ? sent : { values: { ...opened }, problems: { '': problem } }
    const page = await render(
      request,
      async ({ tx, look, now }) => {
        const property = await guestsRead(tx, now, { evenClosed: true })
        if (property === null) return null
        const shown = { place, look, property, sent: told, changing }
        return answered?.data ? myBookingPage(shown, answered.data) : findPage(shown)
      },
      'hotel',
    )
    if (answered?.data && opened !== null) rememberBooking(request, reply, opened)
    return sendPage(request, reply, page, { status: problem === undefined ? status : 404 })
  }

type Cancelling = { readonly ask: Ask; readonly show: Show; readonly opened: OpenedBooking }

const cancelFromForm = async (request: FormRequest, reply: FastifyReply, { ask, show, opened }: Cancelling) => {
  const place = placeOf(request)
  const { reason = '' } = request.body
  const asked = { property: request.params.code, ...opened, reason }
  const answered = await ask(calls.cancel, asked, { request, language: place.language, key: randomUUID() })
  if (answered.data !== null) return reply.redirect(sitePath(place, '/mine'), 303)
  return show(request, reply, { opened, sent: sentBack(request.body, answered), status: answered.status })
}

type Shown = {
  readonly opened: OpenedBooking | null
  readonly sent?: Sent
  readonly changing?: Sent | null
  readonly status?: number
}

const acts = ['leave', 'cancel', 'preview', 'change'] as const
const forms = ['pdf', 'calendar'] as const
