import { catalogue } from '@innkeeper/protocol/catalogue'
import { createHash, randomUUID } from 'node:crypto'
import { askOnce, questionOf } from '../connection.ts'
import { numeral, type Line } from '../line.ts'
import { inTurn, median, medianRatio, timeOf } from '../measure.ts'
import { dayIn, hotelSize, type Stage } from '../stage.ts'

const turns = 7
const nights = 500
const rows = hotelSize.roomTypes * hotelSize.plans * nights
const key = 'key-of-the-bench'

/** One message of a connected system with 500 nights of 50 room-plans, each night at its own price, compared with the bare upsert of the same rows. */
export const push = async (stage: Stage): Promise<Line[]> => {
  await connect(stage)
  let number = 0
  const [http = [], bare = []] = await inTurn(turns, [
    () => afterVacuum(stage, () => throughHttp(stage, (number += 1))),
    () => afterVacuum(stage, () => bareUpsert(stage, (number += 1))),
  ])
  return [
    {
      what: `Push of 50 room-plans × ${nights} nights, each at its own price, in one message (${turns} runs)`,
      measured: `${numeral(median(http))} ms, ${numeral(rows / (median(http) / 1000))} nights/s`,
      limit: `${numeral(median(bare))} ms: bare SQL upsert of the same rows`,
      ratio: medianRatio(bare, http),
      aim: 'under 1 s',
      met: median(http) < 1000,
    },
  ]
}

/** Connects a system whose codes are the numbers of room types and plans. */
const connect = async ({ database, hotelId }: Stage): Promise<void> => {
  const hash = createHash('sha256').update(key).digest()
  await database.query(
    `with made as (
       insert into connection (property_id, connection_id, kind, name, created_by, changed_by)
         values ($1, gen_random_uuid(), 'pms', 'Bench', 'bench', 'bench') returning property_id, connection_id),
     keyed as (
       insert into connection_key (property_id, connection_key_id, connection_id, key_hash, name, ends_with, scopes, made_by)
         select property_id, gen_random_uuid(), connection_id, $2, 'Bench', '', '{ari:write}', 'bench' from made)
     insert into connection_code (property_id, connection_id, thing, code, name, room_type_id, rate_plan_id, mapped_at, mapped_by)
       select property_id, connection_id, 'room', t.display_order::text, '', t.room_type_id, null::uuid, now(), 'bench'
         from made join room_type t using (property_id)
       union all
       select property_id, connection_id, 'plan', p.display_order::text, '', null, p.rate_plan_id, now(), 'bench'
         from made join rate_plan p using (property_id)`,
    [hotelId, hash],
  )
}

/** Vacuums what the run before left behind, so that each run finds the same table. */
const afterVacuum = async ({ database }: Stage, work: () => Promise<unknown>): Promise<number> => {
  await database.query('vacuum rate_night')
  return timeOf(work)
}

/** Another price for each night, and for each run, because an equal one would write nothing. */
const priceOf = (run: number, night: number): number => 1_000_000 + run * 1000 + night * 100_000

const throughHttp = async ({ server }: Stage, run: number): Promise<void> => {
  const codes = (count: number) => Array.from({ length: count }, (_, at) => String(at + 1))
  const updates = codes(hotelSize.roomTypes).flatMap((room) =>
    codes(hotelSize.plans).flatMap((plan) =>
      Array.from({ length: nights }, (_, at) => ({
        rooms: [room],
        plans: [plan],
        from: dayIn(at + 1),
        to: dayIn(at + 1),
        price: priceOf(run, at),
      })),
    ),
  )
  const question = questionOf('connectivity/ari', { updates }, `Connection ${key}`, randomUUID())
  const done = catalogue['connectivity/ari'].output.parse(await askOnce(server.url, question))
  if (done.change !== rows) throw new Error(`the push changed ${done.change} nights instead of ${rows}`)
}

const bareUpsert = async ({ database, hotelId }: Stage, run: number): Promise<void> => {
  await database.query({
    name: 'upsert of a push',
    text: `
      insert into rate_night (property_id, room_plan_id, night, price, version)
        select property_id, room_plan_id, $2::date + at, $3::bigint + at * 100000, 1
          from room_plan, generate_series(0, $4::integer - 1) as at where property_id = $1
        on conflict (property_id, room_plan_id, night) do update set price = excluded.price, version = excluded.version`,
    values: [hotelId, dayIn(1), priceOf(run, 0), nights],
  })
}
