import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { refusalOf, refusedRequest } from '#kit/call/failures.ts'
import type { KnownSites } from './known-sites.ts'
import { failedPage, type Again } from './pages/failed-page.ts'
import { failureOf } from './pages/site-failure.ts'
import { placeOf, sendPage, type PageRequest, type Rendered } from './serve-page.ts'
import { lookStyle } from './look-style.ts'

/** Answers who asks for a page with a page when it fails; programs get the answer of every route. */
export const tellFailures = (app: FastifyInstance, known: KnownSites): void =>
  void app.setErrorHandler((error: FastifyError, request: PageRequest, reply) => {
    if (!wantsHtml(request)) throw error
    const refused = refusedRequest(error)
    if (refused.key === 'failed') request.log.error({ err: error }, 'request failed')
    const failure = failureOf(refused, request.id)
    if (failure.seconds !== null) void reply.header('retry-after', String(failure.seconds))
    const page = { place: placeOf(request), site: known.of(request.params.code), failure, again: againOf(request) }
    return sendPage(request, reply, { text: failedPage(page), preview: false }, { status: failure.status })
  })

/** The look of a site; the one that was shown last where it cannot be read now, so that a page about a failure has its colours. */
export const lookOrKnown = async (known: KnownSites, request: PageRequest, read: () => Promise<Rendered>): Promise<Rendered> => {
  try {
    return await read()
  } catch (error) {
    const site = known.of(request.params.code)
    if (site === null || refusalOf(error).key !== 'busy') throw error
    return { text: lookStyle(site.look), preview: false }
  }
}

const wantsHtml = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') === true

/** What is asked for again: the same address, with the same form where one was sent. Its key makes both one booking. */
const againOf = ({ method, url, body }: FastifyRequest): Again => ({
  address: url,
  form: method === 'POST' ? Object.entries(body ?? {}).filter((field): field is [string, string] => typeof field[1] === 'string') : null,
})
