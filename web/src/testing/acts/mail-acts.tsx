import { KindTick } from '#screens/support/config-be/letters/kind-tick.tsx'
import { TestLetter } from '#screens/support/config-be/email/test-letter.tsx'
import { typed, type ActCase } from './act-case.ts'

/** What is done with the property's letters. */
export const mailActs: readonly ActCase[] = [
  {
    call: 'email/update-type',
    part: <KindTick kind={{ id: 'guestBooked', active: true, ownWords: false, changedAt: null, changedBy: '' }} locked={false} />,
    presses: ['Guest: booking confirmed'],
    pressedAs: 'checkbox',
    sends: { id: 'guestBooked', active: 'false' },
    answer: { id: 'guestBooked', active: false },
    told: 'Emails “Guest: booking confirmed” are no longer sent.',
  },
  {
    call: 'email/send-mail',
    part: <TestLetter unsaved={false} to="" />,
    presses: ['Send a test email', 'Send'],
    fill: typed({ 'Send the test email to': 'ha@haiau.example' }),
    staysOpen: true,
    sends: { to: 'ha@haiau.example' },
    answer: { sent: true, problem: null, reply: '', message: 'Email successfully sent' },
    told: 'Email successfully sent',
  },
]
