import { randomUUID } from 'node:crypto'
import { guestTicketCalls } from '@innkeeper/protocol/calls/support/guest-tickets'
import { speak } from '@innkeeper/protocol/say'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { nothingSent, type Sent } from '../pages/fields.ts'
import { guestsRead } from '../read-site.ts'
import { asker } from '../reserve/ask-call.ts'
import { sentBack, type FormRequest, type FormRoute } from '../reserve/form-sent.ts'
import { leaveBooking, openedBooking, rememberBooking, type OpenedBooking } from '../reserve/opened-booking.ts'
import { sendFile } from '../reserve/send-file.ts'
import { formLimit, pageLimit as config, placeOf, sendPage, type PageRequest, type Render } from '../serve-page.ts'
import { sitePath } from '../site-place.ts'
import { findTicketsPage, visitPage } from './pages/visit-page.ts'
import { parkWords } from './park-words.ts'

const calls = {
  booking: { path: 'guest/ticket-booking', output: guestTicketCalls['guest/ticket-booking'].output },
  file: { path: 'guest/ticket-file', output: guestTicketCalls['guest/ticket-file'].output },
  cancel: { path: 'guest/ticket-cancel', output: guestTicketCalls['guest/ticket-cancel'].output },
} as const

/** Mounts the page on which a guest opens tickets, reads them, takes their files and cancels them. */
export const mountVisit = (app: FastifyInstance, render: Render): void => {
  const ask = asker(app)
  const show = showVisit(ask, render)
  app.get('/book/:code/visit', { config }, async (request: PageRequest, reply) => {
    const opened = openedBooking(request)
    const form = forms.find((one) => one === request.query['file'])
    if (opened === null || form === undefined) return show(request, reply, { opened })
    const { language } = placeOf(request)
    const asked = { property: request.params.code, ...opened, form, language, part: Number(request.query['part'] ?? 1) }
    const { data } = await ask(calls.file, asked, { request, language })
    return data === null ? show(request, reply, { opened }) : sendFile(reply, data)
  })
  app.post<FormRoute>('/book/:code/visit', { config: formLimit }, async (request, reply) => {
    const here = sitePath(placeOf(request), '/visit')
    const { code = '', email = '' } = request.body
    const act = acts.find((one) => one === request.query['act'])
    if (act === undefined) return show(request, reply, { opened: { code, email } })
    if (act === 'leave') return leaveBooking(request, reply).redirect(here, 303)
    const opened = openedBooking(request)
    return opened === null ? reply.redirect(here, 303) : cancelFromForm(request, reply, { ask, show, opened })
  })
}

type Ask = ReturnType<typeof asker>
type Show = ReturnType<typeof showVisit>
type Shown = { readonly opened: OpenedBooking | null; readonly sent?: Sent; readonly status?: number }

/** Shows the open tickets, or the form that opens some. */
const showVisit =
  (ask: Ask, render: Render) =>
  async (request: PageRequest, reply: FastifyReply, { opened, sent = nothingSent, status = 200 }: Shown) => {
    const { language } = placeOf(request)
    const asked = opened === null ? null : { property: request.params.code, ...opened }
    const answered = asked === null ? null : await ask(calls.booking, asked, { request, language })
    const problem = answered !== null && answered.data === null ? speak(parkWords.noSuch, language) : undefined
    const told = problem === undefined ? sent : { values: { ...opened }, problems: { '': problem } }
    const page = await render(
      request,
      async ({ tx, place, look, now }) => {
        const property = await guestsRead(tx, now, { evenClosed: true })
        if (property === null) return null
        const shown = { place, look, property, sent: told }
        return answered?.data ? visitPage(shown, answered.data) : findTicketsPage(shown)
      },
      'playground',
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
  if (answered.data !== null) return reply.redirect(sitePath(place, '/visit'), 303)
  return show(request, reply, { opened, sent: sentBack(request.body, answered), status: answered.status })
}

const acts = ['leave', 'cancel'] as const
const forms = ['pdf', 'calendar'] as const
