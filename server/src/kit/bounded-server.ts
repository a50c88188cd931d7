import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from './caller-key.ts'

/** How many connections a process holds. */
export type ConnectionBounds = {
  readonly most: number
  /** Of one network, as requests are counted; null where a proxy stands in front, whose address all of them bear. */
  readonly perNetwork: number | null
  /** Told once of a network that wants more, until it has none. */
  readonly tellFull: (network: string) => void
}

/** How long a connection may take, in milliseconds. */
const patience = {
  /** To say what it asks: one packet. */
  headers: 20_000,
  /** To send it: a photo of 5 MB takes some minutes over a weak mobile line. */
  request: 300_000,
  /** Between two requests: longer than the minute that proxies keep a line. */
  betweenRequests: 72_000,
  /** While nothing moves on it either way, as where an answer is not read. */
  silence: 300_000,
} as const

/**
 * Makes HTTP servers that hold so many connections together, and of one network a part of them: whoever keeps lines open, saying little, leaves the
 * others theirs. What is over is closed unheard.
 */
export const boundedServers = ({ most, perNetwork, tellFull }: ConnectionBounds): ((handler: RequestListener) => Server) => {
  const networks = new Map<string, { held: number; told: boolean }>()

  const admit = (socket: Socket, bound: number): void => {
    const name = networkOf(socket.remoteAddress ?? '')
    const network = networks.get(name) ?? { held: 0, told: false }
    if (network.held >= bound) {
      if (!network.told) tellFull(name)
      network.told = true
      socket.destroy()
      return
    }
    networks.set(name, network)
    network.held += 1
    socket.once('close', () => {
      network.held -= 1
      if (network.held === 0) networks.delete(name)
    })
  }

  return (handler) => {
    const server = createServer(
      { headersTimeout: patience.headers, requestTimeout: patience.request, connectionsCheckingInterval: 5000 },
      handler,
    )
    server.keepAliveTimeout = patience.betweenRequests
    server.setTimeout(patience.silence)
    server.maxConnections = most
    if (perNetwork !== null) server.on('connection', (socket) => admit(socket, perNetwork))
    return server
  }
}
