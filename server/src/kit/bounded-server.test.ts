import { once } from 'node:events'
import { request, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { boundedServers, type ConnectionBounds } from './bounded-server.ts'

const open: Server[] = []
const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  for (const server of open.splice(0)) server.close()
})

/** A server that answers everybody, and the networks that wanted more than their part. */
const start = async (bounds: Pick<ConnectionBounds, 'most' | 'perNetwork'>) => {
  const full: string[] = []
  const server = boundedServers({ ...bounds, tellFull: (network) => void full.push(network) })((_request, response) => response.end('here'))
  open.push(server.listen(0, '127.0.0.1'))
  await once(server, 'listening')
  const address = server.address()
  return { port: typeof address === 'object' && address !== null ? address.port : 0, full }
}

/** A connection that says nothing. */
const hold = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  sockets.push(socket)
  await once(socket, 'connect')
  return socket
}

/** Whether somebody at an address of this machine is answered, or closed unheard. */
const answerTo = (port: number, localAddress: string): Promise<'answered' | 'closed'> =>
  new Promise((resolve) => {
    request({ port, host: '127.0.0.1', localAddress, agent: false }, (response) => {
      response.resume().on('end', () => resolve('answered'))
    })
      .on('error', () => resolve('closed'))
      .end()
  })

test('who holds all connections of a network is not let in again until one ends, and is told of once', async () => {
  const { port, full } = await start({ most: 100, perNetwork: 2 })
  const first = await hold(port)
  await hold(port)
  expect(await answerTo(port, '127.0.0.1')).toBe('closed')
  expect(await answerTo(port, '127.0.0.1')).toBe('closed')
  expect(full).toEqual(['127.0.0.1'])
  first.destroy()
  await expect.poll(() => answerTo(port, '127.0.0.1')).toBe('answered')
})

test.runIf(process.platform === 'linux')('others are let in meanwhile', async () => {
  const { port } = await start({ most: 100, perNetwork: 1 })
  await hold(port)
  expect(await answerTo(port, '127.0.0.1')).toBe('closed')
  expect(await answerTo(port, '127.0.0.2')).toBe('answered')
})

test('behind a proxy, whose address all connections bear, only all together are bounded', async () => {
  const { port, full } = await start({ most: 3, perNetwork: null })
  await hold(port)
  await hold(port)
  expect(await answerTo(port, '127.0.0.1')).toBe('answered')
  await hold(port)
  expect(await answerTo(port, '127.0.0.1')).toBe('closed')
  expect(full).toEqual([])
})
