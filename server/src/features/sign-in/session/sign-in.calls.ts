import { covers } from '@innkeeper/rules/administrator/reach'
import { implement } from '#kit/call/implement.ts'
import type { Outside } from '#outside/outside.ts'
import { askSecondStep } from '../factors/second-step/ask-second-step.ts'
import { provenAccount } from '../password/proven-account.ts'
import { placeNamed } from '../register/places.store.ts'
import { tryPassword } from '../throttle/try-password.ts'
import { finishSignIn } from './finish-sign-in.ts'

/** Signing in by password; who has a second factor gets a challenge for the second step instead of a session. */
export const signInCalls = (outside: Pick<Outside, 'token' | 'keyFor' | 'publicUrl'>) =>
  implement({
    'login/user': async (given, before) => {
      const tried = await tryPassword(before, given)
      return async (at, input) => {
        const { account, hasFactor } = await provenAccount(at, outside, input, tried)
        if (hasFactor) throw await askSecondStep(at, account, null)
        return finishSignIn(at, outside, { account, device: input.device, place: null })
      }
    },

    'login/admin': async (given, before) => {
      const tried = await tryPassword(before, given)
      return async (at, { hotelId, ...input }) => {
        const { account, hasFactor } = await provenAccount(at, outside, input, tried)
        if (account.kind !== 'admin') throw at.refusal('noAccess', { keep: true })
        const place = await placeNamed(at.tx, hotelId)
        if (place === undefined || !covers(account.reach, [place.property_id]))
          throw at.refusal('hotelUnknown', { field: 'hotelId', values: { hotelId }, keep: true })
        if (hasFactor) throw await askSecondStep(at, account, hotelId)
        return finishSignIn(at, outside, { account, device: input.device, place })
      }
    },
  })
