import type { BeforeAt } from '../../kit/before-at.ts'
import { passwordFits } from '../../kit/password-hash.ts'
import { passwordHashNamed } from './account.store.ts'

/** A name and a password, as somebody signs in by them. */
export type Given = { readonly username: string; readonly password: string }

/** Whether a password fits what was kept when it was tried; undefined where no such account was. */
export type TriedPassword = { readonly hash: string | undefined; readonly fits: boolean }

/** Tries a password while no connection is held: it takes longer than all that the database does. What comes of it is told only once it has been counted. */
export const tryPassword = async (before: Pick<BeforeAt<'login/user'>, 'committed'>, given: Given): Promise<TriedPassword> => {
  const hash = await before.committed((tx) => passwordHashNamed(tx, given.username))
  return { hash, fits: await passwordFits(hash, given.password) }
}
