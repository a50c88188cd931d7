import { randomUUID } from 'node:crypto'
import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { speak } from '@innkeeper/protocol/say'
import type { PropertyKind } from '@innkeeper/rules/property/property-kind'
import type { FastifyReply } from 'fastify'
import { nothingSent, type Sent } from '../pages/fields.ts'
import { findOwnPage, type OwnPage, type OwnShown } from '../pages/mine/own-page.ts'
import { guestsRead } from '../read-site.ts'
import { placeOf, sendPage, type PageRequest, type Render } from '../serve-page.ts'
import { sitePath } from '../site-place.ts'
import type { Ask, Asked } from './ask-call.ts'
import { sentBack, type FormRequest } from './form-sent.ts'
import { leaveBooking, openedBooking, rememberBooking, type OpenedBooking } from './opened-booking.ts'
import { sendFile } from './send-file.ts'

/** What a guest booked alone, of rooms or of tickets: the calls that read it, give its files and cancel it, and its page. */
export type Own<Booking> = OwnPage & {
  readonly kind: PropertyKind
  readonly calls: {
    readonly booking: Asked<Booking>
    readonly file: Asked<CallOutput<'guest/confirmation'>>
    readonly cancel: Asked<unknown>
  }
  /** What else the call for a file is asked, from the address of the file. */
  readonly fileOf: (query: PageRequest['query']) => object
  readonly page: Page<Booking>
}

type Page<Booking> = (shown: OwnShown, booking: Booking) => string

type With = { readonly ask: Ask; readonly render: Render }
type Shown<Booking> = {
  readonly opened: OpenedBooking | null
  readonly sent?: Sent
  readonly status?: number
  /** Draws the booking where a form was refused that only this kind of booking has. */
  readonly page?: Page<Booking>
}

/** How a guest opens a booking, reads it, takes its files, cancels it, and closes it on the device. */
export const ownRoutes = <Booking>(own: Own<Booking>, { ask, render }: With) => {
  const show = showOwn(own, { ask, render })
  return {
    show,
    /** Sends the page, or a file of the open booking. */
    read: async (request: PageRequest, reply: FastifyReply) => {
      const opened = openedBooking(request)
      const form = forms.find((one) => one === request.query['file'])
      if (opened === null || form === undefined) return show(request, reply, { opened })
      const { language } = placeOf(request)
      const asked = { property: request.params.code, ...opened, form, language, ...own.fileOf(request.query) }
      const { data } = await ask(own.calls.file, asked, { request, language })
      return data === null ? show(request, reply, { opened }) : sendFile(reply, data)
    },
    /** Takes the form that closes the booking on the device, cancels it or, where the address names no act, opens one. */
    take: async (request: FormRequest, reply: FastifyReply) => {
      const { act } = request.query
      const { code = '', email = '', reason = '' } = request.body
      const place = placeOf(request)
      const here = sitePath(place, own.path)
      if (act === 'leave') return leaveBooking(request, reply).redirect(here, 303)
      if (act !== 'cancel') return show(request, reply, { opened: { code, email } })
      const opened = openedBooking(request)
      if (opened === null) return reply.redirect(here, 303)
      const asked = { property: request.params.code, ...opened, reason }
      const answered = await ask(own.calls.cancel, asked, { request, language: place.language, key: randomUUID() })
      if (answered.data !== null) return reply.redirect(here, 303)
      return show(request, reply, { opened, sent: sentBack(request.body, answered), status: answered.status })
    },
  }
}

/** Shows the open booking, or the form that opens one. */
const showOwn =
  <Booking>(own: Own<Booking>, { ask, render }: With) =>
  async (
    request: PageRequest,
    reply: FastifyReply,
    { opened, sent = nothingSent, status = 200, page = own.page }: Shown<Booking>,
  ): Promise<FastifyReply> => {
    const { path, words, kind } = own
    const { language } = placeOf(request)
    const asked = opened === null ? null : { property: request.params.code, ...opened }
    const answered = asked === null ? null : await ask(own.calls.booking, asked, { request, language })
    const problem = answered !== null && answered.data === null ? speak(words.noSuch, language) : undefined
    const told = problem === undefined ? sent : { values: { ...opened }, problems: { '': problem } }
    const rendered = await render(
      request,
      async ({ tx, place, look, now }) => {
        const property = await guestsRead(tx, now, { evenClosed: true })
        if (property === null) return null
        const shown = { path, words, place, look, property, sent: told }
        return answered?.data ? page(shown, answered.data) : findOwnPage(shown)
      },
      kind,
    )
    if (answered?.data && opened !== null) rememberBooking(request, reply, opened)
    return sendPage(request, reply, rendered, { status: problem === undefined ? status : 404 })
  }

const forms = ['pdf', 'calendar'] as const
