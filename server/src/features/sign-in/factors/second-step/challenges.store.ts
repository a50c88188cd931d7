import type { Tx } from '#kit/transaction/transaction.ts'

/** What waits for its second half: signing in, setting a factor up, proving oneself, or what was proven and waits for its use. */
export type Challenge = {
  readonly accountId: string
  readonly sealedSecret: Buffer | null
  readonly passkeyChallenge: string | null
  readonly hotelCode: string | null
}

type Purpose = 'signIn' | 'setUp' | 'prove' | 'proven'

/** A new challenge; it belongs to a session unless it is of somebody who signs in. */
export type NewChallenge = {
  readonly tokenHash: Buffer
  readonly accountId: string
  readonly purpose: Purpose
  readonly sessionId?: string
  readonly sealedSecret?: Buffer
  readonly passkeyChallenge?: string
  readonly hotelCode?: string | null
  readonly expiresAt: Date
}

/** Saves a challenge. */
export const saveChallenge = async (tx: Tx, challenge: NewChallenge): Promise<void> => {
  await tx.db
    .insertInto('factor_challenge')
    .values({
      token_hash: challenge.tokenHash,
      account_id: challenge.accountId,
      purpose: challenge.purpose,
      session_id: challenge.sessionId ?? null,
      sealed_secret: challenge.sealedSecret ?? null,
      passkey_challenge: challenge.passkeyChallenge ?? null,
      hotel_code: challenge.hotelCode ?? null,
      expires_at: challenge.expiresAt.toISOString(),
    })
    .execute()
}

/** Which challenge: by the hash of its token, of a session unless it is of somebody who signs in. */
export type ChallengeKey = { readonly tokenHash: Buffer; readonly purpose: Purpose; readonly sessionId: string | null }

/** An open challenge, locked until the transaction ends; undefined where it was used, is too old, or is of another session. */
export const lockChallenge = async (tx: Tx, key: ChallengeKey, now: Date): Promise<Challenge | undefined> =>
  tx.db
    .selectFrom('factor_challenge')
    .select([
      'account_id as accountId',
      'sealed_secret as sealedSecret',
      'passkey_challenge as passkeyChallenge',
      'hotel_code as hotelCode',
    ])
    .where('token_hash', '=', key.tokenHash)
    .where('purpose', '=', key.purpose)
    .where('session_id', 'is not distinct from', key.sessionId)
    .where('expires_at', '>', now.toISOString())
    .forUpdate()
    .executeTakeFirst()

/** Keeps what the browser was asked to sign. */
export const askPasskey = async (tx: Tx, tokenHash: Buffer, passkeyChallenge: string): Promise<void> => {
  await tx.db.updateTable('factor_challenge').set({ passkey_challenge: passkeyChallenge }).where('token_hash', '=', tokenHash).execute()
}

/** Uses a challenge up. */
export const deleteChallenge = async (tx: Tx, tokenHash: Buffer): Promise<void> => {
  await tx.db.deleteFrom('factor_challenge').where('token_hash', '=', tokenHash).execute()
}

/** Closes what an account has begun: its password is new. */
export const closeChallenges = async (tx: Tx, accountId: string): Promise<void> => {
  await tx.db.deleteFrom('factor_challenge').where('account_id', '=', accountId).execute()
}

/** Deletes challenges that expired before a moment. */
export const deleteOldChallenges = async (tx: Tx, before: Date): Promise<void> => {
  await tx.db.deleteFrom('factor_challenge').where('expires_at', '<', before.toISOString()).execute()
}
