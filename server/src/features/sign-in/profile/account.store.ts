import type { Language } from '@innkeeper/protocol/say'
import { sql } from 'kysely'
import type { Tx } from '#kit/transaction/transaction.ts'

/** The fields of an account that signing in needs. */
export type Account = {
  readonly account_id: string
  readonly kind: 'user' | 'admin'
  readonly admin_type: 'AM' | 'SM' | 'CM' | null
  readonly user_name: string
  readonly email: string
  readonly full_name: string
  readonly password_hash: string
  /** Somebody else typed the password, and it must be changed before it opens anything. */
  readonly password_is_first: boolean
  readonly active: boolean
  readonly language: Language
  /** The properties that an administrator may enter; null is every one. */
  readonly reach: readonly string[] | null
}

/**
 * The account with a username, locked until the transaction ends, so that no session with an old password starts while the password is
 * changed; locked for writing, because the sign-in is recorded in it.
 */
export const accountNamed = (tx: Tx, userName: string): Promise<Account | undefined> =>
  accounts(tx).where(isNamed(userName)).forNoKeyUpdate().executeTakeFirst()

/** The password hash of a username; undefined where there is no such account. */
export const passwordHashNamed = async (tx: Tx, userName: string): Promise<string | undefined> => {
  const account = await tx.db.selectFrom('account').select('password_hash').where(isNamed(userName)).executeTakeFirst()
  return account?.password_hash
}

/** The account with a username or an email; if one person's username is another's email, the username counts. */
export const accountReachedBy = (tx: Tx, nameOrEmail: string): Promise<Account | undefined> =>
  accounts(tx)
    .where((eb) => eb.or([isNamed(nameOrEmail), sql<boolean>`lower(email) = lower(${nameOrEmail})`]))
    .orderBy(isNamed(nameOrEmail), 'desc')
    .limit(1)
    .executeTakeFirst()

/** Whether a first password that somebody else typed may still be changed; afterwards it opens nothing. */
export const firstPasswordIsOpen = async (tx: Tx, accountId: string, now: Date): Promise<boolean> => {
  const isOpen = sql<boolean>`first_password_is_open(${accountId}, ${now.toISOString()})`
  return (await tx.db.selectNoFrom(isOpen.as('isOpen')).executeTakeFirstOrThrow()).isOpen
}

/** The account of a live session. */
export const accountOf = (tx: Tx, accountId: string): Promise<Account> =>
  accounts(tx).where('account_id', '=', accountId).executeTakeFirstOrThrow()

/** The account of a live session, locked so that its password does not change (`for share`) or may be changed (`for update`). */
export const lockAccount = (tx: Tx, accountId: string, lock: 'for share' | 'for update'): Promise<Account> => {
  const account = accounts(tx).where('account_id', '=', accountId)
  return (lock === 'for share' ? account.forShare() : account.forUpdate()).executeTakeFirstOrThrow()
}

const isNamed = (userName: string) => sql<boolean>`lower(user_name) = lower(${userName})`

const accounts = (tx: Tx) =>
  tx.db
    .selectFrom('account')
    .select(['account_id', 'kind', 'admin_type', 'user_name', 'email', 'full_name', 'password_hash', 'password_is_first'])
    .select(['active', 'language', 'reach'])
    .$castTo<Account>()

/** Sets an account's password, which is from now on the person's own. */
export const setPassword = async (tx: Tx, accountId: string, passwordHash: string): Promise<void> => {
  await tx.db
    .updateTable('account')
    .set({ password_hash: passwordHash, password_is_first: false, first_password_until: null, first_password_by: null })
    .where('account_id', '=', accountId)
    .execute()
}
