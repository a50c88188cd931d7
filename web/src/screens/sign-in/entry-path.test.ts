import { expect, test } from 'vitest'
import { hotelOf, rolesOf, signedInAs } from '#testing/sessions.ts'
import { entryPath } from './entry-path.ts'
import { signInSearch } from './sign-in-search.ts'

const room = '/u/0/hotel-setting/hotel-info/room-type'
const manager = signedInAs()
const seller = signedInAs({ user: { ...signedInAs().user, roles: rolesOf(['SALE_1', 'PLAN_PROMOTION_1']) } })
const administrator = signedInAs({ user: { ...signedInAs().user, type: 'AM' } })

test.each([
  ['a user goes to the hotel area', signedInAs(), {}, '/u/0'],
  ['“a user whose type is set goes to the admin area after login”', administrator, {}, '/admin'],
  ['a person goes back to where the session ended', manager, { return: `${room}?page=2` }, `${room}?page=2`],
  ['an address from outside leads nowhere', signedInAs(), { return: 'https://elsewhere.example/u/0' }, '/u/0'],
  ['nor one that begins like ours', signedInAs(), { return: '//elsewhere.example' }, '/u/0'],
  ['nor one of a sign-in page', administrator, { return: '/admin/login?return=%2Fadmin%2Fhotels' }, '/admin'],
  ['nor one whose codes this person lacks', seller, { return: room }, '/u/0'],
  [
    'a parent path is an address of ours',
    manager,
    { return: '/u/0/hotel-setting/hotel-info/hotel-config/payment' },
    '/u/0/hotel-setting/hotel-info/hotel-config/payment',
  ],
  ['nor one where no screen is', signedInAs(), { return: '/u/0/not-there' }, '/u/0'],
  [
    '“action=bulk-update together with pms_confirm and shownoti: jumps to the batch update”',
    manager,
    { action: 'bulk-update', pms_confirm: '1', shownoti: '0' },
    '/u/0/hotel-manage/room-sale/avail-and-rate/batch-update?pms_confirm=1&shownoti=0',
  ],
  ['another action jumps nowhere', manager, { action: 'delete' }, '/u/0'],
  ['nor does one of a screen whose codes this person lacks', seller, { action: 'bulk-update' }, '/u/0'],
] as const)('%s', (_sentence, signedIn, search, path) => {
  expect(entryPath(signedIn, signInSearch.parse({ ...empty, ...search }))).toBe(path)
})

test('an administrator who named a property goes on in that property where the address asks for a place in it', () => {
  const hotel = hotelOf('01900000-0000-7000-8000-00000000000b', 'Ngọc Lan')
  const signedIn = { ...administrator, hotel: null, hotelToken: { token: 't', user: signedInAs().user, hotel } }
  expect(entryPath(signedIn, { ...empty, return: `/u/${hotel.id}` })).toBe(`/u/${hotel.id}`)
})

const empty = signInSearch.parse({})
