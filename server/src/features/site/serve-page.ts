import { languageOf, languages, type Language } from '@innkeeper/protocol/say'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refused } from '#kit/call/refuse.ts'
import { fewAtOnce } from '#kit/dear/few-at-once.ts'
import { sendCompressed } from '#kit/http/encoding.ts'
import type { Server } from '#kit/http/server.ts'
import { inTransaction } from '#kit/transaction/transaction.ts'
import { noticePage } from './pages/notice-page.ts'
import { siteAsked, type SiteAsked } from './site-asked.ts'
import type { SitePlace } from './site-place.ts'
import { siteWords } from './site-words.ts'
import { enterHotelOfCode, type SiteHotel } from './site.store.ts'

/** A request for a page of a hotel's site. */
export type PageRequest = FastifyRequest<{ Params: { code: string }; Querystring: Record<string, unknown> }>

/** A request for a page, in a transaction bound to the hotel. */
export type Asking = SiteHotel & { readonly place: SitePlace; readonly asked: SiteAsked; readonly now: Date }

/** Makes a text of what the hotel is now; null where there is no such page. */
export type Render = (request: PageRequest, page: (asking: Asking) => Promise<string | null>) => Promise<string | null>

/** A page with prices costs as much as a search; one network asks for this many a minute. */
export const pageLimit = { rateLimit: { max: 120 } }

/** Makes pages, few at once: a page with prices costs as much as a search. */
export const renderer = ({ pool }: Pick<Server, 'pool'>): Render => {
  const inTurn = fewAtOnce(pagesAtOnce, { most: pagesWaiting, patience: 10_000, refused: () => new Refused('busy') })
  return (request, page) =>
    inTurn(() =>
      inTransaction(pool, { role: 'platform', readOnly: true, seconds: 10 }, async (tx) => {
        const hotel = await enterHotelOfCode(tx, request.params.code)
        return hotel === null ? null : page({ ...hotel, place: placeOf(request), asked: siteAsked(request.query), now: new Date() })
      }),
    )
}

/** Where the page that is asked for stands. */
export const placeOf = (request: PageRequest): SitePlace => ({
  origin: `${request.protocol}://${request.host}`,
  base: `/book/${request.params.code}`,
  language: languageAsked(request),
})

/** How a page is sent: with a script of ours or without one, and with which status. */
type Sending = { readonly scripted?: boolean; readonly status?: number }

/** Sends a page; the one that is not there where it is null. */
export const sendPage = (
  request: PageRequest,
  reply: FastifyReply,
  text: string | null,
  { scripted = false, status = 200 }: Sending = {},
) => {
  void reply
    .code(text === null ? 404 : status)
    .header('content-security-policy', scripted ? `${security}; ${ownScript}` : security)
    .header('cache-control', 'no-store')
    .header('vary', 'accept-language')
    .type('text/html; charset=utf-8')
  return sendCompressed(Buffer.from(text ?? noticePage(languageAsked(request), siteWords.notThere, siteWords.notThereWhy)), request, reply)
}

/** Pages load styles, fonts and pictures from our origin only; forms go to us. */
const security =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/** The page on which a guest books runs one script, which asks us alone. */
const ownScript = "script-src 'self'; connect-src 'self'"

const pagesAtOnce = 4
const pagesWaiting = 200

const languageAsked = ({ query: { lang }, headers }: PageRequest): Language =>
  languages.find((language) => language === lang) ?? languageOf(headers['accept-language'])
