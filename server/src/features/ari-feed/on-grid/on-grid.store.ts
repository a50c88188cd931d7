import { toldDifference } from '@innkeeper/protocol/calls/connectivity/told-shapes'
import { toldNightStates } from '@innkeeper/protocol/words/connection/ari-words'
import { webhookProblems } from '@innkeeper/protocol/words/connection/webhook-words'
import type { DateRange } from '@innkeeper/rules/days/date-range'
import { z } from 'zod'
import { dayInRow, momentInRow, rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { differencesOfCell } from '../differences.ts'
import { nightsAhead } from '../settle.ts'

const feedRow = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  from: dayInRow,
  to: dayInRow,
  roomTypeIds: z.array(z.uuid()),
  ratePlanIds: z.array(z.uuid()),
  failingSince: momentInRow.nullable(),
  problem: z.enum(webhookProblems).nullable(),
})
const feedRows = rowsLike(feedRow)

const mapped = (column: string): string =>
  `array(select distinct m.${column} from connection_code m
          where m.property_id = f.property_id and m.connection_id = f.connection_id and m.${column} is not null order by 1)`

/** The working connections that are told of nights, by name, with what they have mapped and how far they are told. */
export const feedsOnGrid = (tx: PropertyTx, { from, to }: DateRange): Promise<z.output<typeof feedRow>[]> =>
  feedRows(
    tx,
    `select c.connection_id as id, c.name, greatest(today.day, $2::date) as from,
        least(coalesce(f.day, today.day) + ${nightsAhead - 1}, $3::date) as to,
        ${mapped('room_type_id')} as "roomTypeIds", ${mapped('rate_plan_id')} as "ratePlanIds",
        f.failing_since as "failingSince", f.problem
       from ari_feed f join connection c using (property_id, connection_id) join property p using (property_id)
      cross join lateral (select (now() at time zone p.time_zone)::date as day) as today
      where f.property_id = $1 and f.url is not null and c.state = 'active' order by c.name, c.connection_id`,
    [tx.propertyId, from, to],
  )

const changedRow = z.strictObject({ roomTypeId: z.uuid().nullable(), from: dayInRow, to: dayInRow })
const changedRows = rowsLike(changedRow)

/** What has changed between two nights and is not worked out yet: a sweep does so each second. */
export const changedNights = (tx: PropertyTx, { from, to }: DateRange): Promise<z.output<typeof changedRow>[]> =>
  changedRows(
    tx,
    `select room_type_id as "roomTypeId", greatest(min(from_night), $2) as from, least(max(to_night), $3) as to
       from ari_mark where property_id = $1 and from_night <= $3 and to_night >= $2 group by room_type_id order by 1`,
    [tx.propertyId, from, to],
  )

const stretchRow = z.strictObject({
  connectionId: z.uuid(),
  placeId: z.uuid(),
  from: dayInRow,
  to: dayInRow,
  state: z.enum(toldNightStates),
  since: momentInRow,
  why: z.string(),
  differences: z.array(toldDifference).nullable(),
  retryAt: momentInRow.nullable(),
})
const stretchRows = rowsLike(stretchRow)

// A night that waits does so since it changed, one under way since its message was made; one that the system did not take failed when it was told,
// one whose message did not arrive when the address began to fail.
const since = `case c.state when 'pending' then c.changed_at when 'sent' then coalesce(m.made_at, c.changed_at)
  when 'differs' then coalesce(c.differed_at, c.changed_at)
  else case when c.why is null then greatest(f.failing_since, c.changed_at) else coalesce(c.told_at, c.changed_at) end end`

/**
 * The nights between two that a working connection does not have as they are, by place and in order of date. Nights of a place with all the same are
 * one row. What is live is left out: it is nearly everything, and an index holds the rest (`ari_cell_not_done`).
 */
export const nightsNotDone = (tx: PropertyTx, { from, to }: DateRange): Promise<z.output<typeof stretchRow>[]> =>
  stretchRows(
    tx,
    `with cell as (
       select c.connection_id, c.place_id, c.night, c.state, ${since} as since, coalesce(c.why, '') as why, ${differencesOfCell} as differences,
           case when isfinite(c.retry_at) then c.retry_at end as retry_at
         from ari_cell c
         join ari_feed f using (property_id, connection_id)
         join connection k using (property_id, connection_id)
         left join ari_message m on m.property_id = c.property_id and m.connection_id = c.connection_id and m.number = c.message_number
        where c.property_id = $1 and c.night between $2 and $3 and c.state <> 'done' and f.url is not null and k.state = 'active'),
     numbered as (
       select cell.*, night - (row_number() over (
           partition by connection_id, place_id, state, since, why, differences, retry_at order by night))::integer as stretch
         from cell)
     select connection_id as "connectionId", place_id as "placeId", min(night) as from, max(night) as to, state, since, why, differences,
         retry_at as "retryAt"
       from numbered group by connection_id, place_id, state, since, why, differences, retry_at, stretch
      order by connection_id, place_id, min(night)`,
    [tx.propertyId, from, to],
  )
