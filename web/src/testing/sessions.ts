import { functionCodes } from '@innkeeper/protocol/access'
import type { SignedIn } from '#kit/session/session.ts'

/** Roles with these codes, as signing in answers them. */
export const rolesOf = (codes: readonly string[]): SignedIn['user']['roles'] =>
  codes.map((fnCode) => ({ fnCode, type: fnCode.endsWith('_2') ? 'change' : 'view' }))

/** A sign-in's answer, as the server would give it: an owner, who holds every code, unless said otherwise. */
export const signedInAs = (more: Partial<SignedIn> = {}): SignedIn => ({
  user: {
    accountId: '01900000-0000-7000-8000-000000000001',
    username: 'owner',
    fullName: 'Nguyễn Thị Thuỳ Dương',
    type: null,
    owner: true,
    roles: rolesOf(functionCodes),
  },
  token: 'own-token',
  expiresAt: '2027-01-20T12:00:00.000Z',
  mustSetUpFactor: false,
  device: null,
  logo: null,
  hotel: hotelOf('01900000-0000-7000-8000-00000000000a', 'Hải Âu Trắng'),
  hotelToken: null,
  hotels: [],
  ...more,
})

/** A property as signing in answers it. */
export const hotelOf = (id: string, name: string): NonNullable<SignedIn['hotel']> => ({
  id,
  code: 'HA01',
  kind: 'hotel',
  state: 'onsite',
  logo: null,
  i18ns: [
    { lang: 'vi', name },
    { lang: 'en', name: `${name} Resort` },
  ],
  merchant: null,
  currency: 'VND',
  timeZone: 'Asia/Ho_Chi_Minh',
})
