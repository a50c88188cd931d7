import { once } from 'node:events'
import { createServer } from 'node:net'

/** The server cannot listen at the address of its settings; the message says why and what a person can do. */
class ListenRefused extends Error {
  override name = 'ListenRefused'
}

type Where = { readonly host: string; readonly port: number }

const otherHost = (host: string) =>
  `This machine has no address ${host}: set HOST to one of its own, such as localhost, or to 0.0.0.0 for all of them`

/** The error codes of listening, with what they mean for the person who starts it. */
const reasons: Readonly<Record<string, (where: Where) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port} is in use by another program: stop that, or set PORT to another`,
  EACCES: ({ port }) => `Port ${port} may not be used by this user: set PORT to another, such as 3000`,
  EADDRNOTAVAIL: ({ host }) => otherHost(host),
  ENOTFOUND: ({ host }) => otherHost(host),
}

/** What listens: the server, or a trial of its address. */
type Listening = { readonly listen: (where: Where) => Promise<unknown> }

/** Starts to listen. */
export const listen = async (app: Listening, where: Where): Promise<void> => {
  try {
    await app.listen({ host: where.host, port: where.port })
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? reasons[String(error.code)] : undefined
    throw reason === undefined ? error : new ListenRefused(reason(where), { cause: error })
  }
}

/**
 * Refuses a port that is in use before a minute is spent on making and filling a database. The port is released again: a program that waits
 * for the port must find a server that answers.
 */
export const refuseTaken = async (where: Where): Promise<void> => {
  const trial = createServer()
  const listening = async (at: Where) => {
    trial.listen(at)
    await once(trial, 'listening')
  }
  await listen({ listen: listening }, where)
  trial.close()
  await once(trial, 'close')
}
