import { minutesUntilForgotten, nextAttempt } from '@innkeeper/rules/session/slow-down'
import type { At } from '#kit/call/at.ts'
import { networkOf } from '#kit/request/caller-key.ts'
import { hashOfKey } from '#kit/session/token.ts'
import type { Tx } from '#kit/transaction/transaction.ts'
import type { Outside } from '#outside/outside.ts'
import type { Account } from '../profile/account.store.ts'
import { refuseUnlessTicked } from '#kit/captcha/refuse-unless-ticked.ts'
import { refuseTooMany } from './stranger.ts'
import { isKnownDevice } from './known-device.store.ts'
import {
  countFailure,
  deleteAttempts,
  deleteAttemptsUnder,
  lockFailures,
  secondsToWait,
  takeBackAttempt,
  type Limit,
} from './throttle.store.ts'

/** Five failures within fifteen minutes lock an account for fifteen, for the failing network or known device. */
const perAccount = { attempts: 5, minutes: 15 } as const
/** All staff of a house may share one network, so it may fail more often. */
const perNetwork = { attempts: 30, minutes: 15 } as const
/** Whoever comes to the second step knows the password, so that strange browsers together, from any network, get few tries. */
const perSecondStep = { attempts: 10, minutes: 15 } as const

/** A call of signing in. */
export type SigningIn = At<'login/user'> | At<'login/admin'> | At<'first-password'>

type SecondStep = At<'login/second-step'>

/** The input of an attempt besides the password: the device token and the captcha's answer; each may be empty. */
export type Brought = { readonly username: string; readonly device: string | null; readonly captcha: string }

/**
 * A counted attempt: where it was right, `forgive` deletes the failures before it, `takeBack` only itself, because something is still to be
 * proven; `count` records a failure.
 */
export type Attempt = {
  readonly forgive: () => Promise<void>
  readonly takeBack: () => Promise<void>
  readonly count: () => Promise<void>
}

/**
 * Starts an attempt for an account, or for an unknown name, and refuses it after too many failures. A browser known to the account has its
 * own counter, so that no stranger can lock it out.
 */
export const beginAttempt = async (at: SigningIn, outside: Pick<Outside, 'keyFor'>, account: Account | undefined, brought: Brought) => {
  const who = account === undefined ? `name ${brought.username.toLowerCase()}` : accountSubject(account.account_id)
  const subject = `sign-in as ${who}`
  const device = brought.device ?? ''
  return account !== undefined && device !== '' && (await isKnownDevice(at.tx, account.account_id, device))
    ? attemptOfDevice(at, onDevice(subject, device))
    : attemptOfStranger(at, outside, subject, brought)
}

/**
 * Starts an attempt at the second step. It counts towards the same locks as the password's, and for unknown browsers together towards one
 * that a new password does not take away.
 */
export const beginSecondAttempt = async (at: SecondStep, { account_id: accountId }: Account, device: string | null): Promise<Attempt> => {
  const subject = `sign-in as ${accountSubject(accountId)}`
  if (device !== null && device !== '' && (await isKnownDevice(at.tx, accountId, device)))
    return attemptOfDevice(at, onDevice(subject, device))
  const network = networkOf(at.address)
  const [fromNetwork, fromHere] = [`sign-in from ${network}`, `${subject} from ${network}`]
  const fromAnywhere = `second step of ${accountSubject(accountId)}`
  await refuseTooMany(at, fromNetwork, perNetwork)
  await refuseLocked(at, fromHere)
  await refuseLocked(at, fromAnywhere, perSecondStep)
  await lockFailures(at.tx, subject, minutesUntilForgotten)
  const takeBack = () => takeBackAttempt(at.tx, fromNetwork)
  return {
    takeBack,
    forgive: async () => {
      await takeBack()
      await deleteAttempts(at.tx, fromHere)
      await deleteAttempts(at.tx, fromAnywhere)
    },
    count: () => countFailure(at.tx, subject),
  }
}

/** Unlocks an account for everybody, because its password is new. */
export const deleteFailures = (at: { readonly tx: Tx }, accountId: string): Promise<void> =>
  deleteAttemptsUnder(at.tx, `sign-in as ${accountSubject(accountId)}`)

const onDevice = (subject: string, device: string): string => `${subject} on device ${hashOfKey(device).toString('base64url')}`

const accountSubject = (accountId: string): string => `account ${accountId}`

const attemptOfDevice = async (at: SigningIn | SecondStep, subject: string): Promise<Attempt> => {
  await refuseLocked(at, subject)
  return {
    forgive: () => deleteAttempts(at.tx, subject),
    takeBack: () => takeBackAttempt(at.tx, subject),
    count: async () => undefined,
  }
}

const attemptOfStranger = async (at: SigningIn, outside: Pick<Outside, 'keyFor'>, subject: string, brought: Brought): Promise<Attempt> => {
  const network = networkOf(at.address)
  const [fromNetwork, fromHere] = [`sign-in from ${network}`, `${subject} from ${network}`]
  await refuseTooMany(at, fromNetwork, perNetwork)
  await refuseHasty(at, outside, subject, brought.captcha)
  await refuseLocked(at, fromHere)
  return {
    forgive: async () => {
      await takeBackAttempt(at.tx, fromNetwork)
      await deleteAttempts(at.tx, fromHere)
    },
    takeBack: async () => {
      await takeBackAttempt(at.tx, fromNetwork)
      await takeBackAttempt(at.tx, fromHere)
    },
    count: () => countFailure(at.tx, subject),
  }
}

/** A refusal here is not a guess, so nothing is recorded, except that the captcha's answer is used up. */
const refuseHasty = async (at: SigningIn, outside: Pick<Outside, 'keyFor'>, subject: string, captcha: string): Promise<void> => {
  const next = nextAttempt(await lockFailures(at.tx, subject, minutesUntilForgotten))
  if (next.pauseSeconds > 0) throw at.refusal('signInSlowed', { values: { seconds: next.pauseSeconds } })
  if (!next.captcha) return
  if (captcha === '') throw at.refusal('captchaNeeded', { field: 'captcha' })
  await refuseUnlessTicked(at, outside, captcha)
}

const refuseLocked = async (at: SigningIn | SecondStep, subject: string, limit: Limit = perAccount): Promise<void> => {
  const minutes = Math.ceil((await secondsToWait(at.tx, subject, limit)) / 60)
  if (minutes > 0) throw at.refusal('accountLocked', { values: { minutes }, keep: true })
}
