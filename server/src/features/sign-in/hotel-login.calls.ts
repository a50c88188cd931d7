import { implement } from '../../kit/implement.ts'
import type { Outside } from '../../outside/outside.ts'
import { holdAccount } from './account.store.ts'
import { enter } from './entry.ts'
import { placeNamed } from './places.store.ts'
import { expiryOfSession } from './session.store.ts'
import { signedIn } from './signed-in.ts'

/** An administrator enters a property as its owner, with a token of its own beside the platform's. */
export const hotelLoginCalls = ({ token }: Pick<Outside, 'token'>) =>
  implement({
    'supplier/hotel/login': async (at, { hotelId }) => {
      const account = await holdAccount(at.tx, at.person.accountId, 'for share')
      if ((await expiryOfSession(at.tx, at.person.sessionId)) === undefined) throw at.refusal('sessionExpired')
      const place = await placeNamed(at.tx, hotelId)
      if (place === undefined) throw at.refusal('notFound', { field: 'hotelId' })
      return signedIn(account, await enter(at, token, account, place))
    },
  })
