import { Agent as HttpAgent, request as requestHttp, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { hasCode } from '#database/error-code.ts'
import { checkedAddress, type SiteReach } from '../sites/checked-address.ts'
import { SiteFailed } from '../sites/site-failed.ts'
import { WebhookFailed } from './webhook-failed.ts'

/** What an address answered: its status and its text, at most a megabyte of it, and after how many milliseconds. */
export type WebhookAnswer = { readonly status: number; readonly text: string; readonly milliseconds: number }

/** Sends one message; rejects with `WebhookFailed` where no whole answer comes. Redirects are not followed. */
export type SendWebhook = (headers: Readonly<Record<string, string>>, body: string) => Promise<WebhookAnswer>

/** How the addresses of connected systems are reached. */
export type WebhookNetwork = {
  /** Looks the host of an address up and checks it; what is sent goes to what was checked. Rejects with `WebhookFailed`. */
  readonly open: (url: string) => Promise<SendWebhook>
}

/** How long an address may take to answer. */
const patienceMilliseconds = 10_000
const mostBytes = 1_048_576

/** The network of webhooks. Inside addresses are refused, as for domains and mail servers; connections are kept for the next message. */
export const webhookNetwork = (reach: () => SiteReach, patience = patienceMilliseconds): WebhookNetwork => {
  const kept = { keepAlive: true, maxFreeSockets: 64, timeout: 30_000 }
  const agents = { plain: new HttpAgent(kept), secure: new HttpsAgent(kept) }
  return {
    open: async (text) => {
      const url = new URL(text)
      const { portOnThisMachine } = reach()
      const address = await addressOf(reach(), url.hostname)
      const place = {
        host: address,
        method: 'POST',
        path: `${url.pathname}${url.search}`,
        ...(portOnThisMachine === null
          ? { agent: agents.secure, port: url.port === '' ? 443 : Number(url.port), servername: url.hostname }
          : { agent: agents.plain, port: portOnThisMachine }),
      }
      const ask = portOnThisMachine === null ? requestHttps : requestHttp
      return (headers, body) => send({ ask, place, host: url.host, patience }, headers, body)
    },
  }
}

const addressOf = async (reach: SiteReach, host: string): Promise<string> => {
  try {
    return await checkedAddress(reach, host)
  } catch (error) {
    if (!(error instanceof SiteFailed)) throw error
    throw new WebhookFailed(error.problem === 'inside' || error.problem === 'noResolver' ? error.problem : 'unreachable', error)
  }
}

type Way = {
  readonly ask: typeof requestHttp | typeof requestHttps
  readonly place: object
  readonly host: string
  readonly patience: number
}

const send = async (way: Way, headers: Readonly<Record<string, string>>, body: string): Promise<WebhookAnswer> => {
  const began = performance.now()
  const answer = await post(way, headers, body)
  return { ...answer, milliseconds: Math.round(performance.now() - began) }
}

const post = (
  { ask, place, host, patience }: Way,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<Omit<WebhookAnswer, 'milliseconds'>> =>
  new Promise((done, fail) => {
    const signal = AbortSignal.timeout(patience)
    const request = ask({
      ...place,
      headers: {
        ...headers,
        host,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Innkeeper (webhook)',
      },
      signal,
    })
    let answered = false
    const failed = (error: unknown): void => fail(new WebhookFailed(problemOf(error, signal, answered), error))
    request.on('error', failed)
    request.on('response', (response) => {
      answered = true
      response.on('error', failed)
      readToEnd(
        response,
        (text) => done({ status: response.statusCode ?? 0, text }),
        () => request.destroy(),
      )
    })
    request.end(body)
  })

/** The text is read to its end, so that a broken answer is noticed and the connection can be used again; a longer one is cut. */
const readToEnd = (response: IncomingMessage, done: (text: string) => void, stop: () => void): void => {
  const parts: Buffer[] = []
  let bytes = 0
  const finish = (): void => done(Buffer.concat(parts).toString())
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes <= mostBytes) return void parts.push(chunk)
    finish()
    stop()
  })
  response.on('end', finish)
}

const problemOf = (error: unknown, signal: AbortSignal, answered: boolean) => {
  if (signal.aborted) return 'timedOut' as const
  return answered || hasCode(error, 'HPE_INVALID_CONSTANT') ? ('brokenOff' as const) : ('unreachable' as const)
}
