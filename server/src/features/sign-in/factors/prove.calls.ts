import { implement } from '#kit/call/implement.ts'
import { hashOfKey, newApiKey } from '#kit/session/token.ts'
import type { Outside } from '#outside/outside.ts'
import { readerOf } from '../profile/account-changed-letters.ts'
import { lockAccount } from '../profile/account.store.ts'
import { refuseTooMany } from '../throttle/stranger.ts'
import { deleteAttempts } from '../throttle/throttle.store.ts'
import * as challenges from './second-step/challenges.store.ts'
import { recoveryCodeUsedLetter } from './factor-letters.ts'
import { factorsOf, passkeysOf } from './factors.store.ts'
import { minutesLater } from './minutes-later.ts'
import { passkeyQuestion } from './passkey.ts'
import { isWrong, proveFactor } from './prove-factor.ts'
import { countRecoveryCodes } from './recovery-codes/recovery-codes.store.ts'

const minutesToProve = 5
const minutesProven = 10
const wrongProofs = { attempts: 5, minutes: 15 } as const

/** How people who are signed in prove their second step, for a call that asks for a proof. */
export const proveCalls = (outside: Pick<Outside, 'keyFor' | 'publicUrl'>) =>
  implement({
    'factor/prove-begin': async (at) => {
      const { accountId, sessionId } = at.person
      const factors = await factorsOf(at.tx, accountId)
      if (factors.length === 0) throw at.refusal('factorMissing')
      const known = await passkeysOf(at.tx, accountId)
      const question = known.length === 0 ? null : await passkeyQuestion(outside, known)
      const challenge = newApiKey()
      await challenges.saveChallenge(at.tx, {
        tokenHash: hashOfKey(challenge),
        accountId,
        purpose: 'prove',
        sessionId,
        expiresAt: minutesLater(at.now, minutesToProve),
        ...(question && { passkeyChallenge: question.challenge }),
      })
      return { challenge, code: factors.some(({ kind }) => kind === 'code'), passkey: question?.options ?? null }
    },

    'factor/prove': async (at, { challenge, ...given }) => {
      const { accountId, sessionId } = at.person
      const tokenHash = hashOfKey(challenge)
      const open = await challenges.lockChallenge(at.tx, { tokenHash, purpose: 'prove', sessionId }, at.now)
      if (open === undefined) throw at.refusal('secondStepOver')
      const account = await lockAccount(at.tx, accountId, 'for update')
      const subject = `own second step of ${accountId}`
      await refuseTooMany(at, subject, wrongProofs)
      const outcome = await proveFactor(at, outside, open, given)
      if (isWrong(outcome)) throw at.refusal(outcome, { field: given.passkey === '' ? 'code' : 'passkey', keep: true })
      await deleteAttempts(at.tx, subject)
      await challenges.deleteChallenge(at.tx, tokenHash)
      if (outcome === 'recovery')
        await at.post('mail', recoveryCodeUsedLetter(readerOf(account), await countRecoveryCodes(at.tx, accountId)))
      const proof = newApiKey()
      const expiresAt = minutesLater(at.now, minutesProven)
      await challenges.saveChallenge(at.tx, { tokenHash: hashOfKey(proof), accountId, purpose: 'proven', sessionId, expiresAt })
      return { proof }
    },
  })
