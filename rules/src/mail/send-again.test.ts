import { expect, test } from 'vitest'
import { maySendAgain, type EmailSent } from './send-again.ts'

const returned: EmailSent = { audience: 'guest', state: 'returned', problem: 'receiverRefused', wasSentAgain: false, isOutdated: false }

test.each([
  ['one that came back', {}, true],
  ['one to an agent that failed', { audience: 'agent', state: 'failed', problem: 'broken' }, true],
  ['one that had no address', { state: 'notSent', problem: 'noAddress' }, true],
  ['one of a kind that is switched off', { state: 'notSent', problem: 'switchedOff' }, false],
  ['one that waits', { state: 'waiting', problem: null }, false],
  ['one that was sent', { state: 'sent', problem: null }, false],
  ['one that is tried again anyway', { state: 'again', problem: 'timedOut' }, false],
  ['one that was already sent again', { wasSentAgain: true }, false],
  ['one after which another told something newer', { isOutdated: true }, false],
  ['one to the property, which sees the booking', { audience: 'property' }, false],
  ['one to a person of the property', { audience: 'person' }, false],
] as const)('%s: may be sent again is %o → %s', (_what, change, may) => {
  expect(maySendAgain({ ...returned, ...change })).toBe(may)
})
