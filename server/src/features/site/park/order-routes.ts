import { randomUUID } from 'node:crypto'
import { guestTicketCalls } from '@innkeeper/protocol/calls/support/guest-tickets'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { nothingSent, type Sent } from '../pages/fields.ts'
import { noLongerPage } from '../pages/no-longer-page.ts'
import { guestsRead } from '../read-site.ts'
import { asker } from '../reserve/ask-call.ts'
import { sentBack, type FormRequest, type FormRoute } from '../reserve/form-sent.ts'
import { rememberBooking } from '../reserve/opened-booking.ts'
import { placeOf, sendPage, type PageRequest } from '../serve-page.ts'
import type { SiteMount } from '../site-mount.ts'
import { sitePath, type SitePart } from '../site-place.ts'
import { orderPage } from './pages/order-page.ts'
import { parkAsked, type ParkAsked } from './park-asked.ts'
import { parkWords } from './park-words.ts'
import { readOrder } from './read-order.ts'

const book = { path: 'guest/ticket-book', output: guestTicketCalls['guest/ticket-book'].output } as const

/** Mounts the page on which a guest sees what tickets cost, and buys them. */
export const mountOrder = (app: FastifyInstance, { render, count, limits }: SiteMount): void => {
  const ask = asker(app)
  const show = async (request: PageRequest, reply: FastifyReply, { sent, key, status = 200 }: Shown) => {
    const { day, lines } = parkAsked(request.query)
    const page = await render(
      request,
      async ({ tx, place, look, now }) => {
        const evenClosed = place.preview !== null
        const order = day === null ? null : await readOrder(tx, { day, lines, now, evenClosed })
        if (order !== null && day !== null) {
          if (request.method === 'GET' && order.quote.blocked.length === 0) count(request, 'chosen')
          return orderPage({ place, look, day, lines, order, sent, key })
        }
        const property = await guestsRead(tx, now, { evenClosed })
        return property === null ? null : noLongerPage({ place, look, property, page: '/order', query: {}, words: parkWords })
      },
      'playground',
    )
    return sendPage(request, reply, page, { scripted: true, status })
  }
  app.get('/book/:code/order', limits.page, async (request: PageRequest, reply) => {
    const back = whereToChoose(request, parkAsked(request.query))
    return back === null ? show(request, reply, { sent: nothingSent, key: randomUUID() }) : reply.redirect(back, 303)
  })
  app.post<FormRoute>('/book/:code/order', limits.form, async (request, reply) => {
    const { key = '', email = '' } = request.body
    count(request, 'started')
    const answered = await ask(book, ticketsWanted(request), { request, language: placeOf(request).language, key })
    if (answered.data === null)
      return show(request, reply, { sent: sentBack(request.body, answered), key: randomUUID(), status: answered.status })
    rememberBooking(request, reply, { code: answered.data.code, email })
    return reply.redirect(sitePath(placeOf(request), '/visit'), 303)
  })
}

type Shown = { readonly sent: Sent; readonly key: string; readonly status?: number }

/** Where a guest is sent who chose no ticket or typed a wrong number: to the page of the product, which says so; null where nothing is wrong. */
const whereToChoose = (request: PageRequest, { day, lines, problems }: ParkAsked): string | null => {
  if (day !== null && lines.length > 0 && Object.keys(problems).length === 0) return null
  const { for: product } = request.query
  const page: SitePart = typeof product === 'string' && /^[\dA-Z_-]{3,30}$/u.test(product) ? `/tickets/${product}` : ''
  const typed = Object.entries(request.query).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return `${sitePath(placeOf(request), page).split('?')[0] ?? ''}?${new URLSearchParams(typed).toString()}#rooms`
}

/** The tickets that the form and its address ask for; what is wrong with them, the call says. */
const ticketsWanted = ({ params, query, body }: Pick<FormRequest, 'params' | 'query' | 'body'>): object => {
  const { typedDay: day, lines } = parkAsked(query)
  const { name = '', email = '', phone = '', note = '', method = '', total = '', captcha = '' } = body
  const guest = { name, email, phone: phone.trim() }
  return { property: params.code, day, lines, guest, note, paymentMethod: method, total: Number(total), captcha }
}
