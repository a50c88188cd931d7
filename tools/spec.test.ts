import { callAt, callPaths } from '@innkeeper/protocol/catalogue'
import { menu } from '@innkeeper/protocol/menu'
import { expect, test } from 'vitest'
import { builtRoutes } from './coverage.ts'
import { openRepository } from './house/repository.ts'
import { proofsByKey, testsByCall } from './proofs.ts'
import { specifiedCalls, specifiedRoutes, validationSentences } from './spec.ts'

const calls = specifiedCalls()
const routes = specifiedRoutes()
const repository = openRepository()

test('the specification is the customer’s: 189 calls, each named once', () => {
  expect(new Set(calls.map(({ call }) => call)).size).toBe(189)
  expect(calls).toHaveLength(189)
})

test('a call that is built has the method that the specification states', () => {
  const stated = new Map(calls.flatMap(({ call, method }) => (method === undefined ? [] : [[call, method]])))
  const other = callPaths.filter((path) => stated.has(path) && stated.get(path) !== callAt(path).method)
  expect(other.map((path) => `${path}: ${callAt(path).method}, specified ${stated.get(path)}`)).toEqual([])
})

/** Screens of the menu that the specification does not have (decisions 0038, 0048, 0066, 0091 and 0102). */
const ours = [
  'booking/list-ticket',
  'hotel-manage/tickets/gate',
  'hotel-manage/room-sale/what-would-this-cost',
  'hotel-manage/tickets/products',
  'hotel-manage/tickets/calendar',
  'travel-agent/terms',
  'connections',
]

test('every item of the menu leads to a route of the specification, or to a screen that a decision adds', () => {
  const targets = menu.flatMap(({ target, items }) => [target, ...items.map((item) => item.target)])
  const paths = targets.flatMap((target) => (target?.to === 'screen' ? [target.path] : []))
  expect(paths.length).toBeGreaterThan(10)
  const known = new Set(routes.map((route) => route.replace(/\/$/, '')))
  const begun = (path: string) => [...known].some((route) => route.startsWith(`/u/{hotelIdParam}/${path}/`))
  expect(paths.filter((path) => !known.has(`/u/{hotelIdParam}/${path}`) && !begun(path))).toEqual(ours)
})

test('a screen is found in the tables of screens, its varying parts as the specification writes them', () => {
  const open = "path: '/login',"
  const inside = "hotelScreen('ours/$code', {}), ...['dashboard', 'nowhere'].map((path) => hotelScreen(path, {}))"
  const found = builtRoutes({
    paths: ['web/src/screen-table/public.ts', 'web/src/screen-table/sale.ts'],
    read: (path) => (path.endsWith('public.ts') ? open : inside),
  })
  expect(found).toEqual(['/login', '/u/{hotelIdParam}/ours/{code}', '/u/{hotelIdParam}/dashboard'])
})

test('every screen of a property stands in the menu, or below or beside what does', () => {
  const targets = menu.flatMap(({ target, items }) => [target, ...items.map((item) => item.target)])
  const roots = targets.flatMap((target) => (target?.to === 'screen' ? [target.path, ...(target.also ?? [])] : []))
  const below = (route: string) => roots.some((path) => `${route}/`.startsWith(`/u/{hotelIdParam}/${path}/`))
  const screens = builtRoutes(repository).filter((route) => route.startsWith('/u/'))
  expect(screens.filter((route) => !below(route))).toEqual([])
})

test('a title contains only keys of the specification’s sentences', () => {
  const known = new Set(validationSentences().map(({ key }) => key))
  expect([...proofsByKey(repository).keys()].filter((key) => !known.has(key))).toEqual([])
})

test('the keys of a title are found in a test and in the rows of its table, and nothing else in brackets', () => {
  const text = [
    "test('[a.one][a.two] “both”, of a plain test', () => {})",
    "test.each([\n  ['[a.three] a row', '[not.this]'],\n])('%s of a table', () => {})",
    "test.each([\n  [1, 2],\n])('[a.one] %s of a table', () => {})",
    "test('nothing [of.this] sort', () => {})",
  ].join('\n')
  const proofs = proofsByKey({ paths: ['rules/src/a.test.ts'], read: () => text })
  expect([...proofs.keys()]).toEqual(['a.one', 'a.two', 'a.three'])
  expect(proofs.get('a.one')?.map(({ title }) => title)).toEqual(['“both”, of a plain test', '%s of a table'])
})

test('every call has a test that speaks of it', () => {
  const tests = testsByCall(repository, callPaths)
  expect(callPaths.filter((path) => tests.get(path)?.length === 0)).toEqual([])
})
