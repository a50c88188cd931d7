import { passwordFits } from '#kit/session/password-hash.ts'
import type { Outside } from '#outside/outside.ts'
import { accountNamed, type Account } from '../profile/account.store.ts'
import { rememberSignIn } from '../profile/profile.store.ts'
import type { TriedPassword } from '../throttle/try-password.ts'
import { beginAttempt, type Brought, type SigningIn } from '../throttle/attempt.ts'
import { rememberDevice } from '../throttle/known-device.store.ts'

/** The account of the right password, and the browser's device token from now on; null where it wants none. */
export type Proven = { readonly account: Account; readonly device: string | null }

type Given = Brought & {
  readonly password: string
  /** The account is asked for only to change a first password, which signs nobody in. */
  readonly first?: true
}

/** The account with this password. Every failure is counted, for the network and for the name, whether or not it exists. */
export const provenAccount = async (
  at: SigningIn,
  outside: Pick<Outside, 'keyFor'>,
  given: Given,
  tried: TriedPassword,
): Promise<Proven> => {
  const account = await accountNamed(at.tx, given.username)
  const attempt = await beginAttempt(at, outside, account, given)
  // The password may have changed since it was tried.
  const fits = account?.password_hash === tried.hash ? tried.fits : await passwordFits(account?.password_hash, given.password)
  if (account === undefined || !fits) {
    await attempt.count()
    throw at.refusal('invalidAccount', { keep: true })
  }
  await attempt.forgive()
  if (!account.active) throw at.refusal('inactiveUser', { keep: true })
  if (given.first === true) return { account, device: null }
  if (account.password_is_first) throw at.refusal('passwordIsFirst', { keep: true })
  await rememberSignIn(at.tx, account.account_id, at.now)
  return { account, device: given.device === null ? null : await rememberDevice(at.tx, account.account_id, given.device) }
}
