import type { FastifyRequest } from 'fastify'

/** What the log says of a request: neither its query, which may bear a recovery token, nor its headers, which bear the session's. */
export const loggedRequest = (request: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) => ({
  method: request.method,
  url: request.url.split('?')[0] ?? '',
  remoteAddress: request.ip,
})
