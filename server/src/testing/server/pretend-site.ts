import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'

/** A web site on this machine. */
export type PretendSite = {
  readonly port: number
  /** The hosts and paths that were asked for, in order. */
  readonly asked: string[]
  readonly stop: () => Promise<void>
}

/** Starts a site that answers in some way. */
export const startPretendSite = async (answer: RequestListener): Promise<PretendSite> => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host ?? ''}${request.url ?? ''}`)
    answer(request, response)
  })
  // What is no HTTP, such as the greeting of TLS, is closed without a word.
  server.on('clientError', (_error, socket) => socket.destroy())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    asked,
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
