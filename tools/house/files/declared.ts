import type { Call } from '@innkeeper/protocol/call'
import type { Refusal } from '@innkeeper/protocol/refusals/refusal'

/** Numbers on the wire that several refusals share, as `number: keys`. */
export const sharedNumbers = (refusals: Readonly<Record<string, Refusal>>): readonly string[] =>
  [...Map.groupBy(Object.entries(refusals), ([, { number }]) => number)]
    .filter(([, entries]) => entries.length > 1)
    .map(([number, entries]) => `${number}: ${entries.map(([key]) => key).join(', ')}`)

/** Refusals that are never raised: no call declares them, and the kit does not raise them. */
export const idleRefusals = (keys: readonly string[], calls: readonly Call[], ofTheKit: readonly string[]): readonly string[] => {
  const raised = new Set<string>([...ofTheKit, ...calls.flatMap((call) => call.refusals)])
  return keys.filter((key) => !raised.has(key))
}

/** The quoted function codes in a text; `NAME_1` is a placeholder and left out. */
export const codesIn = (text: string): readonly string[] =>
  [...text.matchAll(/['"`]([A-Z][A-Z_]+_[12])['"`]/g)].map(([, code]) => code ?? '').filter((code) => !code.startsWith('NAME_'))
