import { keyOf, type DnsFacts, type DnsQuestion } from './dns-facts.ts'
import { bytesOfIp, type IpRange } from './ip-range.ts'
import { isSpf, readSpf, type SpfRecord, type SpfTerm } from './spf-record.ts'

/** A receiver gives up a record that needs more look-ups (RFC 7208, 4.6.4). */
export const mostLookUps = 10

/** What an SPF record names, with everything that it includes, as far as the facts tell. */
export type SpfReach = {
  /** The look-ups that a receiver needs; counted no further than one too many. */
  readonly lookUps: number
  /** What must still be asked to know more. */
  readonly open: readonly DnsQuestion[]
  /** The domains whose records it includes, or sends receivers on to. */
  readonly includes: readonly string[]
  /** The servers that it names by their names. */
  readonly hosts: readonly string[]
  readonly ranges: readonly IpRange[]
  /** Whether it names servers in a way that only shows when one sends, or a part of it could not be looked up. */
  readonly unsure: boolean
  /** The included domain that has no record, or none that can be read; null where there is none. */
  readonly broken: string | null
}

/** Follows an SPF record of a domain through the facts. */
export const spfReach = (record: SpfRecord, domain: string, facts: DnsFacts): SpfReach => follow(record, domain, facts, 0)

const nothing: SpfReach = { lookUps: 0, open: [], includes: [], hosts: [], ranges: [], unsure: false, broken: null }

// Each step gets what was counted before it, so that records that include each other end at the limit.
const follow = (record: SpfRecord, domain: string, facts: DnsFacts, before: number): SpfReach => {
  const steps: readonly Step[] = [
    ...record.terms.map(
      (term): Step =>
        (counted) =>
          reachOfTerm(term, domain, facts, counted),
    ),
    ...(record.redirect === null ? [] : [stepTo(record.redirect, facts)]),
  ]
  return steps.reduce<SpfReach>((sum, step) => (before + sum.lookUps > mostLookUps ? sum : added(sum, step(before + sum.lookUps))), nothing)
}

type Step = (counted: number) => SpfReach

const stepTo =
  (target: string, facts: DnsFacts): Step =>
  (counted) =>
    reachOfInclude(target, facts, counted)

const added = (one: SpfReach, other: SpfReach): SpfReach => ({
  lookUps: one.lookUps + other.lookUps,
  open: [...one.open, ...other.open],
  includes: [...one.includes, ...other.includes],
  hosts: [...one.hosts, ...other.hosts],
  ranges: [...one.ranges, ...other.ranges],
  unsure: one.unsure || other.unsure,
  broken: one.broken ?? other.broken,
})

const reachOfTerm = (term: SpfTerm, domain: string, facts: DnsFacts, counted: number): SpfReach => {
  const { name, value, bits } = term
  if (name === 'ip4' || name === 'ip6') return allowed(term, { ...nothing, ranges: [{ address: value, bits: bits[name] }] })
  // A macro (“%{i}”) is filled by the receiver from the email.
  if (value.includes('%') || name === 'exists' || name === 'ptr') return { ...nothing, lookUps: 1, unsure: true }
  if (name === 'include') return allowed(term, reachOfInclude(value, facts, counted))
  const target = value === '' ? domain : value
  return allowed(term, name === 'a' ? reachOfHost(target, bits, facts) : reachOfMailHosts(target, bits, facts))
}

/** A mechanism that forbids names no server, but it is counted. */
const allowed = ({ allows }: SpfTerm, { lookUps, open, broken, unsure, ...named }: SpfReach): SpfReach =>
  allows ? { ...named, lookUps, open, broken, unsure } : { ...nothing, lookUps, broken, open: open.filter(({ type }) => type === 'texts') }

const reachOfInclude = (target: string, facts: DnsFacts, counted: number): SpfReach => {
  const seen: SpfReach = { ...nothing, lookUps: 1, includes: [target] }
  if (target.includes('%')) return { ...nothing, lookUps: 1, unsure: true }
  const question: DnsQuestion = { type: 'texts', name: target }
  const texts = facts.get(keyOf(question))
  if (texts === undefined) return { ...seen, open: [question] }
  if (texts === null) return { ...seen, unsure: true }
  const records = texts.filter(isSpf)
  const record = readSpf(records[0] ?? '')
  if (records.length !== 1 || 'broken' in record) return { ...seen, broken: target }
  return counted + 1 > mostLookUps ? seen : added(seen, follow(record, target, facts, counted + 1))
}

const reachOfMailHosts = (target: string, bits: SpfTerm['bits'], facts: DnsFacts): SpfReach => {
  const question: DnsQuestion = { type: 'mailHosts', name: target }
  const hosts = facts.get(keyOf(question))
  if (hosts === undefined) return { ...nothing, lookUps: 1, open: [question] }
  if (hosts === null) return { ...nothing, lookUps: 1, unsure: true }
  const reaches = hosts.slice(0, mostLookUps).map((host) => reachOfHost(host.toLowerCase(), bits, facts))
  // Looking up the addresses of a domain's mail servers is not counted.
  return { ...reaches.reduce(added, nothing), lookUps: 1 }
}

const reachOfHost = (host: string, bits: SpfTerm['bits'], facts: DnsFacts): SpfReach => {
  const question: DnsQuestion = { type: 'addresses', name: host }
  const addresses = facts.get(keyOf(question))
  const seen: SpfReach = { ...nothing, lookUps: 1, hosts: [host] }
  if (addresses === undefined) return { ...seen, open: [question] }
  if (addresses === null) return { ...seen, unsure: true }
  return { ...seen, ranges: addresses.map((address) => ({ address, bits: bytesOfIp(address)?.length === 16 ? bits.ip6 : bits.ip4 })) }
}
