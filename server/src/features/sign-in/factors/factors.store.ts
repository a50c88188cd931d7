import { sql } from 'kysely'
import type { Tx } from '#kit/transaction/transaction.ts'

/** A way of verification as its owner sees it. */
export type Factor = {
  readonly id: string
  readonly kind: 'code' | 'passkey'
  readonly name: string
  readonly addedAt: string
  readonly usedAt: string | null
}

/** An app's secret, sealed; the codes of its steps up to `lastStep` were used or are too old. */
export type CodeFactor = { readonly id: string; readonly sealedSecret: Buffer }

/** A passkey's public half. */
export type PasskeyFactor = {
  readonly id: string
  readonly credentialId: string
  readonly publicKey: Buffer
  readonly signCount: number
  readonly transports: readonly string[]
}

/** The ways of verification of an account, the oldest first. */
export const factorsOf = (tx: Tx, accountId: string): Promise<Factor[]> =>
  tx.db
    .selectFrom('second_factor')
    .select(['second_factor_id as id', 'kind', 'name', 'added_at as addedAt', 'used_at as usedAt'])
    .where('account_id', '=', accountId)
    .orderBy('added_at')
    .orderBy('second_factor_id')
    .$castTo<Factor>()
    .execute()

/** The apps of an account. */
export const codeFactorsOf = (tx: Tx, accountId: string): Promise<CodeFactor[]> =>
  tx.db
    .selectFrom('second_factor')
    .select(['second_factor_id as id', 'sealed_secret as sealedSecret'])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'code')
    .orderBy('second_factor_id')
    .$castTo<CodeFactor>()
    .execute()

/** The passkeys of an account. */
export const passkeysOf = (tx: Tx, accountId: string): Promise<PasskeyFactor[]> =>
  tx.db
    .selectFrom('second_factor')
    .select(['second_factor_id as id', 'credential_id as credentialId', 'public_key as publicKey'])
    .select(['sign_count as signCount', 'transports'])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'passkey')
    .orderBy('second_factor_id')
    .$castTo<PasskeyFactor>()
    .execute()

type NewFactor = { readonly accountId: string; readonly id: string; readonly name: string; readonly addedAt: Date }

/** Adds an app; the code of `lastStep` proved it, and is used up. */
export const addCodeFactor = async (
  tx: Tx,
  { sealedSecret, lastStep, ...factor }: NewFactor & { readonly sealedSecret: Buffer; readonly lastStep: number },
): Promise<void> => {
  await tx.db
    .insertInto('second_factor')
    .values({ ...plain(factor), kind: 'code', sealed_secret: sealedSecret, last_step: lastStep })
    .execute()
}

/** Adds a passkey; false where somebody has it already. */
export const addPasskey = async (
  tx: Tx,
  { passkey, ...factor }: NewFactor & { readonly passkey: Omit<PasskeyFactor, 'id'> },
): Promise<boolean> => {
  const { credentialId, publicKey, signCount, transports } = passkey
  const added = await tx.db
    .insertInto('second_factor')
    .values({
      ...plain(factor),
      kind: 'passkey',
      credential_id: credentialId,
      public_key: publicKey,
      sign_count: signCount,
      transports: [...transports],
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('second_factor_id')
    .executeTakeFirst()
  return added !== undefined
}

const plain = ({ accountId, id, name, addedAt }: NewFactor) => ({
  account_id: accountId,
  second_factor_id: id,
  name,
  added_at: addedAt.toISOString(),
})

/** Uses up the code of a step; false where it, or a later one, was used before, on whatever server. */
export const useStep = async (tx: Tx, accountId: string, id: string, step: number): Promise<boolean> => {
  const used = await tx.db
    .updateTable('second_factor')
    .set({ last_step: step, used_at: sql<string>`now()` })
    .where('account_id', '=', accountId)
    .where('second_factor_id', '=', id)
    .where('last_step', '<', step)
    .returning('second_factor_id')
    .executeTakeFirst()
  return used !== undefined
}

/** Records that a passkey was used, with its new count of signatures. */
export const usePasskey = async (tx: Tx, accountId: string, id: string, signCount: number): Promise<void> => {
  await tx.db
    .updateTable('second_factor')
    .set({ sign_count: signCount, used_at: sql<string>`now()` })
    .where('account_id', '=', accountId)
    .where('second_factor_id', '=', id)
    .execute()
}

/** Renames a way of verification; false where the account has no such. */
export const renameFactor = async (tx: Tx, accountId: string, id: string, name: string): Promise<boolean> => {
  const renamed = await tx.db
    .updateTable('second_factor')
    .set({ name })
    .where('account_id', '=', accountId)
    .where('second_factor_id', '=', id)
    .returning('second_factor_id')
    .executeTakeFirst()
  return renamed !== undefined
}

/** Removes a way of verification and returns its name; undefined where the account has no such. */
export const removeFactor = async (tx: Tx, accountId: string, id: string): Promise<string | undefined> => {
  const removed = await tx.db
    .deleteFrom('second_factor')
    .where('account_id', '=', accountId)
    .where('second_factor_id', '=', id)
    .returning('name')
    .executeTakeFirst()
  return removed?.name
}
