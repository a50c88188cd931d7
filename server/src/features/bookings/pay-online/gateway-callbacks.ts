import { gatewayCallbackPaths } from '@innkeeper/protocol/codes/gateway-callbacks'
import type { FastifyInstance } from 'fastify'
import type { Server } from '#kit/http/server.ts'
import { enterProperty, inTransaction } from '#kit/transaction/transaction.ts'
import type { CardRail } from '#outside/gateways/gateway-network.ts'
import type { Outside } from '#outside/outside.ts'
import { signalsOf, takeAnswer, type NotTaken, type Taken } from './take-answer.ts'

/** A gateway sends many reports from one address. */
const perMinute = 1200

/**
 * Mounts what the gateways call. They fix the addresses' parameters and the answers, so these are no calls of the catalogue: VNPAY expects
 * its code in JSON, OnePAY a text. A gateway that does not read its "taken" reports again.
 */
export const mountGatewayCallbacks = (
  app: FastifyInstance,
  server: Pick<Server, 'pool' | 'live'>,
  outside: Pick<Outside, 'keyFor'>,
): void => {
  const config = { rateLimit: { max: perMinute } }
  const take = async (rail: CardRail, url: string): Promise<Taken | NotTaken> => {
    const taken = await takeReport(server, outside, { rail, query: url.split('?')[1] ?? '' })
    if (typeof taken === 'string') app.log.warn({ rail, why: taken }, 'a report of a gateway was refused')
    return taken
  }
  app.get(gatewayCallbackPaths.vnpay, { config }, async (request, reply) => reply.send(vnpaySays(await take('vnpay', request.url))))
  app.get(gatewayCallbackPaths.onepay, { config }, async (request, reply) =>
    reply.type('text/plain').send(onepaySays(await take('onepay', request.url))),
  )
}

const takeReport = async (
  { pool, live }: Pick<Server, 'pool' | 'live'>,
  outside: Pick<Outside, 'keyFor'>,
  { rail, query }: { readonly rail: CardRail; readonly query: string },
): Promise<Taken | NotTaken> => {
  const parameters = Object.fromEntries(new URLSearchParams(query))
  const taken = await inTransaction(pool, { role: 'platform', readOnly: false }, (tx) =>
    takeAnswer({ tx, enter: (propertyId) => enterProperty(tx, propertyId), outside, now: new Date() }, rail, parameters),
  )
  live.publish(signalsOf(taken))
  return taken
}

const vnpayRefusals: Readonly<Record<NotTaken, { RspCode: string; Message: string }>> = {
  unknownOrder: { RspCode: '01', Message: 'Order not found' },
  wrongAmount: { RspCode: '04', Message: 'Invalid amount' },
  wrongSignature: { RspCode: '97', Message: 'Invalid signature' },
}

const vnpaySays = (taken: Taken | NotTaken) => {
  if (typeof taken === 'string') return vnpayRefusals[taken]
  return taken.was === 'alreadyCounted'
    ? { RspCode: '02', Message: 'Order already confirmed' }
    : { RspCode: '00', Message: 'Confirm Success' }
}

const onepaySays = (taken: Taken | NotTaken): string =>
  typeof taken === 'string' ? 'responsecode=0&desc=confirm-fail' : 'responsecode=1&desc=confirm-success'
