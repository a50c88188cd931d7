import { RegisterScreen } from '#screens/sign-in/register/register-screen.tsx'
import { keepRegistration } from '#screens/sign-in/register/kept-registration.ts'
import { at, id, pressed, read, seen, steps, typed, type ActCase } from '../act-case.ts'
import { challenge, solveCaptchas, tickCaptcha } from './captcha.ts'

const password = 'cua so mo ra bien'
const applicant = { fullName: 'Phạm Ngọc', position: 'Owner', email: 'ngoc@example.com', phone: '0905123456', userName: 'ngoc' }
const hotel = {
  kind: 'playground',
  nameVi: 'Sóng Biển',
  nameEn: 'Song Bien',
  propertyType: 'amusementPark',
  taxCode: '0401234567',
  countryCode: 'TH',
  address: '1 Beach Road',
  hotelPhone: '0905123456',
  hotelEmail: 'song@example.com',
} as const
const proof = { certificateId: id, certificateSecret: 'kept', terms: true }

const passwords = typed({ Password: password, 'Retype the password': password })
const next = pressed('button', /^Continue/u)
const free = { 'register/check-account': read(null) }

/** What whoever registers a property sends: the first step, and all of it at the end. */
export const registerActs: readonly ActCase[] = [
  {
    call: 'register/check-account',
    part: <RegisterScreen />,
    fill: steps(
      typed({ 'Full name': 'Phạm Ngọc', Position: 'Owner', Email: 'ngoc@example.com', Phone: '0905123456', Username: 'ngoc' }),
      passwords,
    ),
    presses: ['Continue'],
    sends: { userName: 'ngoc', email: 'ngoc@example.com' },
    answer: null,
    told: 'Kind of property',
  },
  {
    call: 'register',
    part: <RegisterScreen />,
    before: () => keepRegistration({ values: { ...applicant, ...hotel, ...proof }, file: { name: 'permit.pdf', bytes: 3 } }),
    reads: { ...free, ...challenge },
    fill: steps(solveCaptchas, passwords, next, seen('Tax code'), next, tickCaptcha),
    presses: ['Send the registration'],
    sends: { ...applicant, ...hotel, ...proof, password, confirmPassword: password },
    answer: { userName: 'ngoc', email: 'ngoc@example.com', code: 'SONG', nameVi: 'Sóng Biển', nameEn: 'Song Bien', verifyBy: at },
    told: 'SONG',
  },
]
