import { catalogue } from '@innkeeper/protocol/catalogue'
import { askOnce, questionOf } from '../connection.ts'
import { numeral, type Line } from '../line.ts'
import { inTurn, median, medianRatio, timeOf } from '../measure.ts'
import { dayIn, hotelSize, type Stage } from '../stage.ts'

const turns = 9
const nights = 365
const rows = hotelSize.roomTypes * hotelSize.plans * nights

/** One batch update of 50 room-plans and a year over HTTP, compared with the bare upsert of the same rows. */
export const batchUpdate = async (stage: Stage): Promise<Line[]> => {
  const plans = await roomPlansOf(stage)
  const prices = freshPrices()
  const [http = [], bare = [], logged = []] = await inTurn(turns, [
    () => afterVacuum(stage, () => throughHttp(stage, plans, prices())),
    () => afterVacuum(stage, () => bareUpsert(stage, plans, prices())),
    () => afterVacuum(stage, () => loggedUpsert(stage, plans, prices())),
  ])
  const line = (against: string, limit: readonly number[], aim: number | null): Line => {
    const ratio = medianRatio(limit, http)
    return {
      what: `Batch update of 50 room-plans × ${nights} nights (${turns} runs)`,
      measured: `${numeral(median(http))} ms, ${numeral(rows / (median(http) / 1000))} nights/s`,
      limit: `${numeral(median(limit))} ms: ${against}`,
      ratio,
      aim: aim === null ? '' : `≥ ${aim}`,
      met: aim === null ? null : ratio >= aim,
    }
  }
  return [line('bare SQL upsert of the same rows', bare, 0.6), line('bare upsert with its log rows', logged, null)]
}

type Plan = { readonly room_plan_id: string; readonly room_type_id: string }

const roomPlansOf = async ({ database, hotelId }: Stage): Promise<Plan[]> =>
  (await database.query<Plan>('select room_plan_id, room_type_id from room_plan where property_id = $1 order by 1', [hotelId])).rows

/** Each write sets another price than the one before, because an equal one would write nothing. */
const freshPrices = (): (() => number) => {
  let price = 1_000_000
  return () => (price += 1000)
}

/** Vacuums what the run before left behind, so that each run finds the same table. */
const afterVacuum = async ({ database }: Stage, work: () => Promise<unknown>): Promise<number> => {
  await database.query('vacuum rate_night')
  return timeOf(work)
}

const throughHttp = async ({ server, tokens }: Stage, plans: readonly Plan[], price: number): Promise<void> => {
  const question = questionOf(
    'room-plan/update-all',
    {
      intervals: [{ from: dayIn(1), to: dayIn(nights) }],
      roomPlanIds: plans.map(({ room_plan_id: id }) => id),
      changes: { price: { act: 'set', value: price } },
    },
    `Token ${tokens[0]}`,
  )
  const done = catalogue['room-plan/update-all'].output.parse(await askOnce(server.url, question))
  if (done.change !== rows) throw new Error(`the batch changed ${done.change} nights instead of ${rows}`)
}

const upsert = `
  insert into rate_night (property_id, room_plan_id, night, price, version)
    select $1, room_plan_id, night::date, $5::bigint, $6::bigint
      from unnest($2::uuid[]) as room_plan_id, generate_series($3::date, $4::date, interval '1 day') as night
    on conflict (property_id, room_plan_id, night) do update set price = excluded.price, version = excluded.version`

const bareUpsert = async ({ database, hotelId }: Stage, plans: readonly Plan[], price: number): Promise<void> => {
  const ids = plans.map(({ room_plan_id: id }) => id)
  await database.query({ name: 'upsert', text: upsert, values: [hotelId, ids, dayIn(1), dayIn(nights), price, 1] })
}

const logRows = `
  with numbered as (
    insert into operation_counter (property_id, last_no) values ($1, 1)
      on conflict (property_id) do update set last_no = operation_counter.last_no + 1 returning last_no),
  written as (
    insert into operation (property_id, operation_no, kind, origin, person, nights) select $1, last_no, 'batch', 'batch', 'bench', $6 from numbered),
  logged as (
    insert into night_change (property_id, operation_no, change_no, room_type_id, room_plan_id, field, nights, before_values, after_values)
      select $1, last_no, plan.number, plan.room_type_id, plan.room_plan_id, 'price', was.nights, was.prices, array_fill($5::bigint, array[cardinality(was.nights)])
        from numbered, unnest($2::uuid[], $7::uuid[]) with ordinality as plan (room_plan_id, room_type_id, number)
        cross join lateral (select array_agg(night) as nights, array_agg(price) as prices from rate_night n
          where n.property_id = $1 and n.room_plan_id = plan.room_plan_id and n.night between $3::date and $4::date) as was)
  select last_no from numbered`

const loggedUpsert = async ({ database, hotelId }: Stage, plans: readonly Plan[], price: number): Promise<void> => {
  const client = await database.connect()
  const ids = plans.map(({ room_plan_id: id }) => id)
  const roomTypeIds = plans.map(({ room_type_id: id }) => id)
  const [from, to] = [dayIn(1), dayIn(nights)]
  try {
    await client.query('begin')
    const { rows: numbered } = await client.query<{ last_no: string }>(logRows, [hotelId, ids, from, to, price, rows, roomTypeIds])
    await client.query({ name: 'upsert', text: upsert, values: [hotelId, ids, from, to, price, numbered[0]?.last_no] })
    await client.query('commit')
  } finally {
    client.release()
  }
}
