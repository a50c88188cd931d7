import type { Language } from '@innkeeper/protocol/say'
import { sql } from 'kysely'
import type { Tx } from '#kit/transaction/transaction.ts'

/** The email addresses and languages of the active administrators who may enter a property; of all where the news is about none. */
export const administrators = (tx: Tx, propertyId: string | null): Promise<{ email: string; language: Language }[]> =>
  tx.db
    .selectFrom('account')
    .select(['email', 'language'])
    .where('kind', '=', 'admin')
    .where('active', '=', true)
    .where(sql<boolean>`(${propertyId}::uuid is null or reach is null or ${propertyId}::uuid = any (reach))`)
    .orderBy(sql`lower(email)`)
    .$castTo<{ email: string; language: Language }>()
    .execute()
