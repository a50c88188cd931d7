import { z } from 'zod'
import { nameShape } from '@innkeeper/protocol/shapes/stay-shapes'
import { dayInRow, rowsLike } from '#kit/transaction/rows-like.ts'
import type { Tx } from '#kit/transaction/transaction.ts'

const release = z.strictObject({
  propertyId: z.uuid(),
  level: z.int().nullable(),
  agent: nameShape.nullable(),
  releaseSteps: z.array(z.strictObject({ daysBefore: z.int(), rooms: z.int() })),
  today: dayInRow,
})

/** Terms whose release steps reach further nights today; `today` is the property's own day. */
export type Release = z.output<typeof release>

const releaseRows = rowsLike(release)

/** Takes terms of properties on sale whose releases of today the diary does not tell yet; whoever takes them tells of them. */
export const takeReleases = (tx: Tx, now: Date, most: number): Promise<Release[]> =>
  releaseRows(
    tx,
    `with due as (
       select y.property_id, y.level, y.travel_agent_id, y.release_steps, d.today, coalesce(y.travel_agent_id::text, y.level::text) as whose
         from agent_terms y
         join (select property_id, ($1::timestamptz at time zone time_zone)::date as today from property where state = 'onsite') d using (property_id)
        where y.release_steps <> '[]'
          and not exists (
            select from agent_release_told t
             where t.property_id = y.property_id and t.whose = coalesce(y.travel_agent_id::text, y.level::text) and t.told_on >= d.today)
        order by y.property_id, whose
        limit $2),
     taken as (
       insert into agent_release_told as t (property_id, whose, told_on) select property_id, whose, today from due
         on conflict (property_id, whose) do update set told_on = excluded.told_on where t.told_on < excluded.told_on
         returning property_id, whose)
     select due.property_id as "propertyId", due.level, due.release_steps as "releaseSteps", due.today,
         case when a.travel_agent_id is not null then json_build_object('vi', a.name_vi, 'en', a.name_en) end as agent
       from due join taken using (property_id, whose)
       left join travel_agent a on a.travel_agent_id = due.travel_agent_id
      order by due.property_id, due.whose`,
    [now.toISOString(), most],
    'take releases',
  )
