import type { CompletenessFlag } from '@innkeeper/rules/completeness/completeness'
import { sql } from 'kysely'
import { oneOf } from '#kit/records/list.ts'
import type { Tx } from '#kit/transaction/transaction.ts'

/** The lost flags of which the platform was notified, by property. */
export type SavedLosses = ReadonlyMap<string, ReadonlySet<string>>

/** The losses of which the platform was notified. */
export const keptLosses = async (tx: Tx): Promise<SavedLosses> => {
  const rows = await tx.db
    .selectFrom('completeness_loss')
    .select(['property_id as propertyId', sql<string[]>`array_agg(flag)`.as('flags')])
    .groupBy('property_id')
    .execute()
  return new Map(rows.map(({ propertyId, flags }) => [propertyId, new Set(flags)]))
}

/** Records losses and returns those that were not recorded before; the platform is notified of these. */
export const saveLosses = async (tx: Tx, propertyId: string, flags: readonly CompletenessFlag[]): Promise<CompletenessFlag[]> => {
  if (flags.length === 0) return []
  const rows = await tx.db
    .insertInto('completeness_loss')
    .values(flags.map((flag) => ({ property_id: propertyId, flag })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('flag')
    .execute()
  const fresh = new Set(rows.map(({ flag }) => flag))
  return flags.filter((flag) => fresh.has(flag))
}

/** Deletes the recorded losses of a property, except the flags that it still lacks. */
export const deleteLosses = async (tx: Tx, propertyId: string, lacking: readonly CompletenessFlag[]): Promise<void> => {
  await tx.db
    .deleteFrom('completeness_loss')
    .where('property_id', '=', propertyId)
    .where(sql<boolean>`not ${oneOf('flag', lacking)}`)
    .execute()
}

/** The name of a property in letters. */
export type PropertyNames = { readonly code: string; readonly nameVi: string; readonly nameEn: string }

/** The name of a property in letters. */
export const namesOf = (tx: Tx, propertyId: string): Promise<PropertyNames> =>
  tx.db
    .selectFrom('property')
    .select(['code', 'name_vi as nameVi', 'name_en as nameEn'])
    .where('property_id', '=', propertyId)
    .executeTakeFirstOrThrow()
