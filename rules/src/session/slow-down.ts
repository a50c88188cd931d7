/**
 * The failures for one account from any network, and the seconds since the last one. The seconds are negative where an attempt began before
 * the last failure and waited for it to be counted.
 */
export type Failures = { readonly failures: number; readonly secondsSinceLast: number }

/** What a browser unknown to the account must do before its next attempt. */
export type NextAttempt = { readonly pauseSeconds: number; readonly captcha: boolean }

/** The failures are forgotten after this many minutes without a new one. */
export const minutesUntilForgotten = 60

const failuresBeforeCaptcha = 3
const failuresBeforePauses = 5
const longestPauseSeconds = 300

/**
 * How sign-in to an account slows down: after three failures it needs the captcha; from the sixth on there is a pause of 2 seconds, which
 * doubles with each failure, up to five minutes.
 */
export const nextAttempt = ({ failures, secondsSinceLast }: Failures): NextAttempt => ({
  pauseSeconds: Math.max(0, Math.ceil(pauseAfter(failures) - Math.max(0, secondsSinceLast))),
  captcha: failures >= failuresBeforeCaptcha,
})

const pauseAfter = (failures: number): number =>
  failures <= failuresBeforePauses ? 0 : Math.min(longestPauseSeconds, 2 ** (failures - failuresBeforePauses))
