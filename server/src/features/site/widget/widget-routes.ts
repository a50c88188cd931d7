import type { FastifyInstance } from 'fastify'
import { keptText, sendKept } from '#kit/http/kept-text.ts'
import { isOpen } from '../read-site.ts'
import { pageLimit as config, type PageRequest, type Render } from '../serve-page.ts'
import { widgetScript } from './widget-script.ts'

/** Serves the script by which other sites lead to a hotel's: with its colours, to every origin, kept for five minutes. */
export const mountWidget = (app: FastifyInstance, render: Render): void =>
  void app.get('/book/:code/widget.js', { config }, async (request: PageRequest, reply) => {
    const { text } = await render(
      request,
      async ({ tx, property: { name }, look, place, now }) =>
        (await isOpen(tx, now)) ? widgetScript(request.params.code, { address: place.origin + place.base, name, look }) : null,
      'hotel',
    )
    void reply.header('cross-origin-resource-policy', 'cross-origin').header('access-control-allow-origin', '*')
    // Without its site the script does nothing: the link that stands in the page stays.
    return sendKept(keptText('text/javascript; charset=utf-8', text ?? ''), request, reply.code(text === null ? 404 : 200), keptFor)
  })

const keptFor = 'public, max-age=300'
