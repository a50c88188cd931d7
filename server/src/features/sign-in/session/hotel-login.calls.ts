import { implement } from '#kit/call/implement.ts'
import type { Outside } from '#outside/outside.ts'
import { lockAccount } from '../profile/account.store.ts'
import { enter } from './entry.ts'
import { placeNamed } from '../register/places.store.ts'
import { signInOf } from './session.store.ts'
import { signedIn } from './signed-in.ts'

/** An administrator enters a property with an owner's rights, with a separate token beside the platform's. */
export const hotelLoginCalls = ({ token, publicUrl }: Pick<Outside, 'token' | 'publicUrl'>) =>
  implement({
    'supplier/hotel/login': async (at, { hotelId }) => {
      // Two requests at once enter once.
      const account = await lockAccount(at.tx, at.person.accountId, 'for update')
      const signIn = await signInOf(at.tx, at.person.sessionId)
      if (signIn === undefined) throw at.refusal('sessionExpired')
      const place = await placeNamed(at.tx, hotelId)
      if (place === undefined) throw at.refusal('notFound', { field: 'hotelId' })
      return signedIn(account, await enter(at, token, { account, place, signIn }), { publicUrl })
    },
  })
