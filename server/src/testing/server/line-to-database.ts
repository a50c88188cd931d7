import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'

/** A proxy to a database that a test controls: `carry` decides what passes between its two ends, which close together. */
export const lineTo = async (url: string, carry: (near: Socket, far: Socket) => void) => {
  const { host, port } = new pg.Client(url)
  const line = createServer((near) => {
    const far = host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host)
    const cut = () => [near, far].map((end) => end.destroy())
    carry(near, far)
    for (const end of [near, far]) end.on('close', cut).on('error', cut)
  })
  await once(line.listen(0, '127.0.0.1'), 'listening')
  return { url: through(url, line.address()), close: () => line.close() }
}

/** A proxy that passes everything until it is frozen: then nothing passes, and neither end is closed. */
export const freezingLine = async (url: string) => {
  let isFrozen = false
  const ends = new Set<Socket>()
  const line = await lineTo(url, (near, far) => {
    for (const end of [near, far]) {
      ends.add(end)
      end.on('close', () => ends.delete(end))
    }
    near.pipe(far)
    far.pipe(near)
    if (isFrozen) for (const end of [near, far]) end.pause()
  })
  return {
    ...line,
    freeze: () => {
      isFrozen = true
      for (const end of ends) end.pause()
    },
    thaw: () => {
      isFrozen = false
      for (const end of ends) end.resume()
    },
  }
}

const through = (url: string, listening: ReturnType<ReturnType<typeof createServer>['address']>): string => {
  if (listening === null || typeof listening === 'string') throw new Error('the line has no port')
  const address = new URL(url)
  address.searchParams.set('host', listening.address)
  address.searchParams.set('port', String(listening.port))
  return address.href
}
