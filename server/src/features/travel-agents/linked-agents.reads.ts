import { sql } from 'kysely'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** The agents that are linked to the property, by name, for a person to choose from. */
export const linkedAgents = (tx: PropertyTx) =>
  tx.db
    .selectFrom('travel_agent_link as l')
    .innerJoin('travel_agent as a', 'a.travel_agent_id', 'l.travel_agent_id')
    .select(['a.travel_agent_id as id', 'a.name_vi as nameVi', 'a.name_en as nameEn'])
    .where('l.property_id', '=', tx.propertyId)
    .orderBy(sql`a.name_vi collate "vi-x-icu"`)
    .orderBy('a.travel_agent_id')
    .execute()
