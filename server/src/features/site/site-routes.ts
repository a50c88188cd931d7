import { readFileSync } from 'node:fs'
import { languageOf, languages, type Language } from '@innkeeper/protocol/say'
import { todayIn } from '@innkeeper/rules/days/day'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refused } from '#kit/call/refuse.ts'
import { fewAtOnce } from '#kit/dear/few-at-once.ts'
import { sendCompressed } from '#kit/http/encoding.ts'
import { keptText, sendKept } from '#kit/http/kept-text.ts'
import type { Server } from '#kit/http/server.ts'
import { inTransaction } from '#kit/transaction/transaction.ts'
import { calendarAsked } from './calendar-asked.ts'
import { calendarPage } from './pages/calendar-page.ts'
import { firstPage } from './pages/first-page.ts'
import { noticePage } from './pages/notice-page.ts'
import { siteMap } from './pages/site-map.ts'
import { isOpen, readCalendar, readSite } from './read-site.ts'
import { siteAsked, type SiteAsked } from './site-asked.ts'
import type { SitePlace } from './site-place.ts'
import { siteWords } from './site-words.ts'
import { enterHotelOfCode, type SiteHotel } from './site.store.ts'

type Asked = FastifyRequest<{ Params: { code: string }; Querystring: Record<string, unknown> }>

/** A page with prices costs as much as a search; one network asks for this many a minute. */
const config = { rateLimit: { max: 120 } }

/**
 * Mounts the public site of each hotel at `/book/{code}`: pages rendered here, usable without a script. They are no calls of the catalogue,
 * because people and search engines read them, not our web application.
 */
export const mountSite = (app: FastifyInstance, { pool }: Pick<Server, 'pool'>): void => {
  const inTurn = fewAtOnce(pagesAtOnce, { most: pagesWaiting, patience: 10_000, refused: () => new Refused('busy') })
  const render = (request: Asked, page: (asking: Asking) => Promise<string | null>): Promise<string | null> => {
    const { code } = request.params
    const place = { origin: `${request.protocol}://${request.host}`, base: `/book/${code}`, language: languageAsked(request) }
    return inTurn(() =>
      inTransaction(pool, { role: 'platform', readOnly: true, seconds: 10 }, async (tx) => {
        const hotel = await enterHotelOfCode(tx, code)
        return hotel === null ? null : page({ ...hotel, place, asked: siteAsked(request.query), now: new Date() })
      }),
    )
  }
  const style = keptText(
    'text/css; charset=utf-8',
    styleSheets.map((name) => readFileSync(new URL(name, import.meta.url), 'utf8')).join('\n'),
  )
  app.get('/book/site.css', (request, reply) => sendKept(style, request, reply, 'no-cache'))

  app.get('/book/:code', { config }, async (request: Asked, reply) => {
    const text = await render(request, async ({ tx, place, asked, now }) => {
      const page = await readSite(tx, { asked, now, language: place.language })
      return page === null ? null : firstPage({ place, asked, page })
    })
    return send(request, reply, text)
  })

  app.get('/book/:code/calendar', { config }, async (request: Asked, reply) => {
    const text = await render(request, async ({ tx, timeZone, place, asked, now }) => {
      const calendar = calendarAsked(request.query, todayIn(timeZone, now))
      const read = await readCalendar(tx, { asked, ...calendar, now })
      return read === null ? null : calendarPage({ place, asked, calendar, ...read })
    })
    return send(request, reply, text)
  })

  app.get('/book/:code/sitemap.xml', { config }, async (request: Asked, reply) => {
    const text = await render(request, async ({ tx, place, now }) => ((await isOpen(tx, now)) ? siteMap(place) : null))
    return text === null ? send(request, reply, null) : reply.type('application/xml; charset=utf-8').send(text)
  })
}

/** A request for a page, in a transaction bound to the hotel. */
type Asking = SiteHotel & { readonly place: SitePlace; readonly asked: SiteAsked; readonly now: Date }

/** The pages run no script and load styles, fonts and pictures from our origin only; forms go to us. */
const security =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

const styleSheets = ['site.css', 'site-prices.css']

const pagesAtOnce = 4
const pagesWaiting = 200

const send = (request: Asked, reply: FastifyReply, text: string | null): Promise<FastifyReply> => {
  void reply
    .header('content-security-policy', security)
    .header('cache-control', 'no-store')
    .header('vary', 'accept-language')
    .type('text/html; charset=utf-8')
  const body = text ?? noticePage(languageAsked(request), siteWords.notThere, siteWords.notThereWhy)
  return sendCompressed(Buffer.from(body), request, text === null ? reply.code(404) : reply)
}

const languageAsked = ({ query: { lang }, headers }: Asked): Language =>
  languages.find((language) => language === lang) ?? languageOf(headers['accept-language'])
