import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { totalOf } from '#kit/records/list.ts'
import type { Tx } from '#kit/transaction/transaction.ts'

type Troubles = CallOutput<'supplier/hotel/troubles'>

/** The gateways that are switched on and failed their last test, the latest failure first, as `gatewayStateOf` of the rules says it. */
export const failingGateways = async (tx: Tx, limit: number): Promise<Troubles['gateways']> => {
  const failing = tx.db
    .selectFrom('payment_gateway as g')
    .innerJoin('property as p', 'p.property_id', 'g.property_id')
    .where('g.active', '=', true)
    .where('g.works_since', 'is', null)
    .where('g.tested_at', 'is not', null)
  const rows = await failing
    .select(['p.property_id as id', 'p.code', 'p.name_vi as nameVi', 'p.name_en as nameEn', 'g.rail', 'g.tested_at as testedAt'])
    .orderBy('g.tested_at', 'desc')
    .orderBy('p.property_id')
    .orderBy('g.rail')
    .limit(limit)
    .$castTo<Troubles['gateways']['rows'][number]>()
    .execute()
  return { total: await totalOf(failing), rows }
}

/** The names of some properties, by name. */
export const namesOfHotels = (tx: Tx, ids: readonly string[]): Promise<{ id: string; code: string; nameVi: string; nameEn: string }[]> =>
  tx.db
    .selectFrom('property')
    .select(['property_id as id', 'code', 'name_vi as nameVi', 'name_en as nameEn'])
    .where('property_id', 'in', [...ids])
    .orderBy('name_vi')
    .orderBy('property_id')
    .execute()
