import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import { catalogue } from '@innkeeper/protocol/catalogue'
import { askOnce, questionOf, type Credential } from '../connection.ts'
import { numeral, type Line } from '../line.ts'
import { hotelSize, setStage, type Stage } from '../stage.ts'
import { inRandomOrder, quotedStays } from '../stays.ts'
import { bookingOf } from './bookings.ts'

const bookingCount = 200
const connectionCount = 8
const properties = 20

/** Bookings that wait are sent to one connected system in their order, then to eight at once, against bare posts of the same bytes one after the other. */
export const webhooks = async (): Promise<Line[]> => {
  const names = await startNameServer()
  const listener = await startListener()
  // A server in production reaches nothing on its own machine.
  const more = { NODE_ENV: 'test', DNS_SERVER: names.address, SITE_PORT_ON_THIS_MACHINE: String(listener.port) }
  const stage = await setStage(properties, hotelSize, more)
  try {
    const ids: string[] = []
    for (let at = 0; at < connectionCount; at += 1) ids.push(await connect(stage, at))
    await book(stage)
    const [first = '', ...others] = ids
    const one = await rateOf(listener, bookingCount, () => setAddress(stage, first))
    const bare = await barePosts(listener)
    const all = await rateOf(listener, others.length * bookingCount, () => Promise.all(others.map((id) => setAddress(stage, id))))
    const limit = `${numeral(bare)}/s: bare posts of the same bytes`
    return [
      lineOf(`Webhooks of ${bookingCount} bookings to one connected system, in their order`, one, { bare, limit }),
      lineOf(`Webhooks of ${bookingCount} bookings to ${others.length} connected systems at once`, all, { bare, limit }),
    ]
  } finally {
    await stage.close()
    listener.close()
    names.close()
  }
}

const lineOf = (what: string, rate: number, { bare, limit }: { readonly bare: number; readonly limit: string }): Line => ({
  what,
  measured: `${numeral(rate)}/s`,
  limit,
  ratio: rate / bare,
  aim: '',
  met: null,
})

const tokenOf = ({ tokens }: Stage): Credential => `Token ${tokens[0] ?? ''}`

const connect = async (stage: Stage, at: number): Promise<string> => {
  const question = questionOf('connection/create', { kind: 'pms', name: `Bench ${at}`, scopes: ['bookings:read'] }, tokenOf(stage))
  return catalogue['connection/create'].output.parse(await askOnce(stage.server.url, question)).id
}

const setAddress = async (stage: Stage, id: string): Promise<void> => {
  await askOnce(stage.server.url, questionOf('connection/set-webhook', { id, url: 'https://pms.example.net/innkeeper' }, tokenOf(stage)))
}

const book = async (stage: Stage): Promise<void> => {
  const next = inRandomOrder(await quotedStays(stage))
  for (let count = 0; count < bookingCount; count += 1) await askOnce(stage.server.url, bookingOf(stage, next(), count))
}

type Listener = {
  readonly port: number
  /** The body that came last. */
  readonly last: () => Buffer
  /** Resolves when so many more requests have come, with the milliseconds between the first and the last of them. */
  readonly arrivals: (count: number) => Promise<number>
  readonly close: () => void
}

/** A system that takes whatever it is sent. */
const startListener = async (): Promise<Listener> => {
  let last = Buffer.alloc(0)
  let heard: (at: number) => void = () => undefined
  const server = createServer((asked, answer) => {
    const chunks: Buffer[] = []
    asked.on('data', (chunk: Buffer) => chunks.push(chunk))
    asked.on('end', () => {
      last = Buffer.concat(chunks)
      answer.writeHead(204).end()
      heard(performance.now())
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    last: () => last,
    arrivals: (count) =>
      new Promise((resolve) => {
        const times: number[] = []
        heard = (at) => {
          if (times.push(at) === count) resolve(at - (times[0] ?? at))
        }
      }),
    close: () => void server.close(),
  }
}

const rateOf = async (listener: Listener, count: number, begin: () => Promise<unknown>): Promise<number> => {
  const arrived = listener.arrivals(count)
  await begin()
  return ((count - 1) * 1000) / (await arrived)
}

/** The same bytes over one connection, each post once the one before it was answered. */
const barePosts = async (listener: Listener): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const body = listener.last()
  const rate = await rateOf(listener, bookingCount, async () => {
    for (let count = 0; count < bookingCount; count += 1) await post({ agent, port: listener.port, body })
  })
  agent.destroy()
  return rate
}

const post = ({ body, ...to }: { readonly agent: Agent; readonly port: number; readonly body: Buffer }): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': body.length }
    const asked = request({ ...to, host: '127.0.0.1', method: 'POST', headers }, (answer) => {
      answer.resume().once('end', () => resolve())
    })
    asked.once('error', reject).end(body)
  })

const headerBytes = 12

/** A name server by which every name leads to this machine (RFC 1035). */
const startNameServer = async () => {
  const socket = createSocket('udp4')
  socket.on('message', (question, { port, address }) => {
    const end = question.indexOf(0, headerBytes) + 5
    const isAddress = question.readUInt16BE(end - 4) === 1
    const head = Buffer.concat([question.subarray(0, 2), Buffer.of(0x81, 0x80, 0, 1, 0, isAddress ? 1 : 0, 0, 0, 0, 0)])
    const record = Buffer.of(0xc0, headerBytes, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, 127, 0, 0, 1)
    socket.send(Buffer.concat([head, question.subarray(headerBytes, end), ...(isAddress ? [record] : [])]), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return { address: `127.0.0.1:${socket.address().port}`, close: () => void socket.close() }
}
