import { expect, test } from 'vitest'
import type { DnsFacts } from './dns-facts.ts'
import { checkDkim, dkimQuestions, type DkimProblem } from './dkim-check.ts'
import { checkDmarc, dmarcQuestions } from './dmarc-check.ts'
import { recordState } from './record-finding.ts'

const factsOf = (known: Readonly<Record<string, readonly string[] | null>>): DnsFacts => new Map(Object.entries(known))
const key = 'A'.repeat(216)

test.each<[string, readonly string[] | null, DkimProblem | null]>([
  ['a key', [`v=DKIM1; k=rsa; p=${key}`], null],
  ['a key alone, cut by spaces', [`p=${key.slice(0, 100)} ${key.slice(100)}`], null],
  ['a short key of the newer kind', ['v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo='], null],
  ['an RSA key that receivers refuse', [`v=DKIM1; p=${'A'.repeat(128)}`], 'keyShort'],
  ['an empty key, which is withdrawn', ['v=DKIM1; p='], 'revoked'],
  ['no key', ['v=DKIM1; k=rsa'], 'broken'],
  ['a key with other characters', [`v=DKIM1; p=${key}…`], 'broken'],
  ['another text', ['hello'], 'broken'],
  ['another version', [`v=DKIM2; p=${key}`], 'broken'],
  ['two keys', [`p=${key}`, `p=${key}`], 'several'],
  ['nothing', [], 'missing'],
  ['no answer', null, 'notLookedUp'],
])('DKIM: %s', (_what, records, problem) => {
  const facts = factsOf({ 'texts google._domainkey.haiau.vn': records })
  expect(checkDkim('Google', 'haiau.vn', facts)).toEqual({ problem, name: 'google._domainkey.haiau.vn', records: records ?? [] })
})

test('DKIM cannot be looked up without a selector, and nothing is asked', () => {
  expect(checkDkim('', 'haiau.vn', factsOf({}))).toEqual({ problem: 'noSelector', name: '', records: [] })
  expect(dkimQuestions('', 'haiau.vn')).toEqual([])
})

const letan = 'letan@haiau.vn'
const dmarc = (record: string) => checkDmarc('haiau.vn', letan, factsOf({ 'texts _dmarc.haiau.vn': [record] }))

test.each([
  ['v=DMARC1; p=none', 'none', []],
  ['v=DMARC1; p=Quarantine; pct=50', 'quarantine', []],
  ['v=DMARC1;p=reject;sp=none;rua=mailto:a@haiau.vn!10m, mailto:b@x.vn,https://x.vn', 'reject', ['a@haiau.vn', 'b@x.vn']],
])('DMARC: %s', (record, policy, reportsTo) => {
  expect(dmarc(record)).toEqual({ problem: null, name: '_dmarc.haiau.vn', records: [record], policy, reportsTo, publish: null })
})

test.each(['v=DMARC1', 'v=DMARC1; p=refuse', 'v=DMARC1; p=none; rua', 'v=DMARC1; sp=none'])('DMARC: “%s” is broken', (record) => {
  expect(dmarc(record)).toMatchObject({ problem: 'broken', policy: null })
})

test('DMARC: two records count for nothing; other texts at the name do not matter', () => {
  const at = (...records: string[]) => checkDmarc('haiau.vn', letan, factsOf({ 'texts _dmarc.haiau.vn': records }))
  expect(at('v=DMARC1; p=none', 'v=DMARC1; p=reject')).toMatchObject({ problem: 'several', policy: null })
  expect(at('hello', 'v=DMARC1; p=none')).toMatchObject({ problem: null, policy: 'none' })
})

test('DMARC: without a record of its own, that of the domain above holds, as it speaks of those below', () => {
  const facts = (record: string) => factsOf({ 'texts _dmarc.mail.haiau.com.vn': [], 'texts _dmarc.haiau.com.vn': [record] })
  const of = (record: string) => checkDmarc('mail.haiau.com.vn', letan, facts(record))
  expect(of('v=DMARC1; p=reject')).toMatchObject({ policy: 'reject', name: '_dmarc.haiau.com.vn' })
  expect(of('v=DMARC1; p=reject; sp=none')).toMatchObject({ policy: 'none' })
})

test('DMARC: without any, the record to publish refuses nothing and has reports sent to the sender', () => {
  expect(checkDmarc('haiau.vn', letan, factsOf({ 'texts _dmarc.haiau.vn': [] }))).toMatchObject({
    problem: 'missing',
    publish: { name: '_dmarc.haiau.vn', value: 'v=DMARC1; p=none; rua=mailto:letan@haiau.vn' },
  })
})

test('DMARC: a name that nobody answers for could not be looked up, though the one above has a record', () => {
  const facts = factsOf({ 'texts _dmarc.mail.haiau.vn': null, 'texts _dmarc.haiau.vn': ['v=DMARC1; p=none'] })
  expect(checkDmarc('mail.haiau.vn', letan, facts)).toMatchObject({ problem: 'notLookedUp' })
})

test('DMARC: an ending that many share is never asked, and of a long name only its own and those nearest to the registered domain', () => {
  const names = (domain: string) => dmarcQuestions(domain).map(({ name }) => name)
  expect(names('mail.haiau.com.vn')).toEqual(['_dmarc.mail.haiau.com.vn', '_dmarc.haiau.com.vn'])
  expect(names('a.b.c.d.e.f.haiau.vn')).toEqual([
    '_dmarc.a.b.c.d.e.f.haiau.vn',
    '_dmarc.d.e.f.haiau.vn',
    '_dmarc.e.f.haiau.vn',
    '_dmarc.f.haiau.vn',
    '_dmarc.haiau.vn',
  ])
})

test.each([
  [null, 'inOrder'],
  ['missing', 'missing'],
  ['noSelector', 'unknown'],
  ['notLookedUp', 'unknown'],
  ['several', 'wrong'],
])('a record with the problem %s is %s', (problem, state) => expect(recordState(problem)).toBe(state))
