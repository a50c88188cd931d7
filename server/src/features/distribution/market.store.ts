import { addDays } from '@innkeeper/rules/days/day'
import { z } from 'zod'
import { rowsLike } from '#kit/transaction/rows-like.ts'
import type { Position } from '@innkeeper/rules/place/position'
import type { Tx } from '#kit/transaction/transaction.ts'
import { isMarked, leastTotal, marketNights, type LeastTax } from './market-nights.ts'
import type { SearchAsked } from './search-asked.ts'
import { sqlValues, type SqlValues } from './sql-values.ts'
import { weighedPromotions } from './weighed-promotions.ts'
import { chordFrom, conditionsOn, hasRoomAmenities, usualConditions } from './where-placed.ts'

type Put = SqlValues['put']

/** A place in a list: the sort key of the last property, and its id. */
export type PlaceInList = { readonly key: string | number; readonly id: string }

/** The lower bound of a property's price, in the requested currency (0) or another one (1): the key of the order by price. */
export type LeastPrice = { readonly id: string; readonly other: number; readonly low: number }

/** A property with its lower bound, and whether it sells to this agent at all. */
export type Contender = LeastPrice & { readonly linked: boolean }

const placeRows = rowsLike<PlaceInList>(z.strictObject({ id: z.uuid(), key: z.union([z.string(), z.number()]) }))
const contenderRows = rowsLike<Contender>(z.strictObject({ id: z.uuid(), other: z.int(), low: z.int(), linked: z.boolean() }))
const idRows = rowsLike(z.strictObject({ id: z.uuid() }))
const taxRows = rowsLike(z.strictObject({ kind: z.enum(['vat', 'serviceCharge']), least: z.int(), rates: z.int() }))
const positionRows = rowsLike<Position>(z.strictObject({ latitude: z.number(), longitude: z.number() }))
const settledRows = rowsLike(z.strictObject({ settled: z.int() }))

// Whether the agent may book with a property. Each lookup uses a whole key, and runs only for the properties that the list has reached.
const linkOf = (id: string, agent: string): string =>
  `select from travel_agent_link l where l.property_id = ${id} and l.travel_agent_id = ${agent} and l.active limit 1`
const contractOf = (id: string): string => `select from e_contract c where c.property_id = ${id} and c.state = 'signed' limit 1`

// Subqueries and not `exists`, which the planner answers for the whole market at once where it expects many rows.
const sellsTo = (id: string, agent: string): string =>
  [linkOf(id, agent), contractOf(id), `select from property p where p.property_id = ${id} and p.state = 'onsite'`]
    .map((query) => `coalesce((select true from (${query}) one limit 1), false)`)
    .join(' and ')

/** The next properties that may match, in an order that does not depend on the price; the rules decide on each. */
export const nextInList = (tx: Tx, asked: SearchAsked, least: LeastTax | null, { after, count }: ListRead) => {
  const { put, values } = sqlValues()
  const key = keyOf(asked, put)
  const nights = marketNights(asked, put)
  const limited = asked.totalTo === undefined || least === null ? null : isAffordable(asked, asked.totalTo, least, put)
  const [weighed, sum] =
    limited === null
      ? ['', nights.sum]
      : [`left join lateral (${weighedPromotions(asked, put, 'x.property_id = k0.property_id')}) w on true`, nights.weighed()]
  const conditions = [...key.where, ...conditionsOn(asked, put)]
  const agent = put(asked.travelAgentId)
  const text = `
    select p.property_id as id, ${key.sql} as key
      from property p
     cross join lateral (${linkOf('p.property_id', agent)}) linked
     cross join lateral (${contractOf('p.property_id')}) signed
     cross join lateral (
       select from (select k0.tax_choice, k0.currency, ${sum} as sum from ${nights.from} ${weighed} where k0.property_id = p.property_id and ${nights.where}) low
        where sum is not null and ${limited ?? 'true'}
       union all
       select from market_mark k where k.property_id = p.property_id and ${isMarked('k', asked, put)}
       limit 1) sellable
     where ${["p.state = 'onsite'", ...conditions, ...followsOn(key.sql, after, put)].join(' and ')}
     order by 2, 1 limit ${count}`
  // The number of rows is in the text: a plan that is kept would otherwise be made for a tenth of the market.
  const isUsual = conditions.length === 0 && limited === null && after === null && count === usualCount && nights.nights <= mostNamed
  const name = ['next in list', asked.order, asked.language, nights.months, nights.nights].join(' ')
  return placeRows(tx, text, values, isUsual ? name : undefined)
}

type ListRead = { readonly after: PlaceInList | null; readonly count: number }

/** A first page of the usual size, and one more to know whether there is a next page. */
const usualCount = 16

const keyOf = ({ order, language, point }: SearchAsked, put: Put): { readonly sql: string; readonly where: readonly string[] } => {
  if (order === 'distance' && point !== null) return { sql: chordFrom(point, put), where: ['p.latitude is not null'] }
  const text = {
    star: 'in_star_order(p.star, p.code)',
    name: `in_name_order(p.name_${language}, p.code)`,
    recommended: 'in_display_order(p.display_order, p.code)',
  }
  return { sql: `${order === 'star' || order === 'name' ? text[order] : text.recommended} collate "C"`, where: [] }
}

const followsOn = (key: string, after: PlaceInList | null, put: Put): string[] => {
  if (after === null) return []
  if (typeof after.key === 'string') return [`${key} > ${put(after.key)}`]
  const [place, id] = [put(after.key), put(after.id)]
  return [`(${key} > ${place}::float8 or (${key} = ${place}::float8 and p.property_id > ${id}))`]
}

// A limit on the total is in one currency, so it matches only properties that sell in that currency.
const isAffordable = ({ currency }: SearchAsked, totalTo: number, least: LeastTax, put: Put): string =>
  `currency = ${put(currency)} and ${leastTotal(least, put)} <= ${put(totalTo)}::bigint`

/** The next properties in the order of their lower bounds, in the whole market under the search's conditions. */
export const cheapest = (tx: Tx, asked: SearchAsked, least: LeastTax, { from, count }: { from: LeastPrice | null; count: number }) => {
  const { put, values } = sqlValues()
  const nights = marketNights(asked, put)
  const conditions = conditionsOn(asked, put)
  const agent = put(asked.travelAgentId)
  const [currency, limit] = [put(asked.currency), put(count)]
  const follows = from === null ? [] : [`(other, low, id) > (${put(from.other)}::int, ${put(from.low)}::bigint, ${put(from.id)}::uuid)`]
  const affordable = asked.totalTo === undefined ? [] : ['other = 0', `low <= ${put(asked.totalTo)}::bigint`]
  const placed = conditions.length === 0 ? '' : `join property p on p.property_id = k0.property_id and ${conditions.join(' and ')}`
  const text = `
    with weighed as materialized (${weighedPromotions(asked, put)})
    select id, other, low, ${sellsTo('id', agent)} as linked
      from (
        select id, other, low from (
          select property_id as id, (currency <> ${currency})::int as other, ${leastTotal(least, put)} as low
            from (select k0.property_id, k0.tax_choice, k0.currency, ${nights.weighed()} as sum
                from ${nights.from} ${placed} left join weighed w on w.property_id = k0.property_id where ${nights.where} offset 0) months
           where sum is not null) bounded
         where ${['true', ...affordable, ...follows].join(' and ')}
         order by other, low, id limit ${limit}) contender
     order by other, low, id`
  const shape = [nights.months, nights.nights, follows.length, affordable.length].join(' ')
  return contenderRows(tx, text, values, nameOf(`cheapest ${shape}`, asked, nights.nights))
}

/**
 * The sizes of the parts of the market that are read before all of it. A page usually needs the cheapest few hundred; with conditions each
 * of them costs more. There are none where few match, or where the stay is in two months: the market is in the order of the month's prices.
 */
export const partsOf = (asked: SearchAsked): number[] => {
  const isInOneMonth = asked.checkIn.slice(0, 7) === addDays(asked.checkOut, -1).slice(0, 7)
  if (!isInOneMonth || asked.place !== undefined || asked.properties !== undefined || asked.within !== undefined) return []
  return conditionsOn(asked, sqlValues().put).length === 0 ? [400, 1200, 4000] : [200, 600, 2000]
}

/**
 * The same from a part of the market: the matching properties whose nights may be the lowest of the month after all discounts, and of these
 * only those that must be cheaper than all others. Properties in other currencies are left out.
 */
export const cheapestOfPart = (tx: Tx, asked: SearchAsked, least: LeastTax, { from, count, part }: PartRead) => {
  const { put, values } = sqlValues()
  const nights = marketNights(asked, put)
  const conditions = conditionsOn(asked, put)
  // `offset 0` keeps the planner from matching the whole market before it takes a part.
  const isPlaced = ['p.property_id = k0.property_id', ...conditions].join(' and ')
  const placed = conditions.length === 0 ? '' : `cross join lateral (select from property p where ${isPlaced} offset 0) placed`
  const agent = put(asked.travelAgentId)
  const [size, limit] = [put(part), put(count)]
  const [low, id] = [put(from?.low ?? 0), put(from?.id ?? '00000000-0000-0000-0000-000000000000')]
  const affordable = asked.totalTo === undefined ? 'true' : `low <= ${put(asked.totalTo)}`
  const text = `
    with part as materialized (
      select k0.* from ${nights.from} ${placed} where ${nights.where} and k0.currency = ${put(asked.currency)}
       order by k0.least, k0.property_id limit ${size}),
    low as (
      select k0.property_id, k0.tax_choice, ${nights.weighed()} as sum
        from part k0 left join lateral (${weighedPromotions(asked, put, 'x.property_id = k0.property_id')}) w on true)
    select id, 0 as other, low, ${sellsTo('id', agent)} as linked
      from (
        select id, low
          from (select property_id as id, ${leastTotal(least, put)} as low from low where sum is not null) bounded
          cross join (select max(least) as most, count(*) < ${size} as is_all from part) edge
         where (is_all or low < ${put(asked.rooms.length)}::bigint * ${put(nights.nights)}::int * most)
           and (low, id) > (${low}::bigint, ${id}::uuid) and ${affordable}
         order by low, id limit ${limit}) contender
     order by low, id`
  const shape = `${nights.nights} ${affordable === 'true'}`
  return contenderRows(tx, text, values, nameOf(`cheapest of part ${shape}`, asked, nights.nights))
}

type PartRead = { readonly from: LeastPrice | null; readonly count: number; readonly part: number }

/** Longer stays are rare: their statements are planned each time and not kept on every connection. */
const mostNamed = 14
/** The same of a search with conditions. */
const mostNamedWithConditions = 7

/** The name of a statement for a stay of some nights; undefined where it is not kept. */
const nameOf = (shape: string, asked: SearchAsked, nights: number): string | undefined => {
  const conditions = usualConditions(asked)
  const most = conditions === '' ? mostNamed : mostNamedWithConditions
  return conditions === null || nights > most ? undefined : `${shape} ${conditions}`.trim()
}

/**
 * Properties whose lower bounds are unknown: they changed since their market prices were computed, or a gift code of the search holds there.
 */
export const unsettled = async (tx: Tx, asked: SearchAsked): Promise<string[]> => {
  const { put, values } = sqlValues()
  const conditions = conditionsOn(asked, put)
  const gifted = asked.gifts === null ? '' : `union select unnest(${put([...asked.gifts.termsAt.keys()])}::uuid[])`
  const rows = await idRows(
    tx,
    `select p.property_id as id
       from (select distinct property_id from market_mark k where ${isMarked('k', asked, put)} ${gifted}) marked
       join property p using (property_id)
      where ${["p.state = 'onsite'", `exists (${linkOf('p.property_id', put(asked.travelAgentId))})`, ...conditions].join(' and ')}`,
    values,
    gifted === '' ? nameOf('unsettled', asked, 0) : undefined,
  )
  return rows.map(({ id }) => id)
}

/** The lowest tax rates of a stay's nights. */
export const leastTax = async (tx: Tx, { checkIn, checkOut }: SearchAsked): Promise<LeastTax> => {
  const rows = await taxRows(
    tx,
    `select kind, min(basis_points) as least, count(*) as rates from tax_rate
      where taxed_as = 'room' and valid_from < $2 and (valid_to is null or valid_to >= $1) group by kind`,
    [checkIn, checkOut],
    'least tax',
  )
  const leastOf = (kind: 'vat' | 'serviceCharge') => rows.find((row) => row.kind === kind)?.least ?? 0
  // With one rate everything is rounded once, as here; with several rates each part is rounded, at most twice.
  const parts = rows.reduce((sum, { rates }) => sum + rates, 0)
  return { vat: leastOf('vat'), serviceCharge: leastOf('serviceCharge'), slack: rows.some(({ rates }) => rates > 1) ? 2 * parts : 0 }
}

/** The position of a landmark, by its code or by its name in either language; null where there is none. */
export const landmarkAt = async (tx: Tx, landmark: string): Promise<Position | null> => {
  const [found] = await positionRows(
    tx,
    `select latitude, longitude from landmark
      where landmark_code = $1 or folded(name_vi) = folded($1) or folded(name_en) = folded($1) order by landmark_code <> $1, landmark_code limit 1`,
    [landmark],
  )
  return found ?? null
}

/** The room types of some properties that have all of some amenities. */
export const roomTypesWith = async (tx: Tx, propertyIds: readonly string[], amenities: readonly string[]): Promise<ReadonlySet<string>> => {
  const { put, values } = sqlValues()
  const rows = await idRows(
    tx,
    `select t.room_type_id as id from room_type t where t.property_id = any(${put(propertyIds)}) and ${hasRoomAmenities(amenities, put)}`,
    values,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Computes the market prices of some changed properties again; returns their number. */
export const settleMarket = async (tx: Tx, most: number): Promise<number> => {
  const [row] = await settledRows(tx, 'select settle_market($1) as settled', [most])
  return row?.settled ?? 0
}

/** Whether any property sells to an agent. */
export const isLinked = async ({ db }: Tx, travelAgentId: string): Promise<boolean> =>
  (
    await db
      .selectFrom('travel_agent_link')
      .select('property_id')
      .where('travel_agent_id', '=', travelAgentId)
      .where('active', '=', true)
      .limit(1)
      .execute()
  ).length > 0
