import { sql } from 'kysely'
import type { AriFeed, ConnectionFeed } from '#database/tables.gen.ts'
import type { PropertyTx, Tx } from '../transaction/transaction.ts'

/** The tables of connections' addresses: each row has since when its address fails, and since when people have been told so. */
export type AddressTable = 'ari_feed' | 'connection_feed'

/** An address of a working connection: one that fails, or works again after people were told that it fails. */
export type AddressNews = { readonly propertyId: string; readonly connectionId: string; readonly name: string; readonly fails: boolean }

/** The addresses that have failed since before a moment, of which people do not know; and those that work again, of which they do. */
export const addressNews = async (tx: Tx, table: AddressTable, before: Date, most: number): Promise<AddressNews[]> => {
  const rows = await tx.db
    .selectFrom(sql<AriFeed | ConnectionFeed>`${sql.table(table)}`.as('f'))
    .innerJoin('connection as c', (on) => on.onRef('c.property_id', '=', 'f.property_id').onRef('c.connection_id', '=', 'f.connection_id'))
    .select(['f.property_id as propertyId', 'f.connection_id as connectionId', 'c.name', 'f.failing_since as failingSince'])
    .where('f.url', 'is not', null)
    .where('c.state', '=', 'active')
    .where((is) =>
      is.or([
        is.and([is('f.failing_told_at', 'is', null), is('f.failing_since', '<=', before.toISOString())]),
        is.and([is('f.failing_told_at', 'is not', null), is('f.failing_since', 'is', null)]),
      ]),
    )
    .orderBy('f.property_id')
    .orderBy('f.connection_id')
    .limit(most)
    .execute()
  return rows.map(({ failingSince, ...row }) => ({ ...row, fails: failingSince !== null }))
}

/** Notes that people are told that an address fails, or works again; false where that is no news any more. */
export const noteAddress = async (
  tx: PropertyTx,
  table: AddressTable,
  { connectionId, fails }: Pick<AddressNews, 'connectionId' | 'fails'>,
  { before, now }: { readonly before: Date; readonly now: Date },
): Promise<boolean> => {
  const noted = await tx.db
    .updateTable(table)
    .set({ failing_told_at: fails ? now.toISOString() : null })
    .where('property_id', '=', tx.propertyId)
    .where('connection_id', '=', connectionId)
    .where('failing_told_at', fails ? 'is' : 'is not', null)
    .where('failing_since', fails ? '<=' : 'is', fails ? before.toISOString() : null)
    .returning('connection_id')
    .execute()
  return noted.length > 0
}
