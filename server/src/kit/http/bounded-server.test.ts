import { once } from 'node:events'
import { Agent, request, type RequestListener, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { boundedServers, type ConnectionBounds } from './bounded-server.ts'

const open: Server[] = []
const sockets: Socket[] = []
const agents: Agent[] = []
afterEach(() => {
  for (const agent of agents.splice(0)) agent.destroy()
  for (const socket of sockets.splice(0)) socket.destroy()
  for (const server of open.splice(0)) server.close()
})

/** Answers every request except /slow, which stays under way. */
const answer: RequestListener = ({ url }, response) => void (url === '/slow' ? response.write('…') : response.end('here'))

/** A server, and the networks that it reported as full. */
const start = async (bounds: Pick<ConnectionBounds, 'most' | 'perNetwork'> & { readonly reserve?: number }) => {
  const full: string[] = []
  const server = boundedServers({
    reserve: 1,
    ...bounds,
    isUrgent: (url) => url === '/healthz',
    turnAway: (_request, response) => void response.writeHead(503, { connection: 'close' }).end(),
    tellFull: (network) => void full.push(network),
  })(answer)
  open.push(server.listen(0, '0.0.0.0'))
  await once(server, 'listening')
  const address = server.address()
  return { port: typeof address === 'object' && address !== null ? address.port : 0, full }
}

type From = { readonly from?: string; readonly agent?: Agent }

/** Opens a connection that sends a request, or nothing, and stays open. */
const hold = async (port: number, { from = '127.0.0.1', asks = '' }: { readonly from?: string; readonly asks?: string } = {}) => {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from }).on('error', () => undefined)
  sockets.push(socket)
  await once(socket, 'connect')
  if (asks !== '') {
    socket.write(`GET ${asks} HTTP/1.1\r\nHost: here\r\n\r\n`)
    await once(socket, 'data')
  }
  return socket.resume()
}

/** The answer to a request from an address of this machine, or that the connection was closed without one. */
const ask = (port: number, path = '/', { from = '127.0.0.1', agent }: From = {}): Promise<number | 'closed'> =>
  new Promise((resolve) => {
    request({ port, path, host: '127.0.0.1', localAddress: from, agent: agent ?? false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    })
      .on('error', () => resolve('closed'))
      .end()
  })

const isClosed = (socket: Socket) => expect.poll(() => socket.closed).toBe(true)

test('idle connections are closed to make room, the longest idle first, and nothing is logged', async () => {
  const { port, full } = await start({ most: 100, perNetwork: 3 })
  const [first, second] = [await hold(port, { asks: '/' }), await hold(port)]
  const agent = new Agent({ keepAlive: true })
  agents.push(agent)
  expect(await ask(port, '/', { agent })).toBe(200)
  expect(await ask(port)).toBe(200)
  await isClosed(first)
  await Promise.all([hold(port), hold(port)])
  await isClosed(second)
  expect(await ask(port, '/', { agent })).toBe(200)
  expect(full).toEqual([])
})

test('busy connections are not closed: a new one is answered busy until there is room', async () => {
  const { port, full } = await start({ most: 100, perNetwork: 2 })
  const [busy] = [await hold(port, { asks: '/slow' }), await hold(port, { asks: '/slow' })]
  expect(await ask(port)).toBe(503)
  expect(await ask(port)).toBe(503)
  expect(full).toEqual(['127.0.0.1'])
  busy.destroy()
  await expect.poll(() => ask(port)).toBe(200)
})

test('whether the process lives is answered when there is no room, also where the reserve is full of those who ask nothing', async () => {
  const { port } = await start({ most: 2, perNetwork: null, reserve: 1 })
  await hold(port, { asks: '/slow' })
  await hold(port, { asks: '/slow' })
  const silent = await hold(port)
  expect(await ask(port, '/healthz')).toBe(200)
  await isClosed(silent)
})

test('a connection of the reserve is served once room has come free', async () => {
  const { port } = await start({ most: 1, perNetwork: null, reserve: 1 })
  const busy = await hold(port, { asks: '/slow' })
  const agent = new Agent({ keepAlive: true })
  agents.push(agent)
  expect(await ask(port, '/healthz', { agent })).toBe(200)
  busy.destroy()
  await expect.poll(() => ask(port, '/', { agent })).toBe(200)
})

describe.runIf(process.platform === 'linux')('of several networks', () => {
  const networks = Array.from({ length: 8 }, (_, index) => `127.0.0.${index + 2}`)

  test('eight that hold all connections and ask nothing shut nobody out', async () => {
    const { port, full } = await start({ most: 80, perNetwork: 10 })
    await Promise.all(networks.flatMap((from) => Array.from({ length: 10 }, () => hold(port, { from }))))
    expect(await ask(port)).toBe(200)
    expect(await ask(port, '/healthz')).toBe(200)
    expect(full).toEqual([])
  })

  test('one that is at work with all of its connections leaves the others theirs', async () => {
    const { port, full } = await start({ most: 80, perNetwork: 1 })
    await hold(port, { asks: '/slow' })
    expect(await ask(port)).toBe(503)
    expect(await ask(port, '/', { from: '127.0.0.2' })).toBe(200)
    expect(full).toEqual(['127.0.0.1'])
  })
})

test('behind a proxy, whose address all connections bear, only all together are bounded', async () => {
  const { port } = await start({ most: 2, perNetwork: null })
  await hold(port, { asks: '/slow' })
  expect(await ask(port)).toBe(200)
  await hold(port, { asks: '/slow' })
  expect(await ask(port)).toBe(503)
})
