import { needsSession } from '@innkeeper/protocol/access'
import type { Call } from '@innkeeper/protocol/call'
import { refusals, type RefusalKey } from '@innkeeper/protocol/refusals'

/** Every refusal of a call, by its number: those it declares and those that the kit raises for such a call. */
export const refusalsOf = (call: Call): readonly RefusalKey[] =>
  [...new Set([...call.refusals, ...kitRefusals(call)])].toSorted((one, other) => refusals[one].number - refusals[other].number)

/** The refusals of a call by their HTTP status. */
export const refusalsByStatus = (call: Call): ReadonlyMap<number, readonly RefusalKey[]> =>
  Map.groupBy(refusalsOf(call), (key) => refusals[key].status)

const kitRefusals = (call: Call): readonly RefusalKey[] => [
  'invalidInput',
  'notFound',
  'tooManyRequests',
  'busy',
  'diskFull',
  'failed',
  'badRequest',
  ...onlyIf(call.beforeSetUp === undefined, 'waitsForSetUp'),
  ...onlyIf(call.access.who === 'travelAgent', 'agentKeyUnknown'),
  ...onlyIf(call.access.who === 'connection', 'connectionKeyUnknown', 'connectionStopped', 'scopeMissing'),
  ...onlyIf(needsSession(call.access), 'sessionExpired', 'sessionIdle'),
  ...onlyIf(call.access.who === 'property' || call.access.who === 'administrator', 'noRight'),
  ...onlyIf(call.method === 'POST', 'tooLarge'),
  ...onlyIf(call.upload !== undefined, 'fileMissing', 'fileTooLarge', 'fileInfected', 'uploadFailed'),
  ...onlyIf(call.kind === 'change', 'crossSite', 'outcomeUnknown'),
  ...onlyIf(call.idempotency !== undefined, 'keyReused', 'keyInFlight', 'keyMissing'),
]

const onlyIf = (holds: boolean, ...keys: readonly RefusalKey[]): readonly RefusalKey[] => (holds ? keys : [])
