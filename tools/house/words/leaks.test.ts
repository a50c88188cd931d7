import { expect, test } from 'vitest'
import { leakingLines } from './leaks.ts'
import { openRepository, planted } from '../repository.ts'

const repository = openRepository()

test('nothing names a machine, a package host or a secret', () => {
  expect(leakingLines(repository)).toEqual([])
})

test.each([
  ['a path of one machine', "const data = '/hom|e/chau/innkeeper'"],
  ['a package host', 'https://registry.npm|js.org/left-pad'],
  ['a private key', '-----BEGIN RSA PRIVATE |KEY-----'],
  ['a cloud key', 'AKIA|ABCDEFGHIJKLMNOP'],
  ['a password in an address', 'postgresql://app:hunter2|@db/innkeeper'],
])('%s is noticed', (what, broken) => {
  const line = broken.replace('|', '')
  expect(leakingLines(planted(repository, { 'docs/planted.md': line }))).toContain(`docs/planted.md:1: ${what}`)
})
