import type { CallPath } from '@innkeeper/protocol/catalogue'
import type { CallWire } from '../calls/wire/wire-where.ts'

/** Asks for the reason of the visit, and returns when the person has given it; throws if they do not. */
type AskReason = (path: CallPath) => Promise<void>

const gate: { ask: AskReason | null } = { ask: null }

/** Lets changes wait for the reason of a visit, until the returned function is called. */
export const closeGate = (ask: AskReason): (() => void) => {
  gate.ask = ask
  return () => {
    if (gate.ask === ask) gate.ask = null
  }
}

/**
 * Asks an administrator who entered without a reason for it, before a change of the property is sent. What they typed is kept meanwhile.
 */
export const passGate = async (path: CallPath, { access, isChange }: CallWire): Promise<void> => {
  const isOfProperty = isChange === true && access.who === 'property' && access.codes.length > 0
  if (isOfProperty && gate.ask !== null) await gate.ask(path)
}
