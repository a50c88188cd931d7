import type { CallOutput, CallRequest } from '@innkeeper/protocol/catalogue'
import type { Reach } from '@innkeeper/rules/administrator/reach'
import type { PropertyKind } from '@innkeeper/rules/property/property-kind'
import { sql } from 'kysely'
import type { Listed } from '#kit/call/listed.ts'
import { contain, named } from '#kit/records/list.ts'
import { pageOf } from '#kit/records/pages.ts'
import type { Tx } from '#kit/transaction/transaction.ts'

/** The properties that an administrator may enter; null is every one. */
export const reachOf = async (tx: Tx, accountId: string): Promise<Reach> => {
  const { reach } = await tx.db.selectFrom('account').select('reach').where('account_id', '=', accountId).executeTakeFirstOrThrow()
  return reach
}

/** Those of the properties that exist to the reader. */
export const knownProperties = async (tx: Tx, ids: readonly string[]): Promise<string[]> => {
  const rows = await tx.db
    .selectFrom('property')
    .select('property_id as id')
    .where(sql<boolean>`property_id = any (${[...ids]}::uuid[])`)
    .orderBy('property_id')
    .execute()
  return rows.map(({ id }) => id)
}

type Asked = Omit<CallRequest<'supplier/user/get-all-hotel'>, 'id'> & { readonly kind: PropertyKind; readonly reach: Reach }
type Place = CallOutput<'supplier/user/get-all-hotel'>[number]

/** A page of the properties of a kind, those of a reach first, by name. */
export const placesWithin = (tx: Tx, { kind, reach, text, limit, offset }: Asked): Promise<Listed<Place[]>> => {
  const within = sql<boolean>`p.property_id = any (${[...(reach ?? [])]}::uuid[])`
  const whole = tx.db.selectFrom('property as p').where('p.kind', '=', kind)
  const found = whole.where(contain(text, 'p.name_vi', 'p.name_en', 'p.code'))
  const sorted = found
    .select(['p.property_id as id', 'p.code', 'p.name_vi as nameVi', 'p.name_en as nameEn', within.as('within')])
    .orderBy(within, 'desc')
    .orderBy(named('p.name_vi'))
    .orderBy('p.property_id')
  return pageOf(tx, { found, sorted, whole }, { limit, offset })
}
