import { keyOf, type DnsFacts, type DnsQuestion } from './dns-facts.ts'
import { registeredDomain } from './dns-name.ts'
import { bytesOfIp, isInRange } from './ip-range.ts'
import { includeOfProvider, mechanismOf } from './mail-provider.ts'
import type { RecordToPublish } from './record-finding.ts'
import { allPattern, isSpf, partsOf, readSpf, type SpfEnding } from './spf-record.ts'
import { mostLookUps, spfReach, type SpfReach } from './spf-reach.ts'

/** What is wrong with the SPF record of a domain. */
export const spfProblems = [
  'notLookedUp',
  'missing',
  'several',
  'broken',
  'includeBroken',
  'tooManyLookUps',
  'openToAll',
  'serverNotNamed',
] as const

/** What is wrong with the SPF record of a domain. */
export type SpfProblem = (typeof spfProblems)[number]

/** Whether an SPF record names a server: that can be told, or only a receiver sees it. */
export const namings = ['named', 'notNamed', 'unsure'] as const

/** Whether an SPF record names a server. */
export type Naming = (typeof namings)[number]

/** The SPF record of a domain, and whether it lets a server send. */
export type SpfFinding = {
  readonly problem: SpfProblem | null
  readonly records: readonly string[]
  /** What it says of other servers; null where there is not one record that can be read, or where it leaves that to another domain's record. */
  readonly ending: SpfEnding | null
  readonly naming: Naming
  /** The part or the domain that is broken; empty where none is. */
  readonly about: string
  /** The record to publish instead; null where there is nothing to change, or nobody but the domain's owner knows what. */
  readonly publish: RecordToPublish | null
}

/** A domain that emails come from, and the server that sends them. */
export type Sender = { readonly domain: string; readonly host: string }

/** What must still be asked to check the SPF record of a sender. */
export const spfQuestions = ({ domain, host }: Sender, facts: DnsFacts): readonly DnsQuestion[] => {
  const own: DnsQuestion = { type: 'texts', name: domain }
  const server: DnsQuestion = { type: 'addresses', name: host }
  const first = bytesOfIp(host) === null ? [own, server] : [own]
  const reach = reachOf({ domain, host }, facts)
  const asked = [...first.filter((question) => !facts.has(keyOf(question))), ...(reach?.open ?? [])]
  return [...new Map(asked.map((question) => [keyOf(question), question])).values()]
}

/** Checks the SPF record of a sender by what is known. */
export const checkSpf = (sender: Sender, facts: DnsFacts): SpfFinding => {
  const { domain, host } = sender
  const records = recordsOf(domain, facts)
  const none = { records: records ?? [], ending: null, naming: 'unsure', about: '', publish: null } as const
  if (records === null) return { ...none, problem: 'notLookedUp' }
  const publish = (value: string): RecordToPublish => ({ name: domain, value })
  const [only = ''] = records
  if (records.length === 0) return { ...none, problem: 'missing', publish: publish(`v=spf1 ${mechanismOf(host)} ~all`) }
  const reach = reachOf(sender, facts)
  if (reach === null) {
    if (records.length > 1) return { ...none, problem: 'several', publish: publish(joined(records, host)) }
    const record = readSpf(only)
    return { ...none, problem: 'broken', about: 'broken' in record ? record.broken : '' }
  }
  const record = readSpf(only)
  const ending = 'broken' in record || record.redirect !== null ? null : record.ending
  const naming = namingOf(reach, sender, facts)
  const problem = problemOf(reach, ending, naming)
  const isMended = problem === 'openToAll' || problem === 'serverNotNamed'
  return {
    ...none,
    problem,
    ending,
    naming,
    about: problem === 'includeBroken' ? (reach.broken ?? '') : '',
    publish: isMended ? publish(mended(only, naming === 'notNamed' ? host : null)) : null,
  }
}

const problemOf = (reach: SpfReach, ending: SpfEnding | null, naming: Naming): SpfProblem | null => {
  if (reach.lookUps > mostLookUps) return 'tooManyLookUps'
  if (reach.broken !== null) return 'includeBroken'
  if (ending === 'pass') return 'openToAll'
  return naming === 'notNamed' ? 'serverNotNamed' : null
}

const recordsOf = (domain: string, facts: DnsFacts): readonly string[] | null =>
  facts.get(keyOf({ type: 'texts', name: domain }))?.filter(isSpf) ?? null

/** What the one record names; null where there is not one record that can be read. */
const reachOf = ({ domain }: Sender, facts: DnsFacts): SpfReach | null => {
  const records = recordsOf(domain, facts) ?? []
  const record = readSpf(records[0] ?? '')
  return records.length !== 1 || 'broken' in record ? null : spfReach(record, domain, facts)
}

/** Emails need not leave from the address that takes them, so a server counts as named where its owner's record is included. */
const namingOf = (reach: SpfReach, { domain, host }: Sender, facts: DnsFacts): Naming => {
  const provider = includeOfProvider(host)
  const addresses = bytesOfIp(host) === null ? (facts.get(keyOf({ type: 'addresses', name: host })) ?? []) : [host]
  const isOfItsOwner = (name: string): boolean =>
    registeredDomain(name) === registeredDomain(host) && registeredDomain(name) !== registeredDomain(domain)
  const isNamed =
    reach.hosts.includes(host) ||
    addresses.some((address) => reach.ranges.some((range) => isInRange(address, range))) ||
    reach.includes.some((name) => name === provider || isOfItsOwner(name))
  if (isNamed) return 'named'
  const isUnsure = reach.unsure || reach.open.length > 0 || (provider === null && addresses.length === 0)
  return isUnsure ? 'unsure' : 'notNamed'
}

/** A record that names the server as well, and lets no server send that it does not name. */
const mended = (record: string, host: string | null): string => {
  const parts = partsOf(record).map((part) => (/^\+?all$/iu.test(part) ? '~all' : part))
  return ['v=spf1', ...(host === null ? [] : [mechanismOf(host)]), ...parts].join(' ')
}

/** One record instead of several: what each of them names, and an ending that refuses nobody yet. */
const joined = (records: readonly string[], host: string): string => {
  const parts = records.flatMap(partsOf).filter((part) => !allPattern.test(part))
  // A redirection would never be reached before the ending.
  const named = parts.map((part) => part.replace(/^redirect=/iu, 'include:'))
  return ['v=spf1', ...new Set([...named, mechanismOf(host)]), '~all'].join(' ')
}
