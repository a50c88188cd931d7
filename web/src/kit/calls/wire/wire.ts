import type { CallPath } from '@innkeeper/protocol/catalogue'
import { Unreachable } from '../refused.ts'
import { strangersWire } from './strangers-wire.at-build.ts'
import type { CallWire, WireTable } from './wire-where.ts'
import { within } from '../../loading/within.ts'

const longestSeconds = 60

/**
 * The wire format of a call; throws `Unreachable` if it cannot be loaded. The calls that need a session are loaded with the shell, so that
 * the sign-in page does not grow with every call.
 */
export const wireOf = async (path: CallPath): Promise<CallWire> => {
  const wire = strangersWire[path] ?? (await sessionsWire(path))[path]
  if (wire === undefined) throw new Error(`there is no call ${path}`)
  return wire
}

/** Importing the part again resolves only after the next frame, even if it is already loaded. So the table is kept here. */
const kept: { table: Promise<WireTable> | null } = { table: null }

const sessionsWire = async (path: CallPath): Promise<WireTable> => {
  kept.table ??= within(
    longestSeconds,
    import('./sessions-wire.at-build.ts').then((part) => part.sessionsWire),
  )
  try {
    return await kept.table
  } catch (cause) {
    kept.table = null
    throw new Unreachable(path, { cause })
  }
}
