import { keyOf, type DnsFacts, type DnsQuestion } from './dns-facts.ts'
import { namesUpwards } from './dns-name.ts'
import type { RecordToPublish } from './record-finding.ts'
import { readTags } from './tag-list.ts'

/** What receivers do with emails that pass neither SPF nor DKIM. */
export const dmarcPolicies = ['none', 'quarantine', 'reject'] as const

/** What receivers do with emails that pass neither SPF nor DKIM. */
export type DmarcPolicy = (typeof dmarcPolicies)[number]

/** What is wrong with the DMARC record of a domain. */
export const dmarcProblems = ['notLookedUp', 'missing', 'several', 'broken'] as const

/** What is wrong with the DMARC record of a domain. */
export type DmarcProblem = (typeof dmarcProblems)[number]

/** The DMARC record that holds for a domain. */
export type DmarcFinding = {
  readonly problem: DmarcProblem | null
  /** The name that the record stands at, the domain's own or one above it; empty where there is none. */
  readonly name: string
  readonly records: readonly string[]
  readonly policy: DmarcPolicy | null
  /** The addresses that receivers send their reports to. */
  readonly reportsTo: readonly string[]
  readonly publish: RecordToPublish | null
}

/** What is asked to find the DMARC record of a domain: its own name, then those above it up to the registered domain. */
export const dmarcQuestions = (domain: string): readonly DnsQuestion[] => {
  const [own = domain, ...above] = namesUpwards(domain)
  return [own, ...above.slice(-mostAbove)].map((name): DnsQuestion => ({ type: 'texts', name: `_dmarc.${name}` }))
}

/** A name has at most these many names above it looked up: the nearest to the registered domain. */
const mostAbove = 4

/** Checks the DMARC record of a domain (RFC 7489). Where it has none, that of a domain above it holds. */
export const checkDmarc = (domain: string, reportsTo: string, facts: DnsFacts): DmarcFinding => {
  const none = { name: '', records: [], policy: null, reportsTo: [], publish: null } as const
  for (const question of dmarcQuestions(domain)) {
    const texts = facts.get(keyOf(question)) ?? null
    if (texts === null) return { ...none, problem: 'notLookedUp' }
    const records = texts.filter(isDmarc)
    if (records.length > 0) return { ...none, ...read(records, question.name === `_dmarc.${domain}`), name: question.name, records }
  }
  const publish = { name: `_dmarc.${domain}`, value: `v=DMARC1; p=none; rua=mailto:${reportsTo}` }
  return { ...none, problem: 'missing', publish }
}

const isDmarc = (text: string): boolean => /^v\s*=\s*DMARC1\s*(?:;|$)/u.test(text)

type Read = Pick<DmarcFinding, 'problem' | 'policy' | 'reportsTo'>

const read = (records: readonly string[], isOwn: boolean): Read => {
  const broken: Read = { problem: 'broken', policy: null, reportsTo: [] }
  if (records.length > 1) return { ...broken, problem: 'several' }
  const tags = readTags(records[0] ?? '')
  if (tags === null) return broken
  const own = tags.get('p')?.toLowerCase()
  const below = tags.get('sp')?.toLowerCase()
  const policy = dmarcPolicies.find((one) => one === (isOwn ? own : (below ?? own)))
  return policy === undefined ? broken : { problem: null, policy, reportsTo: addressesIn(tags.get('rua') ?? '') }
}

/** Each address may say how large a report may be: `mailto:a@b.vn!10m`. */
const addressesIn = (text: string): readonly string[] =>
  text
    .split(',')
    .map((uri) => uri.trim())
    .filter((uri) => /^mailto:/iu.test(uri))
    .map((uri) => uri.slice('mailto:'.length).replace(/!\d+[kmgt]?$/iu, ''))
