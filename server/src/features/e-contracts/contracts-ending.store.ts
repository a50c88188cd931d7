import { daysBeforeEnd } from '@innkeeper/rules/e-contract/contract-states'
import { sql } from 'kysely'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'

/** A property whose contract may have to be turned, and its own day. */
export type EndingContract = { readonly propertyId: string; readonly today: string }

const [earliest] = daysBeforeEnd

/** Properties with a contract that ends soon or has ended, or with a signed amendment whose day has come. */
export const contractsToTurn = (tx: Tx, now: Date): Promise<EndingContract[]> => {
  const today = sql<string>`(${now.toISOString()}::timestamptz at time zone p.time_zone)::date`
  return tx.db
    .selectFrom('e_contract as c')
    .innerJoin('property as p', 'p.property_id', 'c.property_id')
    .select(['c.property_id as propertyId', today.as('today')])
    .where((eb) =>
      eb.or([
        sql<boolean>`(c.state = 'signed' and c.ends_on < ${today})`,
        sql<boolean>`(c.state = 'signed' and c.ends_on <= ${today} + ${earliest}::int and c.end_told is distinct from 15)`,
        eb.exists(
          dueIn(tx)
            .where(sql<boolean>`a.property_id = c.property_id`)
            .where('a.starts_on', '<=', today),
        ),
      ]),
    )
    .orderBy('c.property_id')
    .execute()
}

const dueIn = (tx: Tx) =>
  tx.db
    .selectFrom('contract_paper as a')
    .innerJoin('contract_signature as s', (join) =>
      join
        .onRef('s.property_id', '=', 'a.property_id')
        .onRef('s.contract_paper_id', '=', 'a.contract_paper_id')
        .on('s.side', '=', 'platform'),
    )
    .select('a.contract_paper_id as paperId')
    .where('a.kind', '=', 'amendment')
    .where('a.applied_at', 'is', null)
    .where('a.withdrawn_at', 'is', null)

/** The signed amendments of a property whose day has come and whose legal information is not in force yet, in the order of their days. */
export const dueAmendments = (
  tx: PropertyTx,
  today: string,
): Promise<{ readonly paperId: string; readonly legal: Readonly<Record<string, string>> }[]> =>
  dueIn(tx)
    .select('a.legal')
    .where('a.property_id', '=', tx.propertyId)
    .where('a.starts_on', '<=', today)
    .orderBy('a.starts_on')
    .orderBy('a.contract_paper_id')
    .$castTo<{ paperId: string; legal: Readonly<Record<string, string>> }>()
    .execute()

/** Remembers which announcement of the end was sent. */
export const setEndTold = async (tx: PropertyTx, days: number): Promise<void> => {
  await tx.db.updateTable('e_contract').set({ end_told: days }).where('property_id', '=', tx.propertyId).execute()
}
