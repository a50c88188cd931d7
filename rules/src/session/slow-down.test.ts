import { expect, test } from 'vitest'
import { nextAttempt } from './slow-down.ts'

test.each([
  [{ failures: 0, secondsSinceLast: 0 }, { pauseSeconds: 0, captcha: false }, 'nobody has failed'],
  [{ failures: 2, secondsSinceLast: 0 }, { pauseSeconds: 0, captcha: false }, 'two failures ask for nothing'],
  [{ failures: 3, secondsSinceLast: 0 }, { pauseSeconds: 0, captcha: true }, '"ask for the captcha after three"'],
  [{ failures: 5, secondsSinceLast: 0 }, { pauseSeconds: 0, captcha: true }, 'what one network may fail brings no pause yet'],
  [{ failures: 3, secondsSinceLast: -0.5 }, { pauseSeconds: 0, captcha: true }, 'who waited for another to be counted is not slowed'],
  [{ failures: 6, secondsSinceLast: 0 }, { pauseSeconds: 2, captcha: true }, '"growing pauses"'],
  [{ failures: 6, secondsSinceLast: -0.5 }, { pauseSeconds: 2, captcha: true }, 'a pause does not grow by it either'],
  [{ failures: 7, secondsSinceLast: 0 }, { pauseSeconds: 4, captcha: true }, 'each pause is twice the one before'],
  [{ failures: 7, secondsSinceLast: 1.2 }, { pauseSeconds: 3, captcha: true }, 'what has passed of the pause counts'],
  [{ failures: 7, secondsSinceLast: 4 }, { pauseSeconds: 0, captcha: true }, 'a pause passes'],
  [{ failures: 13, secondsSinceLast: 0 }, { pauseSeconds: 256, captcha: true }, 'it goes on growing'],
  [{ failures: 14, secondsSinceLast: 0 }, { pauseSeconds: 300, captcha: true }, 'five minutes is the longest'],
  [{ failures: 5000, secondsSinceLast: 0 }, { pauseSeconds: 300, captcha: true }, 'however many there are'],
])('after %o: %o (%s)', (failures, next, _why) => {
  expect(nextAttempt(failures)).toEqual(next)
})
