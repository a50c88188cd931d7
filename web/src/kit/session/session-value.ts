import { lackFor } from '@innkeeper/protocol/access'
import { neededWords } from '@innkeeper/protocol/functions/function-words'
import { sessionWith, type Session } from './session-context.ts'
import { holderOf, type KeptSession } from './session.ts'
import { sessionsWire } from '../calls/wire/sessions-wire.at-build.ts'

/** Makes the session for the screens from what is stored. The catalogue says in advance which calls it may make. */
export const sessionValue = (property: string, signedIn: KeptSession | undefined): Session => {
  const holder = signedIn === undefined ? undefined : holderOf(signedIn)
  return sessionWith(property, signedIn, (path) => {
    const access = sessionsWire[path]?.access
    const lack = access === undefined || holder === undefined ? null : lackFor(access, holder)
    return lack === null ? undefined : neededWords(lack.codes)
  })
}
