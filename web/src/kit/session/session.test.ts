import { expect, test } from 'vitest'
import { hotelOf, rolesOf, signedInAs } from '#testing/sessions.ts'
import {
  clearSession,
  keepHotelSession,
  keepHotelSync,
  keepOwnSession,
  keepParams,
  merchantOf,
  refreshSession,
  otherTokens,
  propertyOfPath,
  sessionOf,
  tokenOf,
} from './session.ts'

const other = '01900000-0000-7000-8000-00000000000b'
const seller = { ...signedInAs().user, roles: rolesOf(['SALE_1', 'PLAN_PROMOTION_1']) }

test('“stored locally: userInfo, jwt, currentUser”, and the current user “holds a token, nested info and a list of roles”', () => {
  keepOwnSession(signedInAs({ user: seller }))
  expect(window.localStorage.getItem('jwt')).toBe('own-token')
  expect(JSON.parse(window.localStorage.getItem('currentUser') ?? '')).toMatchObject({
    token: 'own-token',
    info: { username: 'owner' },
    roles: [{ fnCode: 'SALE_1' }, { fnCode: 'PLAN_PROMOTION_1' }],
  })
  expect(JSON.parse(window.localStorage.getItem('userInfo') ?? '')).toMatchObject({ hotel: { state: 'onsite' } })
})

test('“0 is the property of the signed-in user’s own token; another value is a property for which this browser holds a token of its own”', () => {
  keepOwnSession(signedInAs())
  keepHotelSession(other, signedInAs({ token: 'other-token', hotel: hotelOf(other, 'Ngọc Lan') }))
  expect(tokenOf('0')).toBe('own-token')
  expect(tokenOf(other)).toBe('other-token')
  expect(tokenOf('01900000-0000-7000-8000-00000000000c')).toBeUndefined()
  expect(otherTokens()).toEqual(['other-token'])
})

test('an administrator’s token for the property named at the door stands in the per-hotel list, with the rights it has there', () => {
  const hotel = hotelOf(other, 'Ngọc Lan')
  const user = { ...signedInAs().user, type: 'AM' as const, roles: [{ fnCode: 'MANAGE_1', type: 'view' as const }] }
  keepOwnSession(signedInAs({ user, hotel: null, hotelToken: { token: 'named', user: seller, hotel } }))
  expect(sessionOf('0')?.hotel).toBeNull()
  expect(sessionOf(other)).toMatchObject({ token: 'named', hotel, user: { roles: [{ fnCode: 'SALE_1' }, { fnCode: 'PLAN_PROMOTION_1' }] } })
})

test('“the merchant link” is stored for each property that has one, not once for the browser', () => {
  const linked = (merchant: string | null) => ({ hotel: { ...hotelOf(other, 'Ngọc Lan'), merchant } })
  keepOwnSession(signedInAs(linked('https://haiau.example')))
  keepHotelSession(other, signedInAs(linked('https://ngoclan.example')))
  expect([merchantOf('0'), merchantOf(other)]).toEqual(['https://haiau.example', 'https://ngoclan.example'])
  refreshSession('0', signedInAs(linked(null)))
  expect([merchantOf('0'), merchantOf(other)]).toEqual([null, 'https://ngoclan.example'])
})

test('“stored locally: … params, hotelSync”, and both go with the session', () => {
  keepParams({ action: 'bulk-update', pms_confirm: '1' })
  keepHotelSync(true)
  expect(JSON.parse(window.localStorage.getItem('params') ?? '')).toEqual({ action: 'bulk-update', pms_confirm: '1' })
  expect(window.localStorage.getItem('hotelSync')).toBe('true')
  clearSession()
  expect([window.localStorage.getItem('params'), window.localStorage.getItem('hotelSync')]).toEqual([null, null])
})

test('logging out clears all of it, and leaves language and drafts', () => {
  keepOwnSession(signedInAs())
  keepHotelSession(other, signedInAs({ token: 'other-token' }))
  window.localStorage.setItem('systemLanguage', 'vi')
  window.sessionStorage.setItem('draft:x:room/create:new', '{}')
  clearSession()
  expect(sessionOf('0')).toBeUndefined()
  expect(sessionOf(other)).toBeUndefined()
  expect(window.localStorage.getItem('jwt')).toBeNull()
  expect(window.localStorage.getItem('systemLanguage')).toBe('vi')
  expect(window.sessionStorage).toHaveLength(1)
})

test('what is stored by hand or by an older release counts as not signed in', () => {
  window.localStorage.setItem('currentUser', '{"token":1}')
  window.localStorage.setItem('userInfo', 'no json')
  expect(sessionOf('0')).toBeUndefined()
})

test.each([
  ['/u/0/dashboard', '0'],
  [`/u/${other}/booking/list-booking`, other],
  ['/admin', '0'],
  ['/login', '0'],
])('the property of %s is %s', (path, property) => {
  expect(propertyOfPath(path)).toBe(property)
})
