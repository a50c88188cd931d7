import type { Day } from '@innkeeper/rules/days/day'
import { likeText } from '../../database/like-text.ts'
import type { Tx } from '../../kit/transaction.ts'

/** What is searched for; `rooms` of them, the fullest with so many adults and guests. */
export type SearchCriteria = {
  readonly travelAgentId: string
  readonly place: string | null
  readonly propertyCodes: readonly string[] | null
  readonly checkIn: Day
  readonly checkOut: Day
  readonly nights: number
  readonly rooms: number
  readonly mostAdults: number
  readonly mostGuests: number
}

/** A property that may have what is searched for, in which room types, and its place in the list. */
export type Candidate = { readonly propertyId: string; readonly position: string; readonly roomTypeIds: readonly string[] }

/**
 * The next properties that may have what is searched for, in the order of the list: on sale, linked, with enough open
 * rooms on every night and a plan that is not stopped. The rules still decide on each.
 */
export const candidates = async (tx: Tx, criteria: SearchCriteria, after: string, count: number): Promise<Candidate[]> =>
  tx.rows<Candidate>(
    searchQuery,
    [
      criteria.travelAgentId,
      criteria.place,
      criteria.place === null ? null : `%${likeText(criteria.place)}%`,
      criteria.propertyCodes,
      after,
      criteria.checkIn,
      criteria.checkOut,
      criteria.nights,
      criteria.rooms,
      criteria.mostAdults,
      criteria.mostGuests,
      count,
    ],
    'search candidates',
  )

// "Items with display order 0 appear last": a position is the order as ten digits, nought as the highest, then the code.
const position = `lpad(case p.display_order when 0 then '9999999999' else p.display_order::text end, 10, '0') || ' ' || p.code`

const searchQuery = `
  select listed.property_id as "propertyId", listed.position, fit.room_type_ids as "roomTypeIds"
    from (
      select p.property_id, (${position}) collate "C" as position, p.time_zone
        from property p
        join e_contract c on c.property_id = p.property_id and c.state = 'signed'
        join travel_agent_link l on l.property_id = p.property_id and l.travel_agent_id = $1 and l.active
       where p.state = 'onsite'
         and ($4::text[] is null or p.code = any($4))
         and ($2::text is null or p.province_code = $2 or p.commune_code = $2
           or p.province_code in (select province_code from province where folded(name_vi || ' ' || name_en) like folded($3))
           or p.commune_code in (select commune_code from commune where folded(name_vi || ' ' || name_en) like folded($3))
           or folded(p.name_vi || ' ' || p.name_en) like folded($3))
       order by position offset 0) listed
   cross join lateral (
      select array_agg(t.room_type_id) as room_type_ids
        from (select (now() at time zone listed.time_zone)::date as today offset 0) day
        join room_type t on t.property_id = listed.property_id
       where t.active and t.max_adults >= $10 and t.max_guests >= $11
         and $8 = (
           select count(*) from room_night n
            where n.property_id = t.property_id and n.room_type_id = t.room_type_id and n.night >= $6 and n.night < $7
              and not n.closed and n.allotment - n.sold >= $9
              and (n.release_days is null or n.night - day.today >= n.release_days))
         and exists (
           select from room_plan m join rate_plan r on r.property_id = m.property_id and r.rate_plan_id = m.rate_plan_id
            where m.property_id = t.property_id and m.room_type_id = t.room_type_id and m.active and r.active
              and (r.inherit_stop_sell or not exists (
                select from rate_night s
                 where s.property_id = m.property_id and s.room_plan_id = m.room_plan_id and s.night >= $6 and s.night < $7 and s.stop_sell)))
      ) fit
   where listed.position > $5 collate "C" and fit.room_type_ids is not null
   limit $12`
