import type { CallInput, CallOutput, CallPath } from '@innkeeper/protocol/catalogue'
import { urlOf } from '@innkeeper/protocol/url-of'
import { envelope } from '@innkeeper/protocol/envelope'
import { z } from 'zod'
import { ownProduct } from './start/own-product.ts'
import type { Product } from './start/start-product.ts'

/** Where an agent asks, and with which key. */
export type Agent = Pick<Product, 'url' | 'agentKey'>

type AgentPath = Extract<CallPath, `distribution/${string}`>

/** Calls the distribution API as a travel agent's program would; throws its refusal. */
export const askAsAgent = async <P extends AgentPath>(
  path: P,
  input: CallInput<P>,
  agent: Agent = ownProduct(),
): Promise<CallOutput<P>> => {
  const headers = { 'content-type': 'application/json', authorization: `Agent ${agent.agentKey}`, 'idempotency-key': crypto.randomUUID() }
  const response = await fetch(agent.url + urlOf(path), { method: 'POST', headers, body: JSON.stringify(input) })
  return answerIn(path, response)
}

/** Reads as a travel agent's program would; throws its refusal. */
export const readAsAgent = async <P extends AgentPath>(path: P, asked: Readonly<Record<string, string>>, agent: Agent) => {
  const address = `${agent.url}${urlOf(path)}?${String(new URLSearchParams(asked))}`
  return answerIn(path, await fetch(address, { headers: { authorization: `Agent ${agent.agentKey}` } }))
}

/** An agent’s booking of day tickets at the sample park, for today and on credit; returns its code. */
export const buyTickets = async (adults: number, guest: string) => {
  const wanted = { property: 'THACMAY', day: today, lines: [{ product: 'VENGAY', visitors: { adult: adults } }] }
  const { price } = await askAsAgent('distribution/ticket-quote', wanted)
  const bought = { ...wanted, guest: { name: guest }, paymentMethod: 'debt', total: price?.total ?? 0 } as const
  return (await askAsAgent('distribution/ticket-book', bought)).code
}

/** The tickets of an agent’s booking at a park, one for each visitor: their numbers, and their codes as they are drawn. */
export const ticketsOf = async (code: string, agent: Agent = ownProduct()) =>
  (await readAsAgent('distribution/ticket-codes', { code }, agent)).tickets

const answerIn = async <P extends AgentPath>(path: P, response: Response): Promise<CallOutput<P>> => {
  const answer = envelope.parse(await response.json())
  if (answer.responseCode !== 0) throw new Error(`${path}: ${answer.message}`)
  return z.custom<CallOutput<P>>().parse(answer.data)
}

const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)

/** The day this many days from today at the sample hotels; today is the start of the journey, also when midnight passes. */
export const dayFromToday = (days: number): string => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)

/** The dates of a stay. */
export type Stay = { readonly checkIn: string; readonly checkOut: string }

const mostLater = 30

/**
 * The first stay of this many nights, this many days from today or later, that a property offers for these rooms: some holidays have a
 * longer minimum stay.
 */
export const stayOnOffer = async (property: string, { days, nights, rooms = 1 }: { days: number; nights: number; rooms?: number }) => {
  for (let later = 0; later < mostLater; later += 1) {
    const stay: Stay = { checkIn: dayFromToday(days + later), checkOut: dayFromToday(days + later + nights) }
    const [offer] = await offersFor(property, stay, rooms)
    if (offer !== undefined) return { stay, offer }
  }
  throw new Error(`${property} has nothing on offer for ${nights} nights from ${dayFromToday(days)}`)
}

/** A property's offers for a stay of rooms with two people each, cheapest first. */
export const offersFor = async (property: string, stay: Stay, rooms = 1, agent: Agent = ownProduct()) => {
  const asked = { properties: [property], ...stay, rooms: Array.from({ length: rooms }, () => ({ adults: 2 })) }
  return (await askAsAgent('distribution/search', asked, agent)).properties[0]?.offers ?? []
}

/** An agent's booking of a property's cheapest offer for two, with the offer and the stay. */
export const bookCheapest = async (property: string, { guest, ...when }: { days: number; nights: number; guest: string }) => {
  const { stay, offer } = await stayOnOffer(property, when)
  const booking = await askAsAgent('distribution/book', {
    property,
    ...stay,
    rooms: [{ roomPlanId: offer.roomPlanId, adults: 2 }],
    guest: { name: guest, phone: '+84 900 000 123', email: 'khach@example.com' },
    paymentMethod: 'bank transfer',
    total: offer.total,
  })
  return { booking, offer, stay }
}

/** A stay as an agent asks for it, with a code or with services. */
export type CodeGiven = {
  readonly stay: Stay
  readonly roomPlanId: string
  readonly giftCode?: string
  readonly promotionCode?: string
  readonly services?: readonly { readonly code: string }[]
}

/** What an agent's quote for two says; `rooms` rooms alike. */
export const quoteFor = (property: string, { stay, roomPlanId, services = [], ...codes }: CodeGiven, rooms = 1) =>
  askAsAgent('distribution/quote', {
    property,
    ...stay,
    rooms: Array.from({ length: rooms }, () => ({ roomPlanId, adults: 2 })),
    services: [...services],
    ...codes,
  })

/** An agent's booking for two at the price of a quote. */
export const bookWithCode = (
  property: string,
  { stay, roomPlanId, giftCode, services = [] }: CodeGiven,
  { guest, total }: { guest: string; total: number },
) =>
  askAsAgent('distribution/book', {
    property,
    ...stay,
    rooms: [{ roomPlanId, adults: 2 }],
    guest: { name: guest, phone: '+84 900 000 123', email: 'khach@example.com' },
    paymentMethod: 'bank transfer',
    total,
    services: [...services],
    ...(giftCode === undefined ? {} : { giftCode }),
  })

/** An agent's request for rooms of one package, two people each; returns its code. */
export const requestRooms = async (
  property: string,
  { stay, roomPlanId, rooms, message }: Pick<CodeGiven, 'stay' | 'roomPlanId'> & { readonly rooms: number; readonly message: string },
) => {
  const asked = { property, ...stay, rooms: [{ roomPlanId, count: rooms, adults: 2 }], message }
  return (await askAsAgent('distribution/request', asked)).code
}

/** What an agent reads of its request. */
export const readRequest = async (code: string, agent: Agent = ownProduct()) => {
  const [request] = await readAsAgent('distribution/requests', { code }, agent)
  if (request === undefined) throw new Error(`request ${code} is gone`)
  return request
}

/** Asks for another price after the property's answer. */
export const askForPrice = (code: string, priceHoped: number) =>
  askAsAgent('distribution/counter', { code, priceHoped, note: 'Vượt ngân sách của đoàn' })

/** Takes an offer for a request. */
export const takeOffer = (code: string, { offerNo, guest }: { readonly offerNo: number; readonly guest: string }) =>
  askAsAgent('distribution/accept', { code, offerNo, guest: { name: guest }, paymentMethod: 'bank transfer' })

/** An agent's booking of a park's day tickets for two adults and a child, paid by bank transfer. */
export const bookDayTickets = async (property: string, { days, guest }: { readonly days: number; readonly guest: string }) => {
  const asked = { property, day: dayFromToday(days), lines: [{ product: 'VENGAY', visitors: { adult: 2, child: 1 } }] }
  const { price } = await askAsAgent('distribution/ticket-quote', asked)
  if (price === null) throw new Error(`${property} sells no day tickets on ${asked.day}`)
  return askAsAgent('distribution/ticket-book', { ...asked, guest: { name: guest }, paymentMethod: 'bank transfer', total: price.total })
}
