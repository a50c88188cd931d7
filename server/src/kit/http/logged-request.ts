import type { FastifyRequest } from 'fastify'

/** What the log says of a request: no query, which may hold a recovery token, and no headers, which hold the session's token. */
export const loggedRequest = (request: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) => ({
  method: request.method,
  url: request.url.split('?')[0] ?? '',
  remoteAddress: request.ip,
})
