import type { RefusalDetail, Refused } from '#kit/call/refuse.ts'
import { hashOfKey } from '#kit/session/token.ts'
import type { Person } from '#kit/request/who.ts'
import { hasFactorHere, useProof } from './proofs.store.ts'

type Confirming = {
  readonly tx: Parameters<typeof useProof>[0]
  readonly person: Pick<Person, 'accountId' | 'sessionId'>
  readonly refusal: (key: 'factorProofNeeded', detail?: RefusalDetail) => Refused
}

/**
 * For calls of a property that matter as much as signing in: who has a second factor must just have proven it by `factor/prove`, whose
 * answer the call takes as its `proof`; who has none passes. A proof works once, and comes back if the call is refused.
 */
export const confirmSecondFactor = async (at: Confirming, proof: string): Promise<void> => {
  if (await hasFactorHere(at.tx, at.person.accountId)) await refuseWithoutProof(at, proof)
}

/** Refuses a call without a fresh proof of the second step. */
export const refuseWithoutProof = async (at: Confirming, proof: string): Promise<void> => {
  const { accountId, sessionId } = at.person
  const isProven = proof !== '' && (await useProof(at.tx, { accountId, sessionId, tokenHash: hashOfKey(proof) }))
  if (!isProven) throw at.refusal('factorProofNeeded', { field: 'proof' })
}
