import { AnswerScreen } from '#screens/sign-in/answer/answer-screen.tsx'
import { letterOfOffer, letterShown } from '../letter-shown.ts'
import { chosen, read, steps, typed, type ActCase } from './act-case.ts'

const shown = { part: <AnswerScreen />, address: '/answer?token=abc' }
const ofRequest = letterShown()
const ofOffer = letterOfOffer()
const letter = (given: object) => ({
  reads: { 'request-answer/show': read({ letter: given }) },
  readsAfter: { 'request-answer/show': read({ letter: { ...given, standing: 'used' } }) },
})

/** How a letter about a request or an offer is answered, without signing in. */
export const answerActs: readonly ActCase[] = [
  {
    ...shown,
    ...letter(ofRequest),
    call: 'request-answer/feedback',
    fill: typed({ Reason: 'Only nine are free on Friday.' }),
    presses: ['Send feedback'],
    sends: { token: 'abc', note: 'Only nine are free on Friday.' },
    answer: { code: '26120951' },
    told: 'Your feedback has been sent to Golden Sand Travel.',
  },
  {
    ...shown,
    ...letter(ofOffer),
    call: 'request-answer/accept',
    fill: steps(typed({ 'Guest name': 'Đinh Hoa Phượng' }), chosen(/Payment method/u, /Cash/u)),
    presses: ['Accept and book'],
    sends: { token: 'abc', guest: { name: 'Đinh Hoa Phượng' }, paymentMethod: 'cash' },
    answer: { code: '26120951', bookingCode: 'HA7' },
    told: 'Booked at Seagull. Booking code: HA7.',
  },
  {
    ...shown,
    ...letter(ofOffer),
    call: 'request-answer/decline',
    presses: ['Decline the offer', 'Decline the offer'],
    sends: { token: 'abc' },
    answer: { code: '26120951' },
    told: 'Seagull has been told that you decline the offer.',
  },
]
