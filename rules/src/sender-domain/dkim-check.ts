import { keyOf, type DnsFacts, type DnsQuestion } from './dns-facts.ts'
import { readTags } from './tag-list.ts'

/** What is wrong with the DKIM record of a domain. */
export const dkimProblems = ['notLookedUp', 'noSelector', 'missing', 'several', 'broken', 'revoked', 'keyShort'] as const

/** What is wrong with the DKIM record of a domain. */
export type DkimProblem = (typeof dkimProblems)[number]

/** A DKIM record of a domain. */
export type DkimFinding = {
  readonly problem: DkimProblem | null
  /** The name that the record stands at; empty without a selector. */
  readonly name: string
  readonly records: readonly string[]
}

/** Where DKIM keeps the keys of a domain: nobody can list them, so that the selector must be known. */
const dkimName = (selector: string, domain: string): string => `${selector.toLowerCase()}._domainkey.${domain}`

/** What must be asked to check a DKIM record. */
export const dkimQuestions = (selector: string, domain: string): readonly DnsQuestion[] =>
  selector === '' ? [] : [{ type: 'texts', name: dkimName(selector, domain) }]

/** Checks the key that a domain's emails are signed with (RFC 6376). */
export const checkDkim = (selector: string, domain: string, facts: DnsFacts): DkimFinding => {
  if (selector === '') return { problem: 'noSelector', name: '', records: [] }
  const name = dkimName(selector, domain)
  const texts = facts.get(keyOf({ type: 'texts', name })) ?? null
  if (texts === null) return { problem: 'notLookedUp', name, records: [] }
  return { problem: problemOf(texts), name, records: texts }
}

const problemOf = (texts: readonly string[]): DkimProblem | null => {
  const [text] = texts
  if (text === undefined) return 'missing'
  if (texts.length > 1) return 'several'
  const tags = readTags(text)
  const key = tags?.get('p')?.replaceAll(/\s/gu, '')
  if (tags === null || key === undefined || (tags.get('v') ?? 'DKIM1') !== 'DKIM1') return 'broken'
  if (key === '') return 'revoked'
  if (!/^[a-z0-9+/]+={0,2}$/iu.test(key)) return 'broken'
  return (tags.get('k') ?? 'rsa').toLowerCase() === 'rsa' && key.length < shortestRsa ? 'keyShort' : null
}

/** An RSA key of 1024 bits has 216 characters; receivers refuse shorter ones (RFC 8301). */
const shortestRsa = 212
