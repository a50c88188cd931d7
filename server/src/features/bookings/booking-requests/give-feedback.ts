import { canFeedback } from '@innkeeper/rules/booking-request/can-feedback'
import type { RefusalDetail, Refused } from '#kit/call/refuse.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { moveRequest } from './request-write.store.ts'
import { isContractSigned, type StoredRequest } from './requests.store.ts'
import { tellAgent } from './tell-agent.ts'

type Answering = {
  readonly now: Date
  readonly refusal: (key: 'requestNotWaiting' | 'agentNotConnected' | 'contractNotSigned', detail: RefusalDetail) => Refused
}

type Feedback = { readonly request: StoredRequest; readonly note: string; readonly person: string }

/** Answers a locked request in words, and tells its agent; returns what the diary says of it. */
export const giveFeedback = async ({ now, refusal }: Answering, tx: PropertyTx, { request, note, person }: Feedback) => {
  const verdict = canFeedback({ ...request, contractSigned: await isContractSigned(tx, now) })
  if (!verdict.ok) throw refusal(verdict.reason, { field: 'code' })
  const state = 'feedback'
  await moveRequest(tx, request, { state, event: { kind: 'answered', person, note } }, now)
  await tellAgent(tx, request, { kind: 'answered', said: note })
  return { subject: request.code, before: { state: request.state }, after: { state, note } } as const
}
