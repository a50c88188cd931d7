import { AdminLoginScreen } from '#screens/sign-in/admin-login-screen.tsx'
import { FirstPassword } from '#screens/sign-in/first-password.tsx'
import { ForgotDialog } from '#screens/sign-in/forgot-dialog.tsx'
import { InvitationScreen } from '#screens/sign-in/by-letter/invitation-screen.tsx'
import { LoginScreen } from '#screens/sign-in/login-screen.tsx'
import { RecoveryScreen } from '#screens/sign-in/by-letter/recovery-screen.tsx'
import { SetUpScreen } from '#screens/sign-in/set-up/set-up-screen.tsx'
import { signedInAs } from '../../sessions.ts'
import { at, read, steps, typed, type ActCase } from '../act-case.ts'
import { challenge, solution, solveCaptchas, tickCaptcha } from './captcha.ts'

const password = 'cua so mo ra bien'
const twice = typed({ 'New password': password, 'Retype the new password': password })
const sent = { newPassword: password, confirmNewPassword: password }

/** What somebody does who is not signed in yet. */
export const signInActs: readonly ActCase[] = [
  {
    call: 'login/user',
    part: <LoginScreen />,
    address: '/login',
    fill: typed({ Username: 'owner', Password: 'secret words' }),
    presses: ['Sign in'],
    sends: { username: 'owner', password: 'secret words' },
    answer: signedInAs(),
    leadsTo: '/u/0',
  },
  {
    call: 'login/admin',
    part: <AdminLoginScreen />,
    address: '/admin/login',
    fill: typed({ Username: 'am', Password: 'secret words', 'Hotel id': 'HAIAU' }),
    presses: ['Sign in'],
    sends: { username: 'am', password: 'secret words', hotelId: 'HAIAU' },
    answer: signedInAs({ hotel: null, user: { ...signedInAs().user, type: 'AM' } }),
    leadsTo: '/admin',
  },
  {
    call: 'first-password',
    part: <FirstPassword username="minh" password="given" done={() => undefined} />,
    fill: twice,
    presses: ['Set the password'],
    sends: { username: 'minh', password: 'given', ...sent },
    answer: null,
    told: 'The new password is set. Press Sign in to go on.',
  },
  {
    call: 'invitation/accept',
    part: <InvitationScreen />,
    address: '/?token=abc',
    reads: {
      'invitation/show': read({ invitation: { userName: 'minh', fullName: 'Trần Minh', nameVi: 'Sóng', nameEn: 'Song', expiresAt: at } }),
    },
    fill: twice,
    presses: ['Choose the password and begin'],
    sends: { token: 'abc', ...sent },
    answer: { userName: 'minh' },
    told: 'The password is set. Sign in as minh.',
  },
  {
    call: 'password-recovery',
    part: <RecoveryScreen />,
    address: '/?token=abc',
    reads: { 'check-token': read({ valid: true }) },
    fill: twice,
    presses: ['Set the new password'],
    sends: { token: 'abc', ...sent },
    answer: null,
    told: 'The new password is set. Sign in to go on.',
  },
  {
    call: 'set-up/administrator',
    part: <SetUpScreen />,
    address: '/?token=abc',
    reads: { 'set-up/show': read({ state: 'open' }) },
    fill: steps(typed({ 'Full name': 'Phạm Ngọc', Email: 'ngoc@example.com', Username: 'ngoc' }), twice),
    presses: ['Make the administrator'],
    sends: { token: 'abc', userName: 'ngoc', ...sent },
    answer: { userName: 'ngoc' },
    told: 'The platform is ready. Sign in as ngoc.',
  },
  {
    call: 'forgot-password',
    part: <ForgotDialog open onClose={() => undefined} />,
    reads: challenge,
    fill: steps(solveCaptchas, typed({ 'Email or username': 'minh' }), tickCaptcha),
    // A solved challenge is taken once.
    refill: tickCaptcha,
    presses: ['Send the link'],
    sends: { username: 'minh', captcha: solution },
    answer: null,
    told: 'The link is sent.',
  },
]
