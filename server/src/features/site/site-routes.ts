import { readFileSync } from 'node:fs'
import { todayIn } from '@innkeeper/rules/days/day'
import type { FastifyInstance } from 'fastify'
import { publishedLook } from '#features/site-looks/site-looks.reads.ts'
import { keptText, sendKept } from '#kit/http/kept-text.ts'
import type { Server } from '#kit/http/server.ts'
import { calendarAsked } from './calendar-asked.ts'
import { lookStyle } from './look-style.ts'
import { calendarPage } from './pages/calendar-page.ts'
import { firstPage } from './pages/first-page.ts'
import { siteMap } from './pages/site-map.ts'
import { isOpen, readCalendar, readSite } from './read-site.ts'
import { mountReserving } from './reserve-routes.ts'
import { pageLimit as config, renderer, sendPage, type PageRequest } from './serve-page.ts'

/**
 * Mounts the public site of each hotel at `/book/{code}`: pages rendered here, which need no script until a guest books. They are no calls
 * of the catalogue, because people and search engines read them, not our web application.
 */
export const mountSite = async (app: FastifyInstance, server: Pick<Server, 'pool'>): Promise<void> => {
  const render = renderer(server)
  const style = keptText(
    'text/css; charset=utf-8',
    styleSheets.map((name) => readFileSync(new URL(name, import.meta.url), 'utf8')).join('\n'),
  )
  app.get('/book/site.css', (request, reply) => sendKept(style, request, reply, 'no-cache'))

  app.get('/book/:code/look.css', async (request: PageRequest, reply) => {
    const text = await render(request, async ({ tx }) => lookStyle(await publishedLook(tx)))
    return sendKept(keptText('text/css; charset=utf-8', text ?? ''), request, reply, 'no-cache')
  })

  app.get('/book/:code', { config }, async (request: PageRequest, reply) => {
    const text = await render(request, async ({ tx, place, asked, now }) => {
      const page = await readSite(tx, { asked, now, language: place.language })
      return page === null ? null : firstPage({ place, asked, page })
    })
    return sendPage(request, reply, text)
  })

  app.get('/book/:code/calendar', { config }, async (request: PageRequest, reply) => {
    const text = await render(request, async ({ tx, timeZone, place, asked, now }) => {
      const calendar = calendarAsked(request.query, todayIn(timeZone, now))
      const read = await readCalendar(tx, { asked, ...calendar, now })
      return read === null ? null : calendarPage({ place, asked, calendar, ...read })
    })
    return sendPage(request, reply, text)
  })

  app.get('/book/:code/sitemap.xml', { config }, async (request: PageRequest, reply) => {
    const text = await render(request, async ({ tx, place, now }) => ((await isOpen(tx, now)) ? siteMap(place) : null))
    return text === null ? sendPage(request, reply, null) : reply.type('application/xml; charset=utf-8').send(text)
  })

  await mountReserving(app, render)
}

const styleSheets = ['site.css', 'site-prices.css', 'site-forms.css']
