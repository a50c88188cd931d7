import type { PropertyKind } from '@innkeeper/rules/property/property-kind'
import { languageOf, languages, type Language } from '@innkeeper/protocol/say'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refused } from '#kit/call/refuse.ts'
import { draftLook, publishedLook } from '#features/site-looks/site-looks.reads.ts'
import { previewedProperty } from '#features/site-looks/preview-token.reads.ts'
import { fewAtOnce } from '#kit/dear/few-at-once.ts'
import { sendCompressed } from '#kit/http/encoding.ts'
import type { Server } from '#kit/http/server.ts'
import type { Outside } from '#outside/outside.ts'
import type { SiteLook } from '@innkeeper/rules/site-look/site-look'
import { inTransaction } from '#kit/transaction/transaction.ts'
import type { KnownSites } from './known-sites.ts'
import { noticePage } from './pages/notice-page.ts'
import { notThere } from './pages/site-failure.ts'
import { siteAsked, type SiteAsked } from './site-asked.ts'
import type { SitePlace } from './site-place.ts'
import { enterPropertyOfCode, type SiteProperty } from './site.store.ts'

/** A route of a page of a property's site. */
export type PageRoute = { Params: { code: string }; Querystring: Record<string, unknown> }

/** A request for a page of a property's site. */
export type PageRequest = FastifyRequest<PageRoute>

/** A request for a page, in a transaction bound to the property, with the look that it is shown in. */
export type Asking = SiteProperty & {
  readonly place: SitePlace
  readonly asked: SiteAsked
  readonly look: SiteLook
  readonly now: Date
}

/** A page's text, null where there is no such page; and whether it shows the draft of the look. */
export type Rendered = { readonly text: string | null; readonly preview: boolean }

/** Makes a text of what the property is now, for a property of any kind or of one. */
export type Render = (request: PageRequest, page: (asking: Asking) => Promise<string | null>, of?: PropertyKind) => Promise<Rendered>

/** Makes pages, few at once: a page with prices costs as much as a search. */
export const renderer = ({ pool }: Pick<Server, 'pool'>, outside: Pick<Outside, 'keyFor'>, known: KnownSites): Render => {
  const inTurn = fewAtOnce(pagesAtOnce, { most: pagesWaiting, patience: 10_000, refused: () => new Refused('busy') })
  return (request, page, of) =>
    inTurn(() =>
      inTransaction(pool, { role: 'platform', readOnly: true, seconds: 10 }, async (tx) => {
        const now = new Date()
        const found = await enterPropertyOfCode(tx, request.params.code)
        if (found === null || (of !== undefined && found.property.kind !== of)) return { text: null, preview: false }
        const { property } = found
        const preview = previewOf(request, outside, { propertyId: found.tx.propertyId, now })
        const look = await (preview === null ? publishedLook(found.tx) : draftLook(found.tx))
        const place = { ...placeOf(request), preview }
        const text = await page({ ...found, place, asked: siteAsked(request.query), look, now })
        if (preview === null) known.note(request.params.code, text === null ? null : { property, look })
        return { text, preview: preview !== null }
      }),
    )
}

/** The token of a request that may see the draft of this property; null where it has none that holds. */
const previewOf = (
  { query: { look, token } }: PageRequest,
  outside: Pick<Outside, 'keyFor'>,
  { propertyId, now }: { readonly propertyId: string; readonly now: Date },
): string | null => {
  if (look !== 'draft' || typeof token !== 'string') return null
  return previewedProperty(outside, token, now) === propertyId ? token : null
}

/** Where the page that is asked for stands, as guests see it. */
export const placeOf = (request: PageRequest): SitePlace => ({
  origin: `${request.protocol}://${request.host}`,
  base: `/book/${request.params.code}`,
  language: languageAsked(request),
  preview: null,
})

/** How a page is sent: with a script of ours or without one, and with which status. */
type Sending = { readonly scripted?: boolean; readonly status?: number }

/** Sends a page; the one that is not there where it is null. */
export const sendPage = (
  request: PageRequest,
  reply: FastifyReply,
  { text, preview }: Rendered,
  { scripted = false, status = 200 }: Sending = {},
) => {
  // Our own screens also frame the page that says that there is none: it has nothing to click.
  const framed = `frame-ancestors ${preview || text === null ? "'self'" : "'none'"}`
  void reply
    .code(text === null ? 404 : status)
    .header('content-security-policy', [security, framed, ...(scripted && !preview ? [ownScript] : [])].join('; '))
    .header('cache-control', 'no-store')
    .header('vary', 'accept-language')
    .type('text/html; charset=utf-8')
  return sendCompressed(Buffer.from(text ?? noticePage(languageAsked(request), notThere)), request, reply)
}

/** Pages load styles, fonts and pictures from our origin only; forms go to us. Only a preview of the look can be framed, by us. */
const security = "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'"

/** The page on which a guest books runs one script, which asks us alone. */
const ownScript = "script-src 'self'; connect-src 'self'"

const pagesAtOnce = 4
const pagesWaiting = 200

const languageAsked = ({ query: { lang }, headers }: PageRequest): Language =>
  languages.find((language) => language === lang) ?? languageOf(headers['accept-language'])
