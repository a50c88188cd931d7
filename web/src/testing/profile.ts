import type { AnswerOf } from '#kit/calls/ask.ts'

/** The own account, as the server would answer it. */
export const profile: AnswerOf<'profile/info'> = {
  accountId: '01900000-0000-7000-8000-000000000001',
  avatar: null,
  fullName: 'Trần Quốc Bảo',
  userName: 'le.tan',
  email: 'bao@example.com',
  phone: '0905123456',
  address: '',
  position: '',
  userGroup: ['Lễ tân'],
  hotelSync: false,
  tellsNights: false,
  hotelConnection: [],
  language: 'en',
  managesAdministrators: true,
  lastSignInAt: '2026-11-21T08:20:00.000000Z',
  formerSignInAt: null,
}
