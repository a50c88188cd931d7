import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Count } from './counts/counting.ts'
import type { Render } from './serve-page.ts'

/** What the routes of sites share: how a page is made, what is counted, and how much one network may ask for. */
export type SiteMount = { readonly render: Render; readonly count: Count; readonly limits: SiteLimits }

/** The limit of a network, as a route's options: at a page when it is asked for, at a form when it was read. */
type SiteLimits = {
  readonly page: { readonly config: typeof uncounted; readonly onRequest: Limit }
  /** Counted when the form has been read, so that the page about it can keep what the guest typed. */
  readonly form: { readonly config: typeof uncounted; readonly preHandler: Limit }
}

type Limit = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/**
 * A page with prices costs as much as a search; one network asks for this many pages and forms a minute, of all sites together. They share one
 * counter because they share one handler: a limit in the configuration of a route counts that route alone.
 */
export const siteLimits = (app: FastifyInstance): SiteLimits => {
  const count = app.rateLimit({ max: pagesPerMinute })
  const limit: Limit = (request, reply) => count.call(app, request, reply)
  return { page: { config: uncounted, onRequest: limit }, form: { config: uncounted, preHandler: limit } }
}

/** How many pages and forms of sites one network asks for in a minute. */
export const pagesPerMinute = 120

const uncounted = { rateLimit: false } as const
