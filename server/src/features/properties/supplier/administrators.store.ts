import type { Language } from '@innkeeper/protocol/say'
import { sql } from 'kysely'
import type { Tx } from '#kit/transaction/transaction.ts'

/** The email addresses and languages of the active administrators. */
export const administrators = (tx: Tx): Promise<{ email: string; language: Language }[]> =>
  tx.db
    .selectFrom('account')
    .select(['email', 'language'])
    .where('kind', '=', 'admin')
    .where('active', '=', true)
    .orderBy(sql`lower(email)`)
    .$castTo<{ email: string; language: Language }>()
    .execute()
