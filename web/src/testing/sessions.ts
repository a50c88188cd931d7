import type { SignedIn } from '../kit/session.ts'

/** A sign-in's answer, as the server would give it. */
export const signedInAs = (more: Partial<SignedIn> = {}): SignedIn => ({
  user: {
    accountId: '01900000-0000-7000-8000-000000000001',
    username: 'owner',
    fullName: 'Nguyễn Thị Thuỳ Dương',
    type: null,
    owner: true,
    roles: [
      { fnCode: 'SALE_1', type: 'view' },
      { fnCode: 'PLAN_PROMOTION_1', type: 'view' },
    ],
  },
  token: 'own-token',
  expiresAt: '2027-01-20T12:00:00.000Z',
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
