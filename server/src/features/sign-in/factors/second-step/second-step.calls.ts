import { implement } from '#kit/call/implement.ts'
import { hashOfKey } from '#kit/session/token.ts'
import type { Outside } from '#outside/outside.ts'
import { readerOf } from '../../profile/account-changed-letters.ts'
import { lockAccount } from '../../profile/account.store.ts'
import { placeNamed } from '../../register/places.store.ts'
import { finishSignIn } from '../../session/finish-sign-in.ts'
import { beginSecondAttempt } from '../../throttle/attempt.ts'
import { askPasskey, deleteChallenge, lockChallenge } from './challenges.store.ts'
import { recoveryCodeUsedLetter } from '../factor-letters.ts'
import { passkeysOf } from '../factors.store.ts'
import { passkeyQuestion } from '../passkey.ts'
import { isWrong, proveFactor } from '../prove-factor.ts'
import { countRecoveryCodes } from '../recovery-codes/recovery-codes.store.ts'

/** The second step of signing in, after the right password. */
export const secondStepCalls = (outside: Pick<Outside, 'token' | 'keyFor' | 'publicUrl'>) =>
  implement({
    'login/second-step': async (at, { challenge, device, ...given }) => {
      const tokenHash = hashOfKey(challenge)
      const open = await lockChallenge(at.tx, { tokenHash, purpose: 'signIn', sessionId: null }, at.now)
      if (open === undefined) throw at.refusal('secondStepOver')
      const account = await lockAccount(at.tx, open.accountId, 'for update')
      const attempt = await beginSecondAttempt(at, account, device)
      const outcome = await proveFactor(at, outside, open, given)
      if (isWrong(outcome)) {
        await attempt.count()
        throw at.refusal(outcome, { field: given.passkey === '' ? 'code' : 'passkey', keep: true })
      }
      await attempt.forgive()
      await deleteChallenge(at.tx, tokenHash)
      if (outcome === 'recovery')
        await at.post('mail', recoveryCodeUsedLetter(readerOf(account), await countRecoveryCodes(at.tx, account.account_id)))
      if (!account.active) throw at.refusal('inactiveUser', { keep: true })
      const place = open.hotelCode === null ? null : await placeNamed(at.tx, open.hotelCode)
      if (place === undefined) throw at.refusal('hotelUnknown', { values: { hotelId: open.hotelCode ?? '' }, keep: true })
      return finishSignIn(at, outside, { account, device, place })
    },

    'login/second-step-passkey': async (at, { challenge }) => {
      const tokenHash = hashOfKey(challenge)
      const open = await lockChallenge(at.tx, { tokenHash, purpose: 'signIn', sessionId: null }, at.now)
      if (open === undefined) throw at.refusal('secondStepOver')
      const known = await passkeysOf(at.tx, open.accountId)
      if (known.length === 0) throw at.refusal('factorMissing')
      const question = await passkeyQuestion(outside, known)
      await askPasskey(at.tx, tokenHash, question.challenge)
      return { options: question.options }
    },
  })
