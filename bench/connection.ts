import { connect, type Socket } from 'node:net'
import { callAt, type CallInput, type CallPath } from '@innkeeper/protocol/catalogue'
import { urlOf } from '@innkeeper/protocol/url-of'

/** The credential of a caller: a session's token, or the key of an agent or a connection. */
export type Credential = `Token ${string}` | `Agent ${string}` | `Connection ${string}`

/** A request ready to be sent. */
export type Question = { readonly bytes: Buffer }

/** One connection to the server with one request at a time: written by hand, so that the client costs the machine little. */
export type Connection = { readonly ask: (question: Question) => Promise<string>; readonly close: () => void }

const headEnd = Buffer.from('\r\n\r\n')

/** A call with its input, as bytes on the wire. */
export const questionOf = <P extends CallPath>(path: P, input: CallInput<P>, credential: Credential, key?: string): Question => {
  const isGet = callAt(path).method === 'GET'
  const query = isGet ? `?${new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)])).toString()}` : ''
  const body = isGet ? '' : JSON.stringify(input)
  const head = [
    `${callAt(path).method} ${urlOf(path)}${query} HTTP/1.1`,
    'host: localhost',
    'accept-language: en',
    `authorization: ${credential}`,
    ...(key === undefined ? [] : [`idempotency-key: ${key}`]),
    ...(isGet ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`]),
  ]
  return { bytes: Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`) }
}

/** The same request from a client that accepts this encoding. */
export const accepting = ({ bytes }: Question, encoding: string): Question => ({
  bytes: Buffer.from(bytes.toString().replace('\r\n\r\n', `\r\naccept-encoding: ${encoding}\r\n\r\n`)),
})

/** Opens a connection that returns the bodies of successful calls, compressed ones byte by byte as they came; any other answer throws. */
export const openConnection = async (url: string): Promise<Connection> => {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  await new Promise((resolve, reject) => void socket.once('connect', resolve).once('error', reject))
  return { ask: (question) => exchange(socket, question), close: () => socket.destroy() }
}

const exchange = (socket: Socket, { bytes }: Question): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let missing = Number.POSITIVE_INFINITY
    const settle = (done: () => void) => {
      socket.off('data', hear).off('error', fail).off('close', fail)
      done()
    }
    const fail = (error?: unknown) => settle(() => reject(error instanceof Error ? error : new Error('the server closed the connection')))
    const hear = (chunk: Buffer) => {
      chunks.push(chunk)
      missing = missing === Number.POSITIVE_INFINITY ? missingAfter(Buffer.concat(chunks)) : missing - chunk.length
      if (missing <= 0) settle(() => succeed(Buffer.concat(chunks), resolve, reject))
    }
    socket.on('data', hear).on('error', fail).on('close', fail)
    socket.write(bytes)
  })

/** The number of bytes still to come; unknown before the end of the head. */
const missingAfter = (heard: Buffer): number => {
  const end = heard.indexOf(headEnd)
  if (end < 0) return Number.POSITIVE_INFINITY
  const [, length = '0'] = /content-length: (\d+)/i.exec(heard.toString('latin1', 0, end)) ?? []
  return end + headEnd.length + Number(length) - heard.length
}

const succeed = (heard: Buffer, resolve: (body: string) => void, reject: (error: Error) => void): void => {
  const begin = heard.indexOf(headEnd) + headEnd.length
  const head = heard.toString('latin1', 0, begin)
  if (head.startsWith('HTTP/1.1 200') && head.includes('content-encoding:')) return resolve(heard.toString('latin1', begin))
  const body = heard.toString('utf8', begin)
  if (body.startsWith('{"responseCode":0,')) resolve(body)
  else reject(new Error(`refused: ${body.slice(0, 500)}`))
}

/** Sends one request and returns the `data`, parsed by the call's own schema where its type is needed. */
export const askOnce = async (url: string, question: Question): Promise<unknown> => {
  const connection = await openConnection(url)
  try {
    const answer: unknown = JSON.parse(await connection.ask(question))
    return answer instanceof Object && 'data' in answer ? answer.data : undefined
  } finally {
    connection.close()
  }
}
