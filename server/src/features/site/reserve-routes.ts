import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { guestCalls } from '@innkeeper/protocol/calls/support/guest'
import { speak } from '@innkeeper/protocol/say'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { keptText, sendKept } from '#kit/http/kept-text.ts'
import { asker, type Answered } from './ask-call.ts'
import { leaveBooking, openedBooking, rememberBooking, type OpenedBooking } from './opened-booking.ts'
import { nothingSent, type Sent } from './pages/fields.ts'
import { findPage, myBookingPage } from './pages/my-booking-page.ts'
import { noLongerPage } from './pages/no-longer-page.ts'
import { reservePage } from './pages/reserve-page.ts'
import { readOffer } from './read-offer.ts'
import { guestsRead } from './read-site.ts'
import { pageLimit as config, placeOf, sendPage, type PageRequest, type Render } from './serve-page.ts'
import { sitePath } from './site-place.ts'
import { siteAsked } from './site-asked.ts'
import { siteWords } from './site-words.ts'
import { solvingScript } from './solve-in-page.ts'

/** Mounts the pages on which a guest books, finds the booking again, and cancels it. Forms are sent to the calls of guests. */
export const mountReserving = async (app: FastifyInstance, render: Render): Promise<void> => {
  const script = keptText('text/javascript; charset=utf-8', solvingScript)
  app.get('/book/solve.js', (request, reply) => sendKept(script, request, reply, 'no-cache'))
  await app.register(fastifyStatic, {
    root: altchaFolder,
    prefix: '/book/altcha/',
    decorateReply: false,
    index: false,
    allowedPath: (path) => path.endsWith('.js'),
  })
  await app.register(async (forms) => {
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 20_000 }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    mountBook(forms, render)
    mountMine(forms, render)
  })
}

const calls = {
  book: { path: 'guest/book', output: guestCalls['guest/book'].output },
  booking: { path: 'guest/booking', output: guestCalls['guest/booking'].output },
  cancel: { path: 'guest/cancel', output: guestCalls['guest/cancel'].output },
} as const

const altchaFolder = fileURLToPath(new URL('.', import.meta.resolve('altcha-lib')))

type Form = Readonly<Record<string, string>>
type FormRoute = { Params: { code: string }; Querystring: Record<string, unknown>; Body: Form }
type FormRequest = FastifyRequest<FormRoute>

const mountBook = (app: FastifyInstance, render: Render): void => {
  const ask = asker(app)
  const show = async (
    request: PageRequest,
    reply: FastifyReply,
    { sent, key, status = 200 }: { readonly sent: Sent; readonly key: string; readonly status?: number },
  ) => {
    const roomPlanId = String(request.query['plan'])
    const text = await render(request, async ({ tx, place, asked, now }) => {
      const { stay } = asked
      const offer = stay === null || !uuid.test(roomPlanId) ? null : await readOffer(tx, { asked, stay, roomPlanId, now })
      if (offer !== null && stay !== null) return reservePage({ place, asked, stay, roomPlanId, offer, sent, key })
      const property = await guestsRead(tx, now)
      return property === null ? null : noLongerPage({ place, property, asked })
    })
    return sendPage(request, reply, text, { scripted: true, status })
  }
  app.get('/book/:code/reserve', { config }, (request: PageRequest, reply) =>
    show(request, reply, { sent: nothingSent, key: randomUUID() }),
  )
  app.post<FormRoute>('/book/:code/reserve', { config }, async (request, reply) => {
    const { key = '', email = '' } = request.body
    const answered = await ask(calls.book, bookingAsked(request), { request, language: placeOf(request).language, key })
    if (answered.data === null)
      return show(request, reply, { sent: sentBack(request.body, answered), key: randomUUID(), status: answered.status })
    rememberBooking(request, reply, { code: answered.data.code, email })
    return reply.redirect(sitePath(placeOf(request), '/mine'), 303)
  })
}

/** The booking that the form and its address ask for; what is wrong with it, the call says. */
const bookingAsked = ({ params, query, body }: Pick<FormRequest, 'params' | 'query' | 'body'>): object => {
  const { stay, rooms, typed } = siteAsked(query)
  const { name = '', email = '', phone = '', note = '', method = '', total = '', captcha = '' } = body
  return {
    property: params.code,
    checkIn: stay?.checkIn ?? '',
    checkOut: stay?.checkOut ?? '',
    rooms: rooms.map((room) => ({ ...room, roomPlanId: String(query['plan']) })),
    ...(typed.coupon !== '' && { promotionCode: typed.coupon }),
    guest: { name, email, phone: phone.trim() },
    note,
    paymentMethod: method,
    total: Number(total),
    captcha,
  }
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/u

const mountMine = (app: FastifyInstance, render: Render): void => {
  const ask = asker(app)
  const show = async (request: PageRequest, reply: FastifyReply, { opened, sent = nothingSent, status = 200 }: Shown) => {
    const place = placeOf(request)
    const property = request.params.code
    const answered = opened === null ? null : await ask(calls.booking, { property, ...opened }, { request, language: place.language })
    const problem = answered !== null && answered.data === null ? speak(siteWords.noSuchBooking, place.language) : undefined
    const told = problem === undefined ? sent : { values: { ...opened }, problems: { '': problem } }
    const text = await render(request, async ({ tx, now }) => {
      const shown = await guestsRead(tx, now, { evenClosed: true })
      if (shown === null) return null
      return answered?.data
        ? myBookingPage({ place, property: shown, sent: told }, answered.data)
        : findPage({ place, property: shown, sent: told })
    })
    if (answered?.data && opened !== null) rememberBooking(request, reply, opened)
    return sendPage(request, reply, text, { status: problem === undefined ? status : 404 })
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

/** What was sent, with the reasons beside the fields that have them; a reason of no field of the form concerns the whole form. */
const sentBack = (values: Form, { message, errors }: Pick<Answered<unknown>, 'message' | 'errors'>): Sent => {
  const atFields = errors.map((error) => ({ name: formFields[error.field], message: error.message }))
  const problems = Object.fromEntries(atFields.flatMap(({ name, message: why }) => (name === undefined ? [] : [[name, why]])))
  return { values, problems: { ...problems, ...(Object.keys(problems).length === 0 && { '': message }) } }
}

const formFields: Readonly<Record<string, string>> = {
  'guest.name': 'name',
  'guest.email': 'email',
  'guest.phone': 'phone',
  note: 'note',
  reason: 'reason',
}
