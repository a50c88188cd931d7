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
}

/** The session as a value, from what is stored. */
export function sessionValue(property: string, signedIn: KeptSession | undefined): Session {
  return {
    property,
    user: signedIn?.user ?? null,
    hotel: signedIn?.hotel ?? null,
    hotels: signedIn?.hotels ?? [],
    codes: new Set(signedIn?.user.roles.map((role) => role.fnCode)),
    currency: signedIn?.hotel?.currency ?? 'VND',
    timeZone: signedIn?.hotel?.timeZone ?? 'Asia/Ho_Chi_Minh',
  }
}

/** Carries the session to the screens; nobody is signed in outside of it. */
export const SessionContext = createContext<Session>(sessionValue(ownProperty, undefined))

/** The session of the page. */
export const useSession = (): Session => use(SessionContext)
