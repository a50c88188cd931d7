import type { RefusalDetail, Refused } from '#kit/call/refuse.ts'
import { hashOfKey, newApiKey } from '#kit/session/token.ts'
import type { Tx } from '#kit/transaction/transaction.ts'
import type { Account } from '../../profile/account.store.ts'
import { saveChallenge } from './challenges.store.ts'
import { factorsOf } from '../factors.store.ts'
import { minutesLater } from '../minutes-later.ts'

const minutesForSecondStep = 5

type Asking = { readonly tx: Tx; readonly now: Date; readonly refusal: (key: 'secondStepNeeded', detail?: RefusalDetail) => Refused }

/** The answer to a right password where a second step stands: a challenge, open for five minutes, for the second step and nothing else. */
export const askSecondStep = async (at: Asking, { account_id: accountId }: Account, hotelCode: string | null): Promise<Refused> => {
  const challenge = newApiKey()
  const expiresAt = minutesLater(at.now, minutesForSecondStep)
  await saveChallenge(at.tx, { tokenHash: hashOfKey(challenge), accountId, purpose: 'signIn', hotelCode, expiresAt })
  const kinds = new Set((await factorsOf(at.tx, accountId)).map(({ kind }) => kind))
  const values = { challenge, code: kinds.has('code') ? 1 : 0, passkey: kinds.has('passkey') ? 1 : 0 }
  return at.refusal('secondStepNeeded', { values, keep: true })
}
