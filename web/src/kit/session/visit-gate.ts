import type { CallPath } from '@innkeeper/protocol/catalogue'
import type { CallWire } from '../calls/wire/wire-where.ts'

/** Asks why the person came, and returns once it is said; throws where they do not say it. */
type AskReason = (path: CallPath) => Promise<void>

const gate: { ask: AskReason | null } = { ask: null }

/** Lets changes wait for the reason of a visit, until the returned function is called. */
export const closeGate = (ask: AskReason): (() => void) => {
  gate.ask = ask
  return () => {
    if (gate.ask === ask) gate.ask = null
  }
}

/** An administrator who came in without a reason is asked for it before a change of the property is sent: what they typed waits for the answer. */
export const passGate = async (path: CallPath, { access, stales }: CallWire): Promise<void> => {
  const isChange = stales.length > 0 && access.who === 'property' && access.codes.length > 0
  if (isChange && gate.ask !== null) await gate.ask(path)
}
