import type { At } from '#kit/call/at.ts'
import { LRUCache } from 'lru-cache'

type Giving = At<'distribution/search'> | At<'distribution/quote'> | At<'distribution/book'>

/** How many different wrong codes an agent may give within so many minutes. */
const most = 20
const minutes = 10

/** Which wrong codes each agent gave lately; counted per process, as the limits of requests are. */
const wrong = new LRUCache<string, Set<string>>({ max: 10_000, ttl: minutes * 60_000 })

/** Refuses any gift code of an agent that has guessed too often: also a right one, so that nobody learns which it was. */
export const refuseGuesser = (at: Giving, code: string | undefined): void => {
  if (code === undefined) return
  const guessed = wrong.get(at.travelAgent.travelAgentId)?.size ?? 0
  if (guessed >= most) throw at.refusal('tooManyGiftCodes', { field: 'giftCode', values: { minutes } })
}

/** Counts a code that no gift of this agent has; the same one counts once. */
export const noteWrongCode = (travelAgentId: string, code: string): void => {
  const known = wrong.get(travelAgentId)
  if (known === undefined) wrong.set(travelAgentId, new Set([code]))
  else if (known.size < most) known.add(code)
}
