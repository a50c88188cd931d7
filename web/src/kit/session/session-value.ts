import { lackFor, type Access } from '@innkeeper/protocol/access'
import type { CallPath } from '@innkeeper/protocol/catalogue'
import { neededWords } from '@innkeeper/protocol/functions/function-words'
import { sessionWith, type Session } from './session-context.ts'
import { holderOf, type KeptSession } from './session.ts'
import { sessionsWire } from '../calls/wire/sessions-wire.at-build.ts'
import { strangersWire } from '../calls/wire/strangers-wire.at-build.ts'

/** Makes the session for the screens from what is stored. The catalogue says in advance which calls it may make. */
export const sessionValue = (property: string, signedIn: KeptSession | undefined): Session => {
  const holder = signedIn === undefined ? undefined : holderOf(signedIn)
  return sessionWith(property, signedIn, (path) => {
    const lack = holder === undefined ? null : lackFor(accessOf(path), holder)
    return lack === null ? undefined : neededWords(lack.codes)
  })
}

/** Who may make a call of a screen. What neither strangers nor a property's staff ask is the platform's; its table is loaded later. */
export const accessOf = (path: CallPath): Access => (strangersWire[path] ?? sessionsWire[path])?.access ?? { who: 'administrator' }
