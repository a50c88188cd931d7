import { expect, test } from 'vitest'
import { afterCheck, nextCheck, type CheckedDomain, type DomainFinding } from './domain-check.ts'
import { siteAddress } from './site-address.ts'

type Problem = 'recordMissing' | 'noResolver'
const now = new Date('2026-11-27T03:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const none: DomainFinding<Problem> = { kind: 'none', problem: 'recordMissing' }
const unknown: DomainFinding<Problem> = { kind: 'unknown', problem: 'noResolver' }
const proof: DomainFinding<Problem> = { kind: 'proof', by: 'dns' }
const waiting: CheckedDomain<Problem> = { state: 'waiting', provedBy: null, problem: null, failingSince: null }
const proved: CheckedDomain<Problem> = { state: 'proved', provedBy: 'dns', problem: null, failingSince: null }
const failed: CheckedDomain<Problem> = { ...waiting, state: 'failed', problem: 'recordMissing' }

test.each<[string, CheckedDomain<Problem>, DomainFinding<Problem>, CheckedDomain<Problem>]>([
  ['a waiting domain with its proof is proved', waiting, proof, proved],
  ['a waiting domain without it has failed, with why', waiting, none, failed],
  ['a failed domain is proved once its proof is there', failed, proof, proved],
  ['without a name server nothing is decided', waiting, unknown, { ...waiting, problem: 'noResolver' }],
  ['a proved domain stays proved without a name server', proved, unknown, { ...proved, problem: 'noResolver' }],
  ['a proved domain whose proof is gone keeps working', proved, none, { ...proved, problem: 'recordMissing', failingSince: now }],
  ['for a week', { ...proved, failingSince: ago(167) }, none, { ...proved, problem: 'recordMissing', failingSince: ago(167) }],
  ['and then has failed', { ...proved, failingSince: ago(168) }, none, failed],
  ['unless its proof comes back', { ...proved, problem: 'recordMissing', failingSince: ago(160) }, proof, proved],
])('%s', (_name, before, found, after) => expect(afterCheck(before, found, now)).toEqual(after))

test.each([
  ['waiting', 0.5, 5],
  ['failed', 2, 60],
  ['failed', 80, 1440],
  ['failed', 24 * 31, null],
  ['proved', 24 * 400, 1440],
  ['replaced', 1, null],
] as const)('a domain that is %s, %d hours old, is checked again after %s minutes', (state, hours, minutes) => {
  const next = nextCheck(state, ago(hours), now)
  expect(next === null ? null : (next.getTime() - now.getTime()) / 60_000).toBe(minutes)
})

test('a property’s site is at its proved domain, else at this installation', () => {
  const facts = { publicUrl: 'https://innkeeper.example.com', code: 'HAIAU' }
  expect(siteAddress({ ...facts, domain: null })).toBe('https://innkeeper.example.com/book/HAIAU')
  expect(siteAddress({ ...facts, domain: 'haiau.example' })).toBe('https://haiau.example')
})
