import { readFileSync } from 'node:fs'
import { todayIn } from '@innkeeper/rules/days/day'
import type { FastifyInstance } from 'fastify'
import { propertyOfHost } from '#features/site-domains/site-domains.reads.ts'
import { keptText, sendKept } from '#kit/http/kept-text.ts'
import { inTransaction } from '#kit/transaction/transaction.ts'
import type { Outside } from '#outside/outside.ts'
import type { Server } from '#kit/http/server.ts'
import { calendarAsked } from './calendar-asked.ts'
import { knownSites, type KnownSites } from './known-sites.ts'
import { lookStyle } from './look-style.ts'
import { calendarPage } from './pages/calendar/calendar-page.ts'
import { countFirstPage, countingWith, type Count } from './counts/counting.ts'
import { siteCounter } from './counts/site-counter.ts'
import { failedPage } from './pages/failed-page.ts'
import { firstPage } from './pages/first-page.ts'
import { notThere } from './pages/site-failure.ts'
import { siteMap } from './pages/site-map.ts'
import { parkCalendar, parkFirst, parkProduct, parkSiteMap, type ProductRequest } from './park/park-pages.ts'
import { isOpen, readCalendar, readSite } from './read-site.ts'
import { mountReserving } from './reserve/reserve-routes.ts'
import { renderer, sendPage, type Asking, type PageRequest, type Render } from './serve-page.ts'
import { lookOrKnown, tellFailures } from './site-failures.ts'
import { siteLimits, type SiteMount } from './site-mount.ts'
import { mountWidget } from './widget/widget-routes.ts'

/**
 * Mounts the public site of each property at `/book/{code}`: pages rendered here, which need no script until a guest books. They are no calls
 * of the catalogue, because people and search engines read them, not our web application.
 */
export const mountSite = async (
  app: FastifyInstance,
  server: Pick<Server, 'pool'>,
  outside: Pick<Outside, 'publicUrl' | 'keyFor'>,
): Promise<void> => {
  leadFromOwnDomain(app, server, outside)
  await app.register((site) => mountPages(site, server, outside))
}

const mountPages = async (app: FastifyInstance, server: Pick<Server, 'pool'>, outside: Pick<Outside, 'keyFor'>): Promise<void> => {
  const known = knownSites()
  tellFailures(app, known)
  const render = renderer(server, outside, known)
  const counter = siteCounter(server.pool, (error) => app.log.error({ err: error }, 'counts of sites were not written'))
  app.addHook('onClose', counter.stop)
  mountStyles(app, render, known)

  const site: SiteMount = { render, count: countingWith(counter), limits: siteLimits(app) }
  mountReadPages(app, site)
  mountWidget(app, render)
  mountMissing(app, site)
  await mountReserving(app, site)
}

/** Mounts the pages that are read: each is the hotel's or the park's. */
const mountReadPages = (app: FastifyInstance, { render, count, limits }: SiteMount): void => {
  app.get('/book/:code', limits.page, async (request: PageRequest, reply) =>
    sendPage(
      request,
      reply,
      await render(request, (asking) =>
        asking.property.kind === 'playground' ? parkFirst(request, asking, count) : hotelFirst(request, asking, count),
      ),
    ),
  )

  app.get('/book/:code/tickets/:product', limits.page, async (request: ProductRequest, reply) =>
    sendPage(request, reply, await render(request, (asking) => parkProduct(request, asking, count), 'playground')),
  )

  app.get('/book/:code/calendar', limits.page, async (request: PageRequest, reply) =>
    sendPage(
      request,
      reply,
      await render(request, (asking) =>
        asking.property.kind === 'playground' ? parkCalendar(request, asking) : hotelCalendar(request, asking),
      ),
    ),
  )

  app.get('/book/:code/sitemap.xml', limits.page, async (request: PageRequest, reply) => {
    const page = await render(request, async (asking) => {
      if (asking.property.kind === 'playground') return parkSiteMap(request, asking)
      return (await isOpen(asking.tx, asking.now)) ? siteMap(asking.place, ['', '/calendar']) : null
    })
    const { text } = page
    return text === null ? sendPage(request, reply, page) : reply.type('application/xml; charset=utf-8').send(text)
  })
}

/** An address below a site that is none of its pages. */
const mountMissing = (app: FastifyInstance, { render, limits }: SiteMount): void => {
  app.get('/book/:code/*', limits.page, async (request: PageRequest, reply) => {
    const page = await render(request, async ({ tx, property, place, look, now }) =>
      (await isOpen(tx, now)) ? failedPage({ place, site: { property, look }, failure: notThere, again: null }) : null,
    )
    return sendPage(request, reply, page, { status: 404 })
  })
}

const hotelFirst = async (request: PageRequest, { tx, place, look, asked, now }: Asking, count: Count): Promise<string | null> => {
  const read = await readSite(tx, { asked, now, language: place.language, evenClosed: place.preview !== null })
  if (read === null) return null
  countFirstPage(count, request, asked, read)
  return firstPage({ place, asked, page: { ...read, look } })
}

const hotelCalendar = async ({ query }: PageRequest, { tx, timeZone, place, look, asked, now }: Asking): Promise<string | null> => {
  const calendar = calendarAsked(query, todayIn(timeZone, now))
  const read = await readCalendar(tx, { asked, ...calendar, now, evenClosed: place.preview !== null })
  return read === null ? null : calendarPage({ place, asked, calendar, look, ...read })
}

/** The styles of all sites, and the colours of one. */
const mountStyles = (app: FastifyInstance, render: Render, known: KnownSites): void => {
  const style = keptText(
    'text/css; charset=utf-8',
    styleSheets.map((name) => readFileSync(new URL(`style/${name}`, import.meta.url), 'utf8')).join('\n'),
  )
  app.get('/book/site.css', (request, reply) => sendKept(style, request, reply, 'no-cache'))

  app.get('/book/:code/look.css', async (request: PageRequest, reply) => {
    const { text, preview } = await lookOrKnown(known, request, () => render(request, ({ look }) => Promise.resolve(lookStyle(look))))
    return sendKept(keptText('text/css; charset=utf-8', text ?? ''), request, reply, preview ? 'no-store' : 'no-cache')
  })
}

/** At a property's own domain the first page is its site: who opens the domain alone is led there. */
const leadFromOwnDomain = (app: FastifyInstance, { pool }: Pick<Server, 'pool'>, { publicUrl }: Pick<Outside, 'publicUrl'>): void => {
  const ours = new URL(publicUrl).host
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || request.url.split('?')[0] !== '/' || request.host === ours) return
    const found = await inTransaction(pool, { role: 'platform', readOnly: true, seconds: 5 }, (tx) => propertyOfHost(tx, request.hostname))
    if (found !== null) await reply.redirect(`/book/${encodeURIComponent(found.code)}`)
  })
}

const styleSheets = ['site.css', 'site-prices.css', 'site-forms.css', 'site-layouts.css']
