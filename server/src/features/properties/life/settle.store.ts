import type { CompletenessFlag } from '@innkeeper/rules/completeness/completeness'
import type { Tx } from '#kit/transaction/transaction.ts'

/** The lost flags of which the platform was notified, by property. */
export type SavedLosses = ReadonlyMap<string, ReadonlySet<string>>

/** The losses of which the platform was notified. */
export const keptLosses = async (tx: Tx): Promise<SavedLosses> => {
  const rows = await tx.rows<{ propertyId: string; flags: string[] }>(
    'select property_id as "propertyId", array_agg(flag) as flags from completeness_loss group by property_id',
  )
  return new Map(rows.map(({ propertyId, flags }) => [propertyId, new Set(flags)]))
}

/** Records losses and returns those that were not recorded before; the platform is notified of these. */
export const saveLosses = async (tx: Tx, propertyId: string, flags: readonly CompletenessFlag[]): Promise<CompletenessFlag[]> => {
  const rows = await tx.rows<{ flag: CompletenessFlag }>(
    `insert into completeness_loss (property_id, flag) select $1, unnest($2::text[]) on conflict do nothing returning flag`,
    [propertyId, flags],
  )
  const fresh = new Set(rows.map(({ flag }) => flag))
  return flags.filter((flag) => fresh.has(flag))
}

/** Deletes the recorded losses of a property, except the flags that it still lacks. */
export const deleteLosses = async (tx: Tx, propertyId: string, lacking: readonly CompletenessFlag[]): Promise<void> => {
  await tx.rows('delete from completeness_loss where property_id = $1 and flag <> all($2::text[])', [propertyId, lacking])
}

/** The name of a property in letters. */
export type PropertyNames = { readonly code: string; readonly nameVi: string; readonly nameEn: string }

/** The name of a property in letters. */
export const namesOf = async (tx: Tx, propertyId: string): Promise<PropertyNames> => {
  const [names] = await tx.rows<PropertyNames>(
    'select code, name_vi as "nameVi", name_en as "nameEn" from property where property_id = $1',
    [propertyId],
  )
  if (names === undefined) throw new Error(`property ${propertyId} is gone`)
  return names
}
