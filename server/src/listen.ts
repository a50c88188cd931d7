import fastify, { type FastifyInstance } from 'fastify'

/** The server cannot listen where its settings say; the message says why and what a person can do. */
class ListenRefused extends Error {
  override name = 'ListenRefused'
}

type Where = { readonly host: string; readonly port: number }

const otherHost = (host: string) =>
  `This machine has no address ${host}: set HOST to one of its own, such as localhost, or to 0.0.0.0 for all of them`

/** What a system says who does not let a server listen, and what that means to who started it. */
const reasons: Readonly<Record<string, (where: Where) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port} is in use by another program: stop that, or set PORT to another`,
  EACCES: ({ port }) => `Port ${port} may not be used by this user: set PORT to another, such as 3000`,
  EADDRNOTAVAIL: ({ host }) => otherHost(host),
  ENOTFOUND: ({ host }) => otherHost(host),
}

/** Lets a server listen. */
export const listen = async (app: Pick<FastifyInstance, 'listen'>, where: Where): Promise<void> => {
  try {
    await app.listen({ host: where.host, port: where.port })
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? reasons[String(error.code)] : undefined
    throw reason === undefined ? error : new ListenRefused(reason(where), { cause: error })
  }
}

/**
 * Refuses a port that cannot be had before a minute goes into making and filling a database for it. It is let go again: who waits for the
 * server by its port finds it when it answers.
 */
export const refuseTaken = async (where: Where): Promise<void> => {
  const trial = fastify()
  await listen(trial, where)
  await trial.close()
}
