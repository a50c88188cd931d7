import { urlOf, type CallInput, type CallOutput, type CallPath } from '@innkeeper/protocol/catalogue'
import { envelope } from '@innkeeper/protocol/envelope'
import { z } from 'zod'
import { ownProduct } from './own-product.ts'

type AgentPath = Extract<CallPath, `distribution/${string}`>

/** Asks the distribution API the way a travel agent's machine would; throws what it is refused with. */
export const askAsAgent = async <P extends AgentPath>(
  path: P,
  input: CallInput<P>,
  key: string = crypto.randomUUID(),
): Promise<CallOutput<P>> => {
  const { url, agentKey } = ownProduct()
  const response = await fetch(url + urlOf(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Agent ${agentKey}`, 'idempotency-key': key },
    body: JSON.stringify(input),
  })
  const answer = envelope.parse(await response.json())
  if (answer.responseCode !== 0) throw new Error(`${path}: ${answer.message}`)
  return z.custom<CallOutput<P>>().parse(answer.data)
}

/** A day that many days from today, where the sample hotels are. */
export const dayFromToday = (days: number): string => new Date(Date.now() + 7 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)

/** An agent's booking of the cheapest offer of a property for two, and the offer that it took. */
export const bookCheapest = async (
  property: string,
  stay: { readonly checkIn: string; readonly checkOut: string; readonly guest: string },
) => {
  const { checkIn, checkOut } = stay
  const found = await askAsAgent('distribution/search', { properties: [property], checkIn, checkOut, rooms: [{ adults: 2 }] })
  const offer = found.properties[0]?.offers[0]
  if (offer === undefined) throw new Error(`${property} has nothing from ${checkIn} to ${checkOut}`)
  const booking = await askAsAgent('distribution/book', {
    property,
    checkIn,
    checkOut,
    rooms: [{ roomPlanId: offer.roomPlanId, adults: 2 }],
    guest: { name: stay.guest, phone: '+84 900 000 123', email: 'khach@example.com' },
    paymentMethod: 'bank transfer',
    total: offer.total,
  })
  return { booking, offer }
}
