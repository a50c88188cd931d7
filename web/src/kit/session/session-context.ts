import type { CallPath } from '@innkeeper/protocol/catalogue'
import type { Saying } from '@innkeeper/protocol/say'
import type { Currency } from '@innkeeper/rules/money/currency'
import { createContext, use } from 'react'
import { ownProperty, type KeptSession } from './session.ts'

/** The session as screens see it: the person, the property and the rights. */
export type Session = {
  /** The `hotelIdParam` of the address: `0` or a property's id. */
  readonly property: string
  readonly user: KeptSession['user'] | null
  readonly hotel: KeptSession['hotel']
  readonly hotels: KeptSession['hotels']
  readonly codes: ReadonlySet<string>
  readonly currency: Currency
  readonly timeZone: string
  /** The right that the session lacks for a call, in words; undefined if it may make the call. */
  readonly lacks: (path: CallPath) => Saying | undefined
}

/** Makes the session from what is stored; `lacks` says which calls it may not make. */
export const sessionWith = (property: string, signedIn: KeptSession | undefined, lacks: Session['lacks']): Session => ({
  lacks,
  property,
  user: signedIn?.user ?? null,
  hotel: signedIn?.hotel ?? null,
  hotels: signedIn?.hotels ?? [],
  codes: new Set(signedIn?.user.roles.map((role) => role.fnCode)),
  currency: signedIn?.hotel?.currency ?? 'VND',
  timeZone: signedIn?.hotel?.timeZone ?? 'Asia/Ho_Chi_Minh',
})

/** Provides the session to the screens. Outside of it nobody is signed in, and only calls that anyone may make are possible. */
export const SessionContext = createContext<Session>(sessionWith(ownProperty, undefined, () => undefined))

/** The session of the page. */
export const useSession = (): Session => use(SessionContext)
