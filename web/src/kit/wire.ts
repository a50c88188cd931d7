import type { CallPath } from '@innkeeper/protocol/catalogue'
import { strangersWire } from './strangers-wire.at-build.ts'
import type { CallWire } from './wire-where.ts'

/** How a call travels. What needs a session comes with the shell, so that the sign-in page does not grow with every call. */
export async function wireOf(path: CallPath): Promise<CallWire> {
  const wire = strangersWire[path] ?? (await import('./sessions-wire.at-build.ts')).sessionsWire[path]
  if (wire === undefined) throw new Error(`there is no call ${path}`)
  return wire
}
