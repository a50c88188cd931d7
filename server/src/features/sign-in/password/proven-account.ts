import { passwordFits } from '#kit/session/password-hash.ts'
import type { Outside } from '#outside/outside.ts'
import { hasFactor } from '../factors/demand/demand.store.ts'
import { accountNamed, firstPasswordIsOpen, type Account } from '../profile/account.store.ts'
import type { TriedPassword } from '../throttle/try-password.ts'
import { beginAttempt, type Brought, type SigningIn } from '../throttle/attempt.ts'

/** The account of the right password, and whether it has a second factor, which is then still to be proven. */
export type ProvenAccount = { readonly account: Account; readonly hasFactor: boolean }

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
): Promise<ProvenAccount> => {
  const account = await accountNamed(at.tx, given.username)
  const attempt = await beginAttempt(at, outside, account, given)
  // The password may have changed since it was tried.
  const fits = account?.password_hash === tried.hash ? tried.fits : await passwordFits(account?.password_hash, given.password)
  if (account === undefined || !fits) {
    await attempt.count()
    throw at.refusal('invalidAccount', { keep: true })
  }
  const stands = await hasFactor(at.tx, account.account_id)
  // The failures of the second step stay counted: else each right password would give five more guesses.
  await (stands ? attempt.takeBack() : attempt.forgive())
  if (!account.active) throw at.refusal('inactiveUser', { keep: true })
  if (account.password_is_first) {
    if (!(await firstPasswordIsOpen(at.tx, account.account_id, at.now))) throw at.refusal('firstPasswordOver', { keep: true })
    if (given.first !== true) throw at.refusal('passwordIsFirst', { keep: true })
  }
  return { account, hasFactor: stands }
}
