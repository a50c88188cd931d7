import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '../request/caller-key.ts'
import { ConnectionRoom, type Connection } from './connection-room.ts'

/** How many connections a process holds, and what happens to the others. */
export type ConnectionBounds = {
  readonly most: number
  /** The limit of one network, as for requests; null behind a proxy, because all connections have the proxy's address. */
  readonly perNetwork: number | null
  /**
   * The number of connections beyond the limit: they serve `isUrgent` requests, such as the health check, and answer all others with
   * `turnAway`.
   */
  readonly reserve: number
  readonly isUrgent: (url: string) => boolean
  readonly turnAway: RequestListener
  /** Called once for a network that reaches its limit, until it has no connection left. */
  readonly tellFull: (network: string) => void
}

/** The timeouts of a connection, in milliseconds. */
const patience = {
  /** To send the headers: one packet. */
  headers: 20_000,
  /** To send it: a photo of 5 MB takes some minutes over a weak mobile line. */
  request: 300_000,
  /** Between two requests: longer than the minute for which proxies keep a connection. */
  betweenRequests: 72_000,
  /** While no data moves in either direction, for example when the client does not read the answer. */
  silence: 300_000,
} as const

/**
 * Makes HTTP servers that together hold a limited number of connections, and fewer of one network. When the limit is reached, the
 * connection that has been idle longest is closed: idle connections block nobody. When all are busy, a reserve still answers urgent
 * requests.
 */
export const boundedServers = (bounds: ConnectionBounds): ((handler: RequestListener) => Server) => {
  const room = new ConnectionRoom(bounds)
  const connections = new WeakMap<Socket, Connection>()

  return (handler) => {
    const server = createServer(
      { headersTimeout: patience.headers, requestTimeout: patience.request, connectionsCheckingInterval: 5000 },
      (request, response) => {
        const connection = connections.get(request.socket)
        const isServed = connection === undefined || room.begin(connection) || bounds.isUrgent(request.url ?? '')
        // Sending a file adds ten listeners for the end of its answer; Node warns of a leak at the eleventh.
        if (connection !== undefined) response.setMaxListeners(20).once('close', () => room.end(connection))
        if (isServed) handler(request, response)
        else bounds.turnAway(request, response)
      },
    )
    server.keepAliveTimeout = patience.betweenRequests
    server.setTimeout(patience.silence)
    server.on('connection', (socket) => {
      const connection = room.admit(networkOf(socket.remoteAddress ?? ''), () => void socket.destroy())
      if (connection === null) return
      connections.set(socket, connection)
      socket.once('close', () => room.leave(connection))
    })
    return server
  }
}
