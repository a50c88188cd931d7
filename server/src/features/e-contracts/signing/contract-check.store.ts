import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { momentInJson } from '#database/parsers.ts'
import type { Tx } from '#kit/transaction/transaction.ts'

/**
 * The paper whose file has a SHA-256, as the platform; null for none. It tells no more than what whoever has the file has read in it, and
 * whether a later file has replaced it.
 */
export const checkedFile = async (tx: Tx, sha256: string): Promise<CallOutput<'contract/check'>> => {
  const found = await tx.db
    .selectFrom('contract_file as f')
    .innerJoin('contract_paper as p', (join) =>
      join.onRef('p.property_id', '=', 'f.property_id').onRef('p.contract_paper_id', '=', 'f.contract_paper_id'),
    )
    .leftJoin('e_contract as e', 'e.property_id', 'p.property_id')
    .select(['p.number', 'p.kind', 'f.stage'])
    .select((eb) => [
      sql`coalesce(e.business_name, '')`.as('businessName'),
      sql`p.withdrawn_at is null and not exists (select from contract_file l where l.property_id = f.property_id
        and l.contract_paper_id = f.contract_paper_id and l.made_at > f.made_at)`.as('latest'),
      jsonArrayFrom(
        eb
          .selectFrom('contract_signature as s')
          .select(['s.side', 's.signer', 's.position'])
          .select(sql.raw(momentInJson('s.signed_at')).as('signedAt'))
          .whereRef('s.property_id', '=', 'f.property_id')
          .whereRef('s.contract_paper_id', '=', 'f.contract_paper_id')
          .whereRef('s.signed_at', '<=', 'f.made_at')
          .orderBy('s.signed_at'),
      ).as('signatures'),
    ])
    .where('f.sha256', '=', Buffer.from(sha256, 'hex'))
    .limit(1)
    .$castTo<NonNullable<CallOutput<'contract/check'>>>()
    .executeTakeFirst()
  return found ?? null
}
