import type { Person } from '#kit/request/who.ts'
import { implement } from '#kit/call/implement.ts'
import type { Tx } from '#kit/transaction/transaction.ts'
import type { Outside } from '#outside/outside.ts'
import { accountOf, lockAccount } from '../profile/account.store.ts'
import { enter, switcherOf } from './entry.ts'
import { placeNamed, placesOf, type Place } from '../register/places.store.ts'
import { endSessions, signInOf } from './session.store.ts'
import { signedIn } from './signed-in.ts'

/** Calls of a live session: renew the sign-in, go to another property, sign out. */
export const sessionCalls = ({ token, publicUrl }: Pick<Outside, 'token' | 'publicUrl'>) =>
  implement({
    'login/token': async (at) => {
      const { sessionId, propertyId, accountId } = at.person
      const account = await accountOf(at.tx, at.person.accountId)
      const place = propertyId === null ? null : await placeOpenTo(at.tx, at.person, propertyId)
      if (place === undefined) throw at.refusal('noAccess')
      const signIn = await signInOf(at.tx, sessionId)
      if (signIn === undefined) throw at.refusal('sessionExpired')
      const { expiresAt } = signIn
      const entry = {
        token: await token.sign({ sessionId, propertyId, accountId }, expiresAt),
        expiresAt,
        place,
        factorDue: at.person.factorDue,
      }
      return signedIn(account, entry, { publicUrl, hotels: await switcherOf(at.tx, account) })
    },

    'login/switch': async (at, input) => {
      const isAdministrator = at.person.kind === 'admin'
      const account = await lockAccount(at.tx, at.person.accountId, isAdministrator ? 'for update' : 'for share')
      const signIn = await signInOf(at.tx, at.person.sessionId)
      if (signIn === undefined) throw at.refusal('sessionExpired')
      const place = await placeOpenTo(at.tx, at.person, input.hotelId)
      if (place === undefined) throw at.refusal('notFound')
      const entry = await enter(at, token, { account, place, signIn })
      const isLeaving = isAdministrator && at.person.propertyId !== null && at.person.propertyId !== input.hotelId
      if (isLeaving) await endAndPublish(at, at.person.accountId, [at.person.sessionId])
      return signedIn(account, entry, { publicUrl, hotels: await switcherOf(at.tx, account) })
    },

    logout: async (at, input) => {
      const read = await Promise.allSettled(input.otherTokens.map((other) => token.read(other)))
      const others = read.flatMap((claims) => (claims.status === 'fulfilled' ? [claims.value.sessionId] : []))
      await endAndPublish(at, at.person.accountId, [at.person.sessionId, ...others])
      return null
    },
  })

/** Ends sessions on every server and in every open screen. */
const endAndPublish = async (at: Parameters<typeof endSessions>[0], accountId: string, only: readonly string[]): Promise<void> => {
  const sessions = await endSessions(at, { accountId, only })
  at.publish({ propertyId: null, topic: 'sessionEnded', sessions })
}

const placeOpenTo = async (tx: Tx, person: Person, propertyId: string): Promise<Place | undefined> => {
  if (person.kind === 'admin') return placeNamed(tx, propertyId)
  const places = await placesOf(tx, person.accountId)
  return places.find((place) => place.property_id === propertyId)
}
