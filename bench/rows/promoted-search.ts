import { settle } from '../fill.ts'
import type { Line } from '../line.ts'
import { dayIn, type Stage } from '../stage.ts'
import { firstPage, many, searchLine, type Search } from './search.ts'

const atOnce = 500

const stay = { checkIn: dayIn(20), checkOut: dayIn(22), rooms: [{ adults: 2 }] }
const asked: readonly (readonly [string, Search])[] = [
  ['in the platform’s order', stay],
  ['the cheapest', { ...stay, order: 'price' }],
  ['the cheapest, with a coupon', { ...stay, order: 'price', promotionCode: 'BENCH' }],
]

/** Searches of a market in which every property has promotions and terms of agents; how large it is, is the stage's. */
export const promotedSearch = async (stage: Stage): Promise<Line[]> => {
  const count = await promoteAll(stage)
  const lines: Line[] = []
  for (const [which, input] of asked) {
    const plain = (await firstPage(stage, input)).find(({ offers }) => offers.every(({ struck }) => struck === null))
    if (plain !== undefined) throw new Error(`${plain.code} has no promoted price`)
    lines.push(await searchLine(stage, { market: `${many(count)} properties with promotions, ${which}`, input }))
  }
  return lines
}

/** Gives each property five promotions and level 3 its own price; returns how many properties there are. */
const promoteAll = async ({ database }: Stage): Promise<number> => {
  const { rows } = await database.query<{ id: string }>('select property_id as id from property order by property_id')
  const client = await database.connect()
  try {
    for (let from = 0; from < rows.length; from += atOnce) {
      const ids = rows.slice(from, from + atOnce).map(({ id }) => id)
      await client.query('set session_replication_role = replica')
      await client.query(promotionsSql, [ids])
      await client.query(termsSql, [ids])
      await client.query('reset session_replication_role')
      await client.query(`select tell_market(property_id, '-infinity', 'infinity') from unnest($1::uuid[]) as property_id`, [ids])
    }
  } finally {
    client.release()
  }
  await settle(database)
  return rows.length
}

const promotionsSql = `
  insert into promotion (property_id, promotion_id, name_vi, name_en, promo_type, effect, percent_or_fixed, value, code, days_before, buy, free, counted,
      weekdays, channels, apply_to, rank, active, changed_by)
    select property_id, uuidv7(), 'Ưu đãi ' || rank, 'Offer ' || rank, promo_type, effect, percent_or_fixed, value, code, days_before, buy, free, counted,
        '{1,2,3,4,5,6,7}', '{agents,website}', 'all', rank, true, 'bench'
      from unnest($1::uuid[]) as properties (property_id),
        (values (1, 'everyNight', 'discount', 'percent', 500, null, null, null, null, null),
                (2, 'earlyBird', 'discount', 'percent', 700, null, 10, null, null, null),
                (3, 'coupon', 'discount', 'amount', 50000, 'BENCH', null, null, null, null),
                (4, 'quantity', 'discount', 'percent', 10000, null, null, 2, 1, 'nights'),
                (5, 'packageTotal', 'surcharge', 'amount', 20000, null, null, null, null, null))
          as offer (rank, promo_type, effect, percent_or_fixed, value, code, days_before, buy, free, counted)
     where not exists (select from promotion own where own.property_id = properties.property_id)`

const termsSql = `
  insert into agent_terms (property_id, agent_terms_id, level, price_unit, price_value, plans_open, cap_unit)
    select property_id, uuidv7(), 3, 'percent', -300, 'all', 'none' from unnest($1::uuid[]) as properties (property_id)
     where not exists (select from agent_terms own where own.property_id = properties.property_id)`
