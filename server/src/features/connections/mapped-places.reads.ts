import type { ConnectionThing } from '@innkeeper/rules/connection/connection-kinds'
import { sql } from 'kysely'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** A code of a connection, and the room type or plan of ours that it means; null while nobody has mapped it. */
export type MappedCode = {
  readonly thing: ConnectionThing
  readonly code: string
  readonly roomTypeId: string | null
  readonly planId: string | null
}

/** A plan on a room type, and the guests that its price is for. */
export type PlanOnRoom = {
  readonly roomPlanId: string
  readonly roomTypeId: string
  readonly planId: string
  readonly includedGuests: number
}

/** What the codes of a connection mean. */
export const mappedCodes = (tx: PropertyTx, connectionId: string): Promise<MappedCode[]> =>
  tx.db
    .selectFrom('connection_code')
    .select(['thing', 'code', 'room_type_id as roomTypeId', 'rate_plan_id as planId'])
    .where('property_id', '=', tx.propertyId)
    .where('connection_id', '=', connectionId)
    .$castTo<MappedCode>()
    .execute()

/** Every plan that is sold on a room type of the property. */
export const plansOnRooms = (tx: PropertyTx): Promise<PlanOnRoom[]> =>
  tx.db
    .selectFrom('room_plan as r')
    .innerJoin('rate_plan as p', (join) => join.onRef('p.property_id', '=', 'r.property_id').onRef('p.rate_plan_id', '=', 'r.rate_plan_id'))
    .select(['r.room_plan_id as roomPlanId', 'r.room_type_id as roomTypeId', 'r.rate_plan_id as planId'])
    .select('p.included_adults as includedGuests')
    .where('r.property_id', '=', tx.propertyId)
    .where('r.active', '=', true)
    .execute()

/** How a connection names the room and the plan of what is sold: the first of its codes, by letters; null where it has mapped none. */
export type CodesOfRoomPlan = { readonly roomCode: string | null; readonly planCode: string | null }

/** The codes by which a connection names every plan on a room type of the property, by the id of the plan on the room type. */
export const codesOfRoomPlans = async (tx: PropertyTx, connectionId: string): Promise<ReadonlyMap<string, CodesOfRoomPlan>> => {
  const codeOf = (thing: ConnectionThing, id: 'room_type_id' | 'rate_plan_id') => sql<string | null>`
    (select min(c.code) from connection_code c
      where c.property_id = room_plan.property_id and c.connection_id = ${connectionId} and c.thing = ${thing} and ${sql.ref(`c.${id}`)} = ${sql.ref(`room_plan.${id}`)})`
  const rows = await tx.db
    .selectFrom('room_plan')
    .select('room_plan_id as id')
    .select(codeOf('room', 'room_type_id').as('roomCode'))
    .select(codeOf('plan', 'rate_plan_id').as('planCode'))
    .where('property_id', '=', tx.propertyId)
    .execute()
  return new Map(rows.map(({ id, ...codes }) => [id, codes]))
}
