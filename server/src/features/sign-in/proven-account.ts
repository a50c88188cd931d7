import type { At } from '../../kit/at.ts'
import { networkOf } from '../../kit/caller-key.ts'
import { passwordFits } from '../../kit/password-hash.ts'
import { accountNamed, type Account } from './account.store.ts'
import { rememberSignIn } from './profile.store.ts'
import type { Given, TriedPassword } from './try-password.ts'
import { forgetAttempts, secondsToWait, takeBackAttempt } from './throttle.store.ts'

/** Five failures within fifteen minutes lock the account for fifteen. */
const perAccount = { attempts: 5, minutes: 15 } as const
/** A house full of staff may share one address, so it fails more often before it waits. */
const perAddress = { attempts: 30, minutes: 15 } as const

type SigningIn = At<'login/user'> | At<'login/admin'>

/** The account whose password this is. Every refusal is counted, for the address and for the name, whether or not it exists. */
export const provenAccount = async (at: SigningIn, given: Given, tried: TriedPassword): Promise<Account> => {
  const account = await accountNamed(at.tx, given.username)
  await refuseBusyAddress(at)
  const minutes = await minutesLocked(at, account?.account_id ?? given.username.toLowerCase())
  if (minutes > 0) throw at.refusal('accountLocked', { values: { minutes }, keep: true })
  // Between the trying and now the password may have been changed.
  const fits = account?.password_hash === tried.hash ? tried.fits : await passwordFits(account?.password_hash, given.password)
  if (account === undefined || !fits) throw at.refusal('invalidAccount', { keep: true })
  await takeBackAttempt(at.tx, addressOf(at))
  await forgetFailures(at, account.account_id)
  if (!account.active) throw at.refusal('inactiveUser', { keep: true })
  await rememberSignIn(at.tx, account.account_id, at.now)
  return account
}

/** Counts one more attempt at an account's password and answers for how many minutes the account is locked, 0 if it is not. */
export const minutesLocked = async (at: Pick<SigningIn, 'tx'>, accountOrName: string): Promise<number> =>
  Math.ceil((await secondsToWait(at.tx, attemptsAt(accountOrName), perAccount)) / 60)

/** Unlocks an account: its password was known, or is new. */
export const forgetFailures = (at: Pick<SigningIn, 'tx'>, accountId: string): Promise<void> => forgetAttempts(at.tx, attemptsAt(accountId))

const refuseBusyAddress = async (at: SigningIn): Promise<void> => {
  const seconds = await secondsToWait(at.tx, addressOf(at), perAddress)
  if (seconds > 0) throw at.refusal('tooManyRequests', { values: { seconds }, keep: true })
}

const attemptsAt = (accountOrName: string): string => `sign-in as ${accountOrName}`
const addressOf = (at: SigningIn): string => `sign-in from ${networkOf(at.address)}`
