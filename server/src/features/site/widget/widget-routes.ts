import type { FastifyInstance } from 'fastify'
import { productsOfSite } from '#features/bookings/ticket-bookings/site-tickets.reads.ts'
import { keptText, sendKept } from '#kit/http/kept-text.ts'
import { guestsRead } from '../read-site.ts'
import type { Asking, PageRequest, Render } from '../serve-page.ts'
import { pagesPerMinute } from '../site-mount.ts'
import { hotelBox } from './hotel-box.ts'
import { parkScript } from './park-box.ts'
import { widgetScript } from './widget-script.ts'

/** Serves the script by which other sites lead to a property's: with its colours, to every origin, kept for five minutes. */
export const mountWidget = (app: FastifyInstance, render: Render): void =>
  void app.get('/book/:code/widget.js', { config }, async (request: PageRequest, reply) => {
    const { text } = await render(request, (asking) => scriptOf(request.params.code, asking))
    void reply.header('cross-origin-resource-policy', 'cross-origin').header('access-control-allow-origin', '*')
    // Without its site the script does nothing: the link that stands in the page stays.
    return sendKept(keptText('text/javascript; charset=utf-8', text ?? ''), request, reply.code(text === null ? 404 : 200), keptFor)
  })

const scriptOf = async (code: string, { tx, property: { kind, name }, look, place, now }: Asking): Promise<string | null> => {
  const facts = await guestsRead(tx, now)
  if (facts === null) return null
  const shown = { code, address: place.origin + place.base, name, look }
  if (kind === 'hotel') return widgetScript(shown, hotelBox)
  return parkScript(shown, await productsOfSite(tx, { day: facts.today }))
}

/** A counter of its own: visitors of other websites load the script, and must not use up the pages of guests who share their network. */
const config = { rateLimit: { max: pagesPerMinute } }

const keptFor = 'public, max-age=300'
