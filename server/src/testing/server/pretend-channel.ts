import type { IncomingMessage, ServerResponse } from 'node:http'
import { eachDay, toDay } from '@innkeeper/rules/days/day'
import { z } from 'zod'
import { startPretendListener, type PretendListener } from './pretend-listener.ts'
import { isSigned, textOf } from './pretend-pms.ts'

/** How a channel answers: it takes all or a part; it fails before it took anything, or after. */
export const channelMoods = [
  'takes',
  'takesHalf',
  'refuses',
  'isSlow',
  'breaksOff',
  'takesAndBreaksOff',
  'takesAndIsSlow',
  'takesLate',
] as const

/** How a channel answers. */
export type ChannelMood = (typeof channelMoods)[number]

const update = z.looseObject({ rooms: z.array(z.string()), plans: z.array(z.string()).default([]), from: z.string(), to: z.string() })
const ask = z.object({ type: z.literal('ari.compare'), data: z.object({ number: z.int(), from: z.string(), to: z.string() }) })
const message = z.object({
  type: z.literal('ari.changed'),
  timestamp: z.string(),
  data: z.object({ number: z.int(), currency: z.string(), updates: z.array(update) }),
})

/** A message as it came. */
export type ChannelMessage = z.output<typeof message>['data']

/** A channel on this machine that keeps what it is told of each night by its own codes. */
export type PretendChannel = PretendListener & {
  readonly knows: (secret: string) => void
  readonly feel: (mood: ChannelMood) => void
  /** What it holds of each night, by “room night” or “room/plan night”. */
  readonly nights: Map<string, Readonly<Record<string, unknown>>>
  /** The messages that came, whole or not. */
  readonly came: readonly ChannelMessage[]
  /** When each came, in milliseconds. */
  readonly cameAt: readonly number[]
  /** Moves the clock of `cameAt` on. */
  readonly wait: (milliseconds: number) => void
  readonly wrong: readonly string[]
}

const slowMilliseconds = 3_000
const lateMilliseconds = 400

type Memory = {
  readonly nights: Map<string, Readonly<Record<string, unknown>>>
  readonly came: ChannelMessage[]
  readonly cameAt: number[]
  readonly wrong: string[]
  /** The number of the last message that said something of a night. */
  readonly numbers: Map<string, number>
  clock: number
  secret: string
  mood: ChannelMood
}

/** Starts a channel that is well. */
export const startPretendChannel = async (): Promise<PretendChannel> => {
  const memory: Memory = { nights: new Map(), came: [], cameAt: [], wrong: [], numbers: new Map(), clock: 0, secret: '', mood: 'takes' }
  const listener = await startPretendListener((request, response) => void answer(memory, request, response))
  return {
    ...memory,
    ...listener,
    knows: (secret) => void (memory.secret = secret),
    feel: (mood) => void (memory.mood = mood),
    wait: (milliseconds) => void (memory.clock += milliseconds),
  }
}

const answer = async (memory: Memory, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const { mood } = memory
  memory.cameAt.push(Date.now() + memory.clock)
  const body = await textOf(request)
  if (!isSigned(memory.secret, request, body)) return void (memory.wrong.push(body), response.writeHead(401).end())
  const read: unknown = JSON.parse(body)
  if (ask.safeParse(read).success) return void response.writeHead(200).end(JSON.stringify({ updates: heldUpdates(memory) }))
  const { data } = message.parse(read)
  memory.came.push(data)
  switch (mood) {
    case 'refuses':
      return void response.writeHead(500).end('no')
    case 'breaksOff':
      return void response.destroy()
    case 'isSlow':
      return later(response, 500)
    case 'takesLate':
      // It answers with an error, and yet applies the message: after later ones, as it may be.
      setTimeout(() => apply(memory, data), lateMilliseconds).unref()
      return void response.writeHead(503).end()
    case 'takesHalf': {
      const failed = data.updates.flatMap((_one, index) => (index % 2 === 0 ? [{ update: index, reason: 'Giá quá thấp' }] : []))
      apply(memory, data, (index) => index % 2 === 1)
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ failed }))
    }
    default:
      apply(memory, data)
      if (mood === 'takesAndBreaksOff') return void response.destroy()
      return mood === 'takesAndIsSlow' ? later(response, 200) : void response.writeHead(204).end()
  }
}

/** As the guide asks of a system: of each night the message with the highest number counts, whenever it comes. */
const apply = (memory: Memory, { number, updates }: ChannelMessage, isTaken: (index: number) => boolean = () => true): void => {
  for (const [key, values] of updates.filter((_one, index) => isTaken(index)).flatMap(nightsOf)) {
    if ((memory.numbers.get(key) ?? 0) > number) continue
    memory.numbers.set(key, number)
    memory.nights.set(key, values)
  }
}

const nightsOf = ({ rooms, plans, from, to, ...values }: z.output<typeof update>) => {
  const places = rooms.flatMap((room) => (plans.length === 0 ? [room] : plans.map((plan) => `${room}/${plan}`)))
  return places.flatMap((place) => eachDay(toDay(from), toDay(to)).map((night) => [`${place} ${night}`, values] as const))
}

/** What it holds, as it was told. */
const heldUpdates = ({ nights }: Memory): readonly object[] =>
  [...nights].map(([key, values]) => {
    const [place = '', night = ''] = key.split(' ')
    const [room = '', ...plans] = place.split('/')
    return { rooms: [room], plans, from: night, to: night, ...values }
  })

const later = (response: ServerResponse, status: number): void => {
  setTimeout(() => response.writeHead(status).end(), slowMilliseconds).unref()
}
