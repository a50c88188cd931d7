import type { CallPath } from '@innkeeper/protocol/catalogue'
import { Unreachable } from '../refused.ts'
import { strangersWire } from './strangers-wire.at-build.ts'
import type { CallWire } from './wire-where.ts'
import { within } from '../../loading/within.ts'

const longestSeconds = 60

/**
 * The wire format of a call; throws `Unreachable` if it cannot be loaded. The calls of a property's staff are loaded with the shell, those
 * of administrators when the first is made, so that no page grows with the calls that it does not make.
 */
export const wireOf = async (path: CallPath): Promise<CallWire> => {
  const wire = strangersWire[path] ?? (await sessionsWire(path))[path] ?? (await platformWire(path))[path]
  if (wire === undefined) throw new Error(`there is no call ${path}`)
  return wire
}

/** The reads, by prefix, that are out of date after a change, beside those of its own prefix; throws `Unreachable` like `wireOf`. */
export const stalesOf = async (path: CallPath): Promise<readonly string[]> => (await stales(path))[path] ?? []

/** A function that loads a table once. Importing a part again resolves only after the next frame, even if it is already loaded. */
const loadedOnce = <Table>(load: () => Promise<Table>): ((path: CallPath) => Promise<Table>) => {
  let table: Promise<Table> | null = null
  return async (path) => {
    table ??= within(longestSeconds, load())
    try {
      return await table
    } catch (cause) {
      table = null
      throw new Unreachable(path, { cause })
    }
  }
}

const sessionsWire = loadedOnce(async () => (await import('./sessions-wire.at-build.ts')).sessionsWire)

const stales = loadedOnce(async () => (await import('./stales.at-build.ts')).stalesOfChanges)

const platformWire = loadedOnce(async () => (await import('./platform-wire.at-build.ts')).platformWire)
