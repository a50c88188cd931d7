import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { revisionShape } from '@innkeeper/protocol/calls/connectivity/revision-answer'
import { z } from 'zod'
import { startPretendListener, type PretendListener } from './pretend-listener.ts'

/** How a PMS answers to a webhook: it takes it; or it fails before it took it, or after. */
export const pmsMoods = ['takes', 'refuses', 'isSlow', 'breaksOff', 'takesAndBreaksOff', 'takesAndIsSlow'] as const

/** How a PMS answers to a webhook. */
export type PmsMood = (typeof pmsMoods)[number]

const message = z.object({ type: z.string(), timestamp: z.string(), data: revisionShape })

/** A message that the PMS took: its id, and what it says. */
export type Taken = { readonly id: string } & z.output<typeof message>

/** A PMS on this machine that takes webhooks, each id once, if their signature is right. */
export type PretendPms = PretendListener & {
  /** The secret that it knows. */
  readonly knows: (secret: string) => void
  readonly feel: (mood: PmsMood) => void
  /** What it took, each message once, in the order in which it came first. */
  readonly taken: readonly Taken[]
  /** How often a message came that it had already. */
  readonly doubles: () => number
  /** Messages whose signature was wrong, or that were no message. */
  readonly wrong: readonly string[]
  /** The hosts that were asked for. */
  readonly hosts: ReadonlySet<string>
}

const slowMilliseconds = 3_000

/** What a PMS has seen, and what it checks by. */
type Memory = {
  readonly taken: Taken[]
  readonly wrong: string[]
  readonly hosts: Set<string>
  secret: string
  mood: PmsMood
  doubles: number
}

/** Starts a PMS that is well. */
export const startPretendPms = async (): Promise<PretendPms> => {
  const memory: Memory = { taken: [], wrong: [], hosts: new Set(), secret: '', mood: 'takes', doubles: 0 }
  const listener = await startPretendListener((request, response) => void answer(memory, request, response))
  return {
    ...listener,
    knows: (secret) => void (memory.secret = secret),
    feel: (mood) => void (memory.mood = mood),
    taken: memory.taken,
    doubles: () => memory.doubles,
    wrong: memory.wrong,
    hosts: memory.hosts,
  }
}

const answer = async (memory: Memory, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const { mood } = memory
  const body = await textOf(request)
  if (mood === 'refuses') return void response.writeHead(500).end('no')
  if (mood === 'breaksOff') return void response.destroy()
  if (mood === 'isSlow') return later(response, 500)
  const isRight = take(memory, request, body)
  if (mood === 'takesAndBreaksOff') return half(response)
  if (mood === 'takesAndIsSlow') return later(response, 200)
  response.writeHead(isRight ? 204 : 401).end()
}

const take = (memory: Memory, request: IncomingMessage, body: string): boolean => {
  const id = String(request.headers['webhook-id'])
  memory.hosts.add(request.headers.host ?? '')
  if (!isSigned(memory.secret, request, body)) return (memory.wrong.push(body), false)
  if (memory.taken.some((one) => one.id === id)) memory.doubles += 1
  else memory.taken.push({ id, ...message.parse(JSON.parse(body)) })
  return true
}

/** The whole text of a request. */
export const textOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  await once(request, 'end')
  return Buffer.concat(parts).toString()
}

/** Half an answer: the headers promise more than comes. */
const half = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-length': 100 })
  response.write('{"ok"', () => response.destroy())
}

const later = (response: ServerResponse, status: number): void => {
  setTimeout(() => response.writeHead(status).end(), slowMilliseconds).unref()
}

/** The receiver's side of Standard Webhooks, written anew: any of the signatures may be the right one. */
export const isSigned = (secret: string, { headers }: IncomingMessage, body: string): boolean => {
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const expected = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
  return String(headers['webhook-signature']).split(' ').includes(expected)
}
