import { z } from 'zod'
import { momentInRow, rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'

/** What the links of a letter have in common. */
export type LettersLinks = {
  readonly requestId: string
  readonly offerNo: number | null
  readonly madeAt: Date
  readonly expiresAt: Date
}

/** The link of one reader; without an account it is that of the property's own address, or of the agent's. */
export type ReadersLink = { readonly email: string; readonly accountId: string | null; readonly tokenHash: Buffer }

/** Writes the links of a letter to several people. */
export const writeAnswerLinks = async (tx: PropertyTx, letter: LettersLinks, links: readonly ReadersLink[]): Promise<void> => {
  const rows = links.map((link) => ({
    property_id: tx.propertyId,
    token_hash: link.tokenHash,
    booking_request_id: letter.requestId,
    offer_no: letter.offerNo,
    account_id: link.accountId,
    address: link.email,
    made_at: letter.madeAt.toISOString(),
    expires_at: letter.expiresAt.toISOString(),
  }))
  if (rows.length > 0) await tx.db.insertInto('answer_link').values(rows).execute()
}

const stored = z.strictObject({
  propertyId: z.uuid(),
  code: z.string(),
  offerNo: z.int().nullable(),
  accountId: z.uuid().nullable(),
  address: z.string(),
  madeAt: momentInRow,
  expiresAt: momentInRow,
  used: z.boolean(),
})

/** A link as it is stored, with the code of its request. */
export type AnswerLink = z.output<typeof stored>

const linkRows = rowsLike(stored)

/** The link of a token, at whatever property: whoever opens it names none. */
export const answerLinkOf = async (tx: Tx, tokenHash: Buffer): Promise<AnswerLink | undefined> =>
  (
    await linkRows(
      tx,
      `select l.property_id as "propertyId", q.code, l.offer_no as "offerNo", l.account_id as "accountId", l.address, l.made_at as "madeAt",
          l.expires_at as "expiresAt", l.used_at is not null as used
         from answer_link l join booking_request q using (property_id, booking_request_id) where l.token_hash = $1`,
      [tokenHash],
    )
  )[0]

/** Uses a link up; false where it was used before. */
export const useAnswerLink = async (tx: PropertyTx, tokenHash: Buffer, now: Date): Promise<boolean> => {
  const used = await tx.db
    .updateTable('answer_link')
    .set({ used_at: now.toISOString() })
    .where('property_id', '=', tx.propertyId)
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .returning('token_hash')
    .executeTakeFirst()
  return used !== undefined
}

/** Deletes links that expired before a moment. */
export const deleteAnswerLinks = async (tx: Tx, before: Date): Promise<void> => {
  await tx.db.deleteFrom('answer_link').where('expires_at', '<', before.toISOString()).execute()
}

const contactRows = rowsLike(z.strictObject({ email: z.string(), active: z.boolean() }))

/** Where a travel agent is written to, and whether it is active. */
export const contactOfAgent = async (tx: Tx, travelAgentId: string): Promise<{ email: string; active: boolean } | undefined> =>
  (await contactRows(tx, 'select email, active from travel_agent where travel_agent_id = $1', [travelAgentId]))[0]
