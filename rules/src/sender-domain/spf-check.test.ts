import { expect, test } from 'vitest'
import type { DnsFacts } from './dns-facts.ts'
import { checkSpf, spfQuestions, type SpfFinding } from './spf-check.ts'

const sender = { domain: 'haiau.vn', host: 'smtp.haiau.vn' }

type Known = Readonly<Record<string, readonly string[] | null>>

const server: Known = { 'addresses smtp.haiau.vn': ['203.162.4.191'] }
const factsOf = (known: Known): DnsFacts => new Map(Object.entries(known))
const texts = (...records: string[]): Known => ({ ...server, 'texts haiau.vn': records })
const check = (known: Known, by = sender): SpfFinding => checkSpf(by, factsOf(known))

test.each<[string, Known]>([
  ['its address', texts('v=spf1 ip4:203.162.4.191 -all')],
  ['a range', texts('v=spf1 ip4:203.162.4.0/24 ~all')],
  ['its name', texts('v=spf1 a:smtp.haiau.vn -all')],
  ['a name with the same address', { ...texts('v=spf1 a -all'), 'addresses haiau.vn': ['203.162.4.191'] }],
  ['the domain’s mail server', { ...texts('v=spf1 mx -all'), 'mailHosts haiau.vn': ['smtp.haiau.vn'], 'addresses smtp.haiau.vn': [] }],
  [
    'a mail server with the same address',
    { ...texts('v=spf1 mx -all'), 'mailHosts haiau.vn': ['mx.haiau.vn'], 'addresses mx.haiau.vn': ['203.162.4.191'] },
  ],
  ['a record that it includes', { ...texts('v=spf1 include:x.vn -all'), 'texts x.vn': ['v=spf1 ip4:203.162.4.191 -all'] }],
  ['a record that it is sent on to', { ...texts('v=spf1 redirect=x.vn'), 'texts x.vn': ['v=spf1 ip4:203.162.4.191 -all'] }],
])('a record names the server by %s', (_how, known) => {
  expect(check(known)).toMatchObject({ problem: null, naming: 'named', publish: null })
})

test('a provider is named by its own record, deep inside as well: it sends from other addresses than it takes emails at', () => {
  const by = { domain: 'haiau.vn', host: 'smtp.gmail.com' }
  const own = { 'addresses smtp.gmail.com': ['142.250.1.108'] }
  const inside = { 'texts haiau.vn': ['v=spf1 include:hosting.vn ~all'], 'texts hosting.vn': ['v=spf1 include:_spf.google.com -all'] }
  expect(check({ ...own, ...inside, 'texts _spf.google.com': ['v=spf1 -all'] }, by)).toMatchObject({ problem: null, naming: 'named' })
  expect(check({ ...own, 'texts haiau.vn': ['v=spf1 mx ~all'], 'mailHosts haiau.vn': [] }, by)).toMatchObject({
    problem: 'serverNotNamed',
    publish: { value: 'v=spf1 include:_spf.google.com mx ~all' },
  })
  const zoho = { domain: 'haiau.vn', host: 'smtp.zoho.eu' }
  expect(check({ 'texts haiau.vn': [] }, zoho).publish?.value).toBe('v=spf1 include:zoho.eu ~all')
})

test('another record of the server’s owner counts as naming it', () => {
  const by = { domain: 'haiau.vn', host: 'mail.hosting.vn' }
  const known = { 'addresses mail.hosting.vn': ['203.0.113.1'], 'texts _spf.hosting.vn': ['v=spf1 ip4:203.0.113.64/26 -all'] }
  expect(check({ ...known, 'texts haiau.vn': ['v=spf1 include:_spf.hosting.vn -all'] }, by)).toMatchObject({ naming: 'named' })
})

test('without a record, the one to publish names the server', () => {
  expect(check(texts('google-site-verification=1'))).toEqual({
    problem: 'missing',
    records: [],
    ending: null,
    naming: 'unsure',
    about: '',
    publish: { name: 'haiau.vn', value: 'v=spf1 a:smtp.haiau.vn ~all' },
  })
  const value = (host: string) => check({ 'texts haiau.vn': [] }, { domain: 'haiau.vn', host }).publish?.value
  expect(value('203.162.4.191')).toBe('v=spf1 ip4:203.162.4.191 ~all')
  expect(value('2001:db8::1')).toBe('v=spf1 ip6:2001:db8::1 ~all')
})

test('two records are an error, and one record takes their place', () => {
  expect(check(texts('v=spf1 include:_spf.google.com -all', 'v=spf1 mx include:_spf.google.com ~all'))).toMatchObject({
    problem: 'several',
    records: ['v=spf1 include:_spf.google.com -all', 'v=spf1 mx include:_spf.google.com ~all'],
    publish: { name: 'haiau.vn', value: 'v=spf1 include:_spf.google.com mx a:smtp.haiau.vn ~all' },
  })
})

test('a record that is sent on has no ending of its own: “all” added to it would cut off where it is sent on to', () => {
  const known = { ...texts('v=spf1 redirect=x.vn'), 'texts x.vn': ['v=spf1 ip4:203.162.4.191 -all'] }
  expect(check(known)).toMatchObject({ problem: null, naming: 'named', ending: null })
  expect(check(texts('v=spf1 ip4:203.162.4.191'))).toMatchObject({ problem: null, naming: 'named', ending: 'open' })
  expect(check(texts('v=spf1 redirect=x.vn', 'v=spf1 mx -all')).publish?.value).toBe('v=spf1 include:x.vn mx a:smtp.haiau.vn ~all')
})

test('a record that does not name the server is told, with the record that does', () => {
  expect(check(texts('v=spf1 ip4:198.51.100.1 -all'))).toMatchObject({
    problem: 'serverNotNamed',
    naming: 'notNamed',
    ending: 'fail',
    publish: { value: 'v=spf1 a:smtp.haiau.vn ip4:198.51.100.1 -all' },
  })
})

test('a record that forbids the server does not name it', () => {
  expect(check(texts('v=spf1 -ip4:203.162.4.191 -all'))).toMatchObject({ naming: 'notNamed' })
})

test.each([
  ['a macro', texts('v=spf1 exists:%{i}.x.vn -all')],
  ['a part that nobody answered for', { ...texts('v=spf1 include:x.vn -all'), 'texts x.vn': null }],
  ['a part that was not asked for in time', texts('v=spf1 include:x.vn -all')],
  ['a server without an address', { ...texts('v=spf1 ip4:198.51.100.1 -all'), 'addresses smtp.haiau.vn': [] }],
])('%s leaves it open whether the server is named, and is no error', (_what, known) => {
  expect(check(known)).toMatchObject({ problem: null, naming: 'unsure' })
})

test('a record that lets everybody send is told', () => {
  expect(check(texts('v=spf1 a:smtp.haiau.vn +all'))).toMatchObject({
    problem: 'openToAll',
    publish: { value: 'v=spf1 a:smtp.haiau.vn ~all' },
  })
  expect(check(texts('v=spf1 all')).publish?.value).toBe('v=spf1 a:smtp.haiau.vn ~all')
})

test('what no receiver understands is named', () => {
  expect(check(texts('v=spf1 ipv4:203.162.4.191 -all'))).toMatchObject({ problem: 'broken', about: 'ipv4:203.162.4.191', publish: null })
})

test.each([
  ['has no record', []],
  ['has two', ['v=spf1 -all', 'v=spf1 mx -all']],
  ['has one that no receiver understands', ['v=spf1 x:y -all']],
])('an included domain that %s breaks the record', (_what, records) => {
  expect(check({ ...texts('v=spf1 include:x.vn -all'), 'texts x.vn': records })).toMatchObject({ problem: 'includeBroken', about: 'x.vn' })
})

test('ten look-ups are allowed, eleven are an error; records that include each other end there', () => {
  const including = (count: number): Known => {
    const names = Array.from({ length: count }, (_one, index) => `s${index}.vn`)
    const all = Object.fromEntries(names.map((name) => [`texts ${name}`, ['v=spf1 ip4:203.162.4.191 -all']]))
    return { ...texts(`v=spf1 ${names.map((name) => `include:${name}`).join(' ')} -all`), ...all }
  }
  expect(check(including(10))).toMatchObject({ problem: null })
  expect(check(including(11))).toMatchObject({ problem: 'tooManyLookUps' })
  const circle = { ...texts('v=spf1 include:x.vn include:x.vn -all'), 'texts x.vn': ['v=spf1 include:x.vn include:x.vn -all'] }
  expect(check(circle)).toMatchObject({ problem: 'tooManyLookUps' })
})

test('a domain that nobody answers for could not be looked up', () => {
  expect(check({ ...server, 'texts haiau.vn': null })).toMatchObject({ problem: 'notLookedUp', publish: null })
  expect(check(server)).toMatchObject({ problem: 'notLookedUp' })
})

test('what is asked follows from what is known, each question once, until all is known', () => {
  const ask = (known: Known) => spfQuestions(sender, factsOf(known)).map(({ type, name }) => `${type} ${name}`)
  expect(ask({})).toEqual(['texts haiau.vn', 'addresses smtp.haiau.vn'])
  const first = texts('v=spf1 mx include:x.vn a:smtp.haiau.vn -all')
  expect(ask(first)).toEqual(['mailHosts haiau.vn', 'texts x.vn'])
  const second = { ...first, 'mailHosts haiau.vn': ['mx1.haiau.vn', 'smtp.haiau.vn'], 'texts x.vn': ['v=spf1 a:mx1.haiau.vn -all'] }
  expect(ask(second)).toEqual(['addresses mx1.haiau.vn'])
  expect(ask({ ...second, 'addresses mx1.haiau.vn': [] })).toEqual([])
  expect(ask({ ...server, 'texts haiau.vn': null })).toEqual([])
})
