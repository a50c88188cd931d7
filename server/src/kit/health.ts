import type { FastifyInstance } from 'fastify'
import type { Server } from './server.ts'
import { inTransaction } from './transaction.ts'

/** `/healthz` says that the process answers, `/readyz` that its database does too. */
export const mountHealth = (app: FastifyInstance, server: Server): void => {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    try {
      await inTransaction(server.pool, { role: 'platform', readOnly: true }, (tx) => tx.rows('select from property limit 1'))
      return { status: 'ready' }
    } catch (error) {
      _request.log.warn({ err: error }, 'not ready')
      return reply.code(503).send({ status: 'not ready' })
    }
  })
}
