import { randomUUID } from 'node:crypto'
import { guestCalls } from '@innkeeper/protocol/calls/support/guest'
import { speak, type Language } from '@innkeeper/protocol/say'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { nothingSent, type Sent } from '../pages/fields.ts'
import { noLongerPage } from '../pages/no-longer-page.ts'
import { reservePage } from '../pages/reserve-page.ts'
import { guestsRead } from '../read-site.ts'
import { placeOf, sendPage, type PageRequest } from '../serve-page.ts'
import { siteAsked } from '../site-asked.ts'
import type { SiteMount } from '../site-mount.ts'
import { sitePath } from '../site-place.ts'
import { siteWords } from '../site-words.ts'
import { asker } from './ask-call.ts'
import { extrasAsked, noExtras, serviceField, type ExtraProblem, type ExtrasAsked } from './extras-asked.ts'
import { sentBack, type Form, type FormRequest, type FormRoute } from './form-sent.ts'
import { rememberBooking } from './opened-booking.ts'
import { readOffer } from './read-offer.ts'

const book = { path: 'guest/book', output: guestCalls['guest/book'].output } as const

/** Mounts the page on which a guest chooses services, enters a gift code and books. */
export const mountBook = (app: FastifyInstance, site: SiteMount): void => {
  const { count, limits } = site
  const ask = asker(app)
  const show = shower(site)
  app.get('/book/:code/reserve', limits.page, (request: PageRequest, reply) =>
    show(request, reply, { sent: nothingSent, extras: noExtras, key: randomUUID() }),
  )
  app.post<FormRoute>('/book/:code/reserve', limits.form, async (request, reply) => {
    const { key = '', email = '', act, offered = '' } = request.body
    // A code that the page shows is taken by its own button.
    const typed = offered === '' ? request.body : { ...request.body, giftCode: offered }
    const extras = extrasAsked(typed)
    const again = { sent: { values: typed, problems: {} }, extras, key: randomUUID() }
    if (act === 'price' || offered !== '') return show(request, reply, again)
    if (extras.problems.length > 0) return show(request, reply, { ...again, status: 422 })
    count(request, 'started')
    const answered = await ask(book, bookingAsked(request, extras), { request, language: placeOf(request).language, key })
    if (answered.data === null) {
      const sent = sentBack(request.body, answered, (field) => serviceFieldOf(field, extras))
      return show(request, reply, { ...again, sent, status: answered.status })
    }
    rememberBooking(request, reply, { code: answered.data.code, email })
    return reply.redirect(sitePath(placeOf(request), '/mine'), 303)
  })
}

/** Shows the page with what was sent, or that its offer is there no longer. */
const shower =
  ({ render, count }: SiteMount) =>
  async (request: PageRequest, reply: FastifyReply, { sent, extras, key, status = 200 }: Shown) => {
    const roomPlanId = String(request.query['plan'])
    const { ip: address } = request
    const page = await render(
      request,
      async ({ tx, place, look, asked, now }) => {
        const { stay } = asked
        const offer =
          stay === null || !uuid.test(roomPlanId) ? null : await readOffer(tx, { asked, stay, roomPlanId, extras, address, now })
        if (offer !== null && stay !== null) {
          if (request.method === 'GET') count(request, 'chosen')
          const told = withProblems(sent, [...extras.problems, ...offer.problems], place.language)
          return reservePage({ place, look, asked, stay, roomPlanId, offer, sent: told, key })
        }
        const property = await guestsRead(tx, now)
        return property === null ? null : noLongerPage({ place, look, property, page: '/reserve', query: asked.typed, words: siteWords })
      },
      'hotel',
    )
    return sendPage(request, reply, page, { scripted: true, status })
  }

type Shown = { readonly sent: Sent; readonly extras: ExtrasAsked; readonly key: string; readonly status?: number }

/** What the call said of a field stays; what the page finds itself is added where it said nothing. */
const withProblems = ({ values, problems }: Sent, found: readonly ExtraProblem[], language: Language): Sent => ({
  values,
  problems: { ...Object.fromEntries(found.map((one) => [one.name, speak(one.words, language, one.values)])), ...problems },
})

/** The field of the form for `services.3.quantity`, which the call refuses. */
const serviceFieldOf = (field: string, { services }: ExtrasAsked): string | undefined => {
  const at = /^services\.(\d+)\./u.exec(field)?.[1]
  const code = at === undefined ? undefined : services[Number(at)]?.code
  return code === undefined ? undefined : serviceField(code)
}

/** The booking that the form and its address ask for; what is wrong with it, the call says. */
const bookingAsked = (
  { params, query, body }: Pick<FormRequest, 'params' | 'query' | 'body'>,
  { services, giftCode }: ExtrasAsked,
): object => {
  const { stay, rooms, typed } = siteAsked(query)
  const { name = '', email = '', phone = '', note = '', method = '', total = '', captcha = '' }: Form = body
  return {
    property: params.code,
    checkIn: stay?.checkIn ?? '',
    checkOut: stay?.checkOut ?? '',
    rooms: rooms.map((room) => ({ ...room, roomPlanId: String(query['plan']) })),
    ...(typed.coupon !== '' && { promotionCode: typed.coupon }),
    ...(giftCode !== '' && { giftCode }),
    services,
    guest: { name, email, phone: phone.trim() },
    note,
    paymentMethod: method,
    total: Number(total),
    captcha,
  }
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/u
