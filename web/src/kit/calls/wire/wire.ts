import type { CallPath } from '@innkeeper/protocol/catalogue'
import { Unreachable } from '../refused.ts'
import { strangersWire } from './strangers-wire.at-build.ts'
import type { CallWire, WireTable } from './wire-where.ts'
import { within } from '../../loading/within.ts'

const longestSeconds = 60

/**
 * How a call travels; throws `Unreachable` where that does not come. What needs a session comes with the shell, so that the sign-in page does not
 * grow with every call.
 */
export const wireOf = async (path: CallPath): Promise<CallWire> => {
  const wire = strangersWire[path] ?? (await sessionsWire(path))[path]
  if (wire === undefined) throw new Error(`there is no call ${path}`)
  return wire
}

/** Asked for again, even a part that is there comes only after the next frame: what came is kept. */
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
