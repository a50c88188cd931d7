import { LRUCache } from 'lru-cache'
import { networkOf } from '#kit/request/caller-key.ts'
import type { RefusalDetail, Refused } from '#kit/call/refuse.ts'

/** Who gives a code: an agent, or a guest, who is known by the network only. */
type Giver = { readonly travelAgent: { readonly travelAgentId: string } | null; readonly address: string }

type Giving = Giver & { readonly refusal: (key: 'tooManyGiftCodes', detail: RefusalDetail) => Refused }

const nameOf = ({ travelAgent, address }: Giver): string => travelAgent?.travelAgentId ?? `network ${networkOf(address)}`

/** How many different wrong codes an agent or a network may give within so many minutes. */
const most = 20

/** The minutes within which wrong codes are counted; after them a guesser may try again. */
export const minutes = 10

/** Which wrong codes each agent gave lately; counted per process, as the limits of requests are. */
const wrong = new LRUCache<string, Set<string>>({ max: 10_000, ttl: minutes * 60_000 })

/** Refuses any gift code of an agent that has guessed too often: also a right one, so that nobody learns which it was. */
export const refuseGuesser = (at: Giving, code: string | undefined): void => {
  if (code !== undefined && hasGuessed(at)) throw at.refusal('tooManyGiftCodes', { field: 'giftCode', values: { minutes } })
}

/** Whether an agent or a network has given so many wrong codes that no code of theirs is looked at for now. */
export const hasGuessed = (giver: Giver): boolean => (wrong.get(nameOf(giver))?.size ?? 0) >= most

/** Counts a code that no gift has; the same one counts once. */
export const noteWrongCode = (giver: Giver, code: string): void => {
  const name = nameOf(giver)
  const known = wrong.get(name)
  if (known === undefined) wrong.set(name, new Set([code]))
  else if (known.size < most) known.add(code)
}
