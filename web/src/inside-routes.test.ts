import { functionCodes } from '@innkeeper/protocol/access'
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { insideRoutes } from './inside-routes.ts'
import { keepOwnSession, sessionOf } from './kit/session/session.ts'
import { parentPaths, screenAt } from './screen-at.ts'
import { platformScreens } from './screen-table/platform.ts'
import { hotelScreens } from './screen-table/screens.ts'
import { answerCalls } from './testing/answers.ts'
import { hotelOf, signedInAs } from './testing/sessions.ts'

const own = '01900000-0000-7000-8000-00000000000a'
const other = '01900000-0000-7000-8000-00000000000b'

const signedIn = signedInAs()
const codes = ['SALE_1', 'AVAIL_RATE_1'] as const
const seller = { ...signedIn, user: { ...signedIn.user, roles: codes.map((fnCode) => ({ fnCode, type: 'view' as const })) } }

const mayAll = { ...signedIn.user, roles: functionCodes.map((fnCode) => ({ fnCode, type: 'view' as const })) }
const holding = (...held: readonly string[]) => ({
  ...signedIn,
  user: { ...signedIn.user, roles: held.map((fnCode) => ({ fnCode, type: 'view' as const })) },
})

const routerAt = (address: string) => {
  const root = createRootRoute()
  return createRouter({
    routeTree: root.addChildren(insideRoutes(root)),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
}

/** Where somebody is led who opens an address inside. */
const ledTo = async (address: string): Promise<string> => {
  const router = routerAt(address)
  await router.load()
  return router.state.location.href
}

const link = (property: string) => `/u/${property}/hotel-manage/room-sale/avail-and-rate?from=2026-12-01`

test('a link to another property of one’s own switches to it and arrives', async () => {
  keepOwnSession({ ...seller, hotels: [hotelOf(own, 'Hải Âu Trắng'), hotelOf(other, 'Bến Thành')] })
  const there = { ...seller, token: 'other-token', hotel: hotelOf(other, 'Bến Thành') }
  const asked = answerCalls({ 'login/switch': () => ({ body: { data: there } }) })
  expect(await ledTo(link(other))).toBe(link(other))
  expect(asked.map(({ body, headers }) => [body, headers.get('authorization')])).toEqual([[{ hotelId: other }, 'Token own-token']])
  expect(sessionOf(other)?.token).toBe('other-token')
})

test('a link to the property of one’s own token, by its id, means that token', async () => {
  keepOwnSession(seller)
  expect(await ledTo(link(own))).toBe(link('0'))
})

test('a link to a property that is not one’s own, or to none at all, leads to words in one’s own; nobody is signed out', async () => {
  keepOwnSession(signedInAs())
  const asked = answerCalls({ 'login/switch': () => ({ status: 404, body: { responseCode: 104, refusal: 'notFound' } }) })
  expect(await ledTo(link(other))).toBe(`/u/0/out-of-reach?wanted=${encodeURIComponent(link(other))}`)
  expect(asked).toHaveLength(1)
  expect(sessionOf(other)).toBeUndefined()
  expect(sessionOf('0')?.token).toBe('own-token')
})

test('a link to another property whose answer is that the own session has ended leads to the sign-in page', async () => {
  keepOwnSession(signedInAs())
  answerCalls({ 'login/switch': () => ({ status: 401, body: { responseCode: 102, refusal: 'noSession' } }) })
  expect(await ledTo(link(other))).toBe(`/login?return=${encodeURIComponent(link(other))}`)
})

test.each([
  ['a property that they have not entered', link(other)],
  ['a property of their own, which they have none of', link('0')],
])('an administrator is told in the administration of %s', async (_what, address) => {
  keepOwnSession(signedInAs({ user: { ...mayAll, type: 'AM' }, hotel: null }))
  answerCalls({ 'login/switch': () => ({ status: 404, body: { responseCode: 104, refusal: 'notFound' } }) })
  expect(await ledTo(address)).toBe(`/admin/out-of-reach?wanted=${encodeURIComponent(address)}`)
})

test('an owner, who is no administrator, is told in their own property that the administration is not theirs', async () => {
  keepOwnSession(signedInAs())
  expect(await ledTo('/admin/jobs')).toBe('/u/0/out-of-reach?wanted=%2Fadmin%2Fjobs')
})

test.each([['/u/0/nowhere'], ['/u/0/hotel-manage/room-sale/avail-and-rate/nowhere'], ['/u/0/dashboard'], ['/u/0']])(
  'whoever is signed in without a right to anything there stays at %s',
  async (address) => {
    keepOwnSession(holding('SERVICE_1'))
    expect(await ledTo(address)).toBe(address)
  },
)

test.each([['/admin/nowhere'], ['/admin/hotels/1/nowhere']])('an administrator stays at %s, where there is no screen', async (address) => {
  keepOwnSession(signedInAs({ user: { ...mayAll, type: 'AM' }, hotel: null }))
  expect(await ledTo(address)).toBe(address)
})

test('“A user with no roles is logged out.”', async () => {
  keepOwnSession(holding())
  expect(await ledTo('/u/0')).toBe('/login?ended=noRight')
})

test.each([
  ['busy', 503, 110],
  ['tooManyRequests', 429, 104],
])('a link that cannot be followed now (%s) ends no session', async (refusal, status, responseCode) => {
  keepOwnSession(seller)
  answerCalls({ 'login/switch': () => ({ status, body: { responseCode, refusal } }) })
  expect(await ledTo(link(other))).toBe(link(other))
  expect(sessionOf('0')?.token).toBe('own-token')
})

test('whoever only points at a link to another property of their own switches nowhere yet', async () => {
  keepOwnSession({ ...seller, hotels: [hotelOf(own, 'Hải Âu Trắng'), hotelOf(other, 'Bến Thành')] })
  const there = { ...seller, token: 'other-token', hotel: hotelOf(other, 'Bến Thành') }
  const asked = answerCalls({ 'login/switch': () => ({ body: { data: there } }) })
  const router = routerAt('/nowhere')
  await router.preloadRoute({ to: link(other) })
  expect(asked).toHaveLength(0)
  await router.navigate({ to: link(other) })
  expect(asked).toHaveLength(1)
  expect(router.state.location.pathname).toBe(`/u/${other}/hotel-manage/room-sale/avail-and-rate`)
})

test('whoever is not signed in is asked to, and comes back', async () => {
  const asked = answerCalls({})
  expect(await ledTo(link(other))).toBe(`/login?return=${encodeURIComponent(link(other))}`)
  expect(asked).toHaveLength(0)
})

const parents = [...parentPaths(hotelScreens, '/u/$hotelId'), ...parentPaths(platformScreens, '/admin')]

test('the parent paths are those of the table: each begins an address of a screen and is none', () => {
  expect(parents).toEqual(expect.arrayContaining(['/u/$hotelId/hotel-setting', '/u/$hotelId/booking/detail', '/admin/account']))
  expect(parents).not.toContain('/u/$hotelId/hotel-setting/hotel-info/room-type')
})

test.each(parents)('%s leads to a screen, never to the sign-in', async (parent) => {
  keepOwnSession({ ...signedIn, user: { ...mayAll, type: 'AM' } })
  const arrived = await ledTo(parent.replace('$hotelId', '0'))
  expect(screenAt(arrived)).toBeDefined()
  expect(arrived).toMatch(/^\/(?:u\/0|admin)\//u)
})

const config = '/u/0/hotel-setting/hotel-info/hotel-config'

test.each([
  ['to its first child', `${config}/payment`, `${config}/payment/list-of-payment`],
  [
    'past children that vary, to the first child of the path above',
    `${config}/cancellation/edit`,
    `${config}/cancellation/list-of-cancellation`,
  ],
  ['from a slash at its end, too', `${config}/payment/`, `${config}/payment/list-of-payment`],
])('a parent path leads %s', async (_sentence, parent, child) => {
  keepOwnSession({ ...signedIn, user: mayAll })
  expect(await ledTo(parent)).toBe(child)
})

test('a parent path leads to the first child that the person may open', async () => {
  keepOwnSession(holding('PAYMENT_GATEWAY_1'))
  expect(await ledTo('/u/0/hotel-setting')).toBe(`${config}/paygate`)
})

test('a parent path without a child that the person may open leads to where they begin', async () => {
  keepOwnSession(holding('SALE_1', 'AVAIL_RATE_1'))
  expect(await ledTo('/u/0/hotel-setting')).toBe('/u/0/hotel-manage/room-sale/avail-and-rate')
})
