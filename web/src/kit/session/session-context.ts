import type { CallPath } from '@innkeeper/protocol/catalogue'
import type { Saying } from '@innkeeper/protocol/say'
import type { Currency } from '@innkeeper/rules/money/currency'
import { createContext, use } from 'react'
import { ownProperty, type KeptSession } from './session.ts'

/** What screens know of the session: whose it is, at which property, with which rights. */
export type Session = {
  /** The `hotelIdParam` of the address: `0` or a property's id. */
  readonly property: string
  readonly user: KeptSession['user'] | null
  readonly hotel: KeptSession['hotel']
  readonly hotels: KeptSession['hotels']
  readonly codes: ReadonlySet<string>
  readonly currency: Currency
  readonly timeZone: string
  /** What the session lacks for a call, in words; undefined where the call may be asked. */
  readonly lacks: (path: CallPath) => Saying | undefined
}

/** The session as a value, from what is stored; `lacks` tells what it may not ask. */
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

/** Carries the session to the screens. Nobody is signed in outside of it, where only calls are made that anyone may make. */
export const SessionContext = createContext<Session>(sessionWith(ownProperty, undefined, () => undefined))

/** The session of the page. */
export const useSession = (): Session => use(SessionContext)
