import type { BeforeAt } from '#kit/call/before-at.ts'
import { passwordFits } from '#kit/session/password-hash.ts'
import { passwordHashNamed } from '../profile/account.store.ts'

/** The name and password of an attempt to sign in. */
export type Given = { readonly username: string; readonly password: string }

/** Whether a password matches the hash that it was compared with; undefined where there was no such account. */
export type TriedPassword = { readonly hash: string | undefined; readonly fits: boolean }

/**
 * Checks a password without holding a connection, because it takes longer than all the database's work. The result is answered only after
 * it has been counted.
 */
export const tryPassword = async (before: Pick<BeforeAt<'login/user'>, 'committed'>, given: Given): Promise<TriedPassword> => {
  const hash = await before.committed((tx) => passwordHashNamed(tx, given.username))
  return { hash, fits: await passwordFits(hash, given.password) }
}
