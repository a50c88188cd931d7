import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port that nothing listens on: a product that must know its own address before it starts takes it. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('a server on a port has one')
  return address.port
}
