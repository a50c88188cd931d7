import { implement } from '../../kit/implement.ts'
import type { Outside } from '../../outside/outside.ts'
import { enter } from './entry.ts'
import { placeNamed, placesOf } from './places.store.ts'
import { provenAccount } from './proven-account.ts'
import { signedIn } from './signed-in.ts'
import { tryPassword } from './try-password.ts'

/** Signing in by password. */
export const signInCalls = ({ token }: Pick<Outside, 'token'>) =>
  implement({
    'login/user': async (given, before) => {
      const tried = await tryPassword(before, given)
      return async (at, input) => {
        const account = await provenAccount(at, input, tried)
        if (account.kind === 'admin') return signedIn(account, await enter(at, token, account, null))
        const hotels = await placesOf(at.tx, account.account_id)
        const [first] = hotels
        if (first === undefined) throw at.refusal('noAccess', { keep: true })
        return signedIn(account, await enter(at, token, account, first), { hotels })
      }
    },

    'login/admin': async (given, before) => {
      const tried = await tryPassword(before, given)
      return async (at, { hotelId, ...input }) => {
        const account = await provenAccount(at, input, tried)
        if (account.kind !== 'admin') throw at.refusal('noAccess', { keep: true })
        const place = await placeNamed(at.tx, hotelId)
        if (place === undefined) throw at.refusal('hotelUnknown', { field: 'hotelId', values: { hotelId }, keep: true })
        const named = await enter(at, token, account, place)
        return signedIn(account, await enter(at, token, account, null), { named })
      }
    },
  })
