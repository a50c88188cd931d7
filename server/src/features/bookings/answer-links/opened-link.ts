import { answerLinkStanding, type AnswerLinkStanding } from '@innkeeper/rules/booking-request/answer-link'
import { holdersAmong } from '#features/notifications/notifications.reads.ts'
import type { Refused } from '#kit/call/refuse.ts'
import { hashOfKey } from '#kit/session/token.ts'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'
import { heldOffer, offersOfRequest, type StoredOffer } from '../booking-offers/offers.store.ts'
import { lockRequest, type requestOfCode, type StoredRequest } from '../booking-requests/requests.store.ts'
import { answerLinkOf, contactOfAgent, useAnswerLink, type AnswerLink } from './answer-links.store.ts'

type Opening = { readonly tx: Tx; readonly now: Date; readonly enter: (propertyId: string) => Promise<PropertyTx> }

/** What a link opens, in a transaction at its property. */
export type OpenedLink = {
  readonly tx: PropertyTx
  readonly request: StoredRequest
  /** The offer that its agent answers; undefined where the property answers the request. */
  readonly offer: StoredOffer | undefined
  readonly standing: AnswerLinkStanding
  /** Whose letter it was in. */
  readonly reader: { readonly accountId: string | null; readonly person: string }
}

type Reading = { readonly token: string; readonly read: typeof requestOfCode }

/** What a link opens, with its request as `read` reads it; null where it is nobody's or its reader may not answer any more. */
export const openedLink = async ({ tx, now, enter }: Opening, { token, read }: Reading): Promise<OpenedLink | null> => {
  const tokenHash = hashOfKey(token)
  const found = await answerLinkOf(tx, tokenHash)
  if (found === undefined) return null
  const within = await enter(found.propertyId)
  const request = await read(within, found.code)
  // Read again: of two who answer at once the second waited for the request, and finds its link used.
  const link = await answerLinkOf(within, tokenHash)
  if (request === undefined || link === undefined) return null
  const reader = await readerOf(within, link, request)
  if (reader === null) return null
  const offer = link.offerNo === null ? undefined : (await offersOfRequest(within, request)).find((one) => one.offerNo === link.offerNo)
  const facts = {
    link: { madeAt: new Date(link.madeAt), expiresAt: new Date(link.expiresAt), used: link.used },
    request: { state: request.state, changedAt: new Date(request.changedAt) },
    offer: offer === undefined ? null : heldOffer(offer),
  }
  return { tx: within, request, offer, reader, standing: answerLinkStanding(facts, now) }
}

/** Whose letter it was; null where they may not answer any more: no user, address or agent of before. */
const readerOf = async (tx: PropertyTx, link: AnswerLink, request: StoredRequest): Promise<OpenedLink['reader'] | null> => {
  if (link.accountId !== null) {
    const [holder] = await holdersAmong(tx, [link.accountId], 'SEND_REQUEST_2')
    return holder === undefined ? null : { accountId: holder.accountId, person: holder.fullName }
  }
  if (link.offerNo === null) return request.property.email === link.address ? { accountId: null, person: link.address } : null
  const contact = await contactOfAgent(tx, request.travelAgentId)
  return contact?.active === true && contact.email === link.address ? { accountId: null, person: request.agent.vi } : null
}

type Answering = Opening & {
  readonly refusal: (
    key: 'notFound' | 'answerLinkUsed' | 'answerLinkOutdated' | 'answerLinkAnswered',
    detail: { field: 'token' },
  ) => Refused
}

const refusals = { used: 'answerLinkUsed', outdated: 'answerLinkOutdated', answered: 'answerLinkAnswered' } as const

/**
 * Opens a link with its request locked and uses it up; what answers is in the same transaction, so that what is refused leaves the link as it
 * was. Refuses a link that cannot answer any more.
 */
export const usedLink = async (at: Answering, token: string): Promise<OpenedLink> => {
  const opened = await openedLink(at, { token, read: lockRequest })
  if (opened === null) throw at.refusal('notFound', { field: 'token' })
  if (opened.standing !== 'open') throw at.refusal(refusals[opened.standing], { field: 'token' })
  if (!(await useAnswerLink(opened.tx, hashOfKey(token), at.now))) throw at.refusal('answerLinkUsed', { field: 'token' })
  return opened
}
