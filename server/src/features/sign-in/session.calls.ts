import type { Person } from '../../kit/who.ts'
import { implement } from '../../kit/implement.ts'
import type { Tx } from '../../kit/transaction.ts'
import type { Outside } from '../../outside/outside.ts'
import { accountOf, holdAccount } from './account.store.ts'
import { enter, switcherOf } from './entry.ts'
import { placeNamed, placesOf, type Place } from './places.store.ts'
import { endSessions, expiryOfSession } from './session.store.ts'
import { signedIn } from './signed-in.ts'

/** What somebody does with a live session: sign in again by it, go to another property, sign out. */
export const sessionCalls = ({ token }: Pick<Outside, 'token'>) =>
  implement({
    'login/token': async (at) => {
      const { sessionId, propertyId } = at.person
      const account = await accountOf(at.tx, at.person.accountId)
      const place = propertyId === null ? null : await placeOpenTo(at.tx, at.person, propertyId)
      if (place === undefined) throw at.refusal('noAccess')
      const expiresAt = await expiryOfSession(at.tx, sessionId)
      if (expiresAt === undefined) throw at.refusal('sessionExpired')
      const entry = { token: await token.sign({ sessionId, propertyId }, expiresAt), expiresAt, place }
      return signedIn(account, entry, { hotels: await switcherOf(at.tx, account) })
    },

    'login/switch': async (at, input) => {
      const account = await holdAccount(at.tx, at.person.accountId, 'for share')
      if ((await expiryOfSession(at.tx, at.person.sessionId)) === undefined) throw at.refusal('sessionExpired')
      const place = await placeOpenTo(at.tx, at.person, input.hotelId)
      if (place === undefined) throw at.refusal('notFound')
      return signedIn(account, await enter(at, token, account, place), { hotels: await switcherOf(at.tx, account) })
    },

    logout: async (at, input) => {
      const read = await Promise.allSettled(input.otherTokens.map((other) => token.read(other)))
      const others = read.flatMap((claims) => (claims.status === 'fulfilled' ? [claims.value.sessionId] : []))
      const sessions = await endSessions(at.tx, { accountId: at.person.accountId, only: [at.person.sessionId, ...others] }, at.now)
      at.tell({ propertyId: null, topic: 'sessionEnded', sessions })
      return null
    },
  })

const placeOpenTo = async (tx: Tx, person: Person, propertyId: string): Promise<Place | undefined> => {
  if (person.kind === 'admin') return placeNamed(tx, propertyId)
  const places = await placesOf(tx, person.accountId)
  return places.find((place) => place.property_id === propertyId)
}
