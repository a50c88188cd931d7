import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'

/** A pretend server of HTTP on this machine, that goes away and comes back at the same port. */
export type PretendListener = {
  readonly port: number
  /** It is not there until it comes back. */
  readonly leave: () => Promise<void>
  readonly comeBack: () => Promise<void>
}

/** Starts a pretend server at a free port. */
export const startPretendListener = async (answer: RequestListener): Promise<PretendListener> => {
  const server = createServer(answer)
  const listen = async (port: number): Promise<number> => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    return typeof address === 'object' && address !== null ? address.port : 0
  }
  const port = await listen(0)
  return {
    port,
    leave: async () => {
      if (!server.listening) return
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
    comeBack: async () => {
      if (!server.listening) await listen(port)
    },
  }
}
