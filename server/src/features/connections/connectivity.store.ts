import { sql } from 'kysely'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** A property as a connected system knows it. */
export type ConnectedProperty = {
  readonly code: string
  readonly name: { readonly vi: string; readonly en: string }
  readonly currency: string
  readonly timeZone: string
}

/** The property that a connected system calls for. */
export const propertyOfConnection = (tx: PropertyTx): Promise<ConnectedProperty> =>
  tx.db
    .selectFrom('property')
    .select(['code', 'currency', 'time_zone as timeZone'])
    .select(sql<ConnectedProperty['name']>`json_build_object('vi', name_vi, 'en', name_en)`.as('name'))
    .where('property_id', '=', tx.propertyId)
    .executeTakeFirstOrThrow()
