import { implement } from '#kit/call/implement.ts'
import type { Outside } from '#outside/outside.ts'
import { enter, newSignIn } from './entry.ts'
import { placeNamed, placesOf } from '../register/places.store.ts'
import { provenAccount } from '../password/proven-account.ts'
import { signedIn } from './signed-in.ts'
import { tryPassword } from '../throttle/try-password.ts'

/** Signing in by password. */
export const signInCalls = (outside: Pick<Outside, 'token' | 'keyFor'>) =>
  implement({
    'login/user': async (given, before) => {
      const tried = await tryPassword(before, given)
      return async (at, input) => {
        const { account, device } = await provenAccount(at, outside, input, tried)
        const signIn = newSignIn(at.now)
        if (account.kind === 'admin') return signedIn(account, await enter(at, outside.token, { account, place: null, signIn }), { device })
        const hotels = await placesOf(at.tx, account.account_id)
        const [first] = hotels
        if (first === undefined) throw at.refusal('noAccess', { keep: true })
        return signedIn(account, await enter(at, outside.token, { account, place: first, signIn }), { hotels, device })
      }
    },

    'login/admin': async (given, before) => {
      const tried = await tryPassword(before, given)
      return async (at, { hotelId, ...input }) => {
        const { account, device } = await provenAccount(at, outside, input, tried)
        if (account.kind !== 'admin') throw at.refusal('noAccess', { keep: true })
        const place = await placeNamed(at.tx, hotelId)
        if (place === undefined) throw at.refusal('hotelUnknown', { field: 'hotelId', values: { hotelId }, keep: true })
        const signIn = newSignIn(at.now)
        const named = await enter(at, outside.token, { account, place, signIn })
        return signedIn(account, await enter(at, outside.token, { account, place: null, signIn }), { named, device })
      }
    },
  })
