import { expect, test } from 'vitest'
import { startNotice } from './start-notice.ts'

test('a start says in one block where Innkeeper is, who signs in where, and how to stop it', () => {
  const logins = [
    { name: 'owner', secret: 'abcd-efgh-jkmn', path: '/login' },
    { name: 'admin', secret: 'pqrs-tuvw-xyz2', path: '/admin/login', more: 'hotel code HAIAU' },
    { name: 'agent CATVANG', secret: 'API key abcd-efgh-jkmn-pqrs', path: '/api/v2/hotel/docs' },
  ]
  expect(startNotice('http://localhost:3000', logins, null)).toBe(`
Innkeeper is at http://localhost:3000

  account         password                      signs in at
  owner           abcd-efgh-jkmn                http://localhost:3000/login
  admin           pqrs-tuvw-xyz2                http://localhost:3000/admin/login, hotel code HAIAU
  agent CATVANG   API key abcd-efgh-jkmn-pqrs   http://localhost:3000/api/v2/hotel/docs

Ctrl-C stops it: running requests are finished first.
`)
})

test('without sample data, or with every password changed, nobody is named', () => {
  expect(startNotice('http://localhost:3000', [], null)).toBe(`
Innkeeper is at http://localhost:3000

Ctrl-C stops it: running requests are finished first.
`)
})

test('an installation without an administrator says where the first is made', () => {
  expect(startNotice('http://localhost:3000', [], 'https://extranet.example/setup?token=abc')).toBe(`
Innkeeper is at http://localhost:3000

This platform has no administrator yet. Make the first one here, once:
  https://extranet.example/setup?token=abc

Ctrl-C stops it: running requests are finished first.
`)
})
