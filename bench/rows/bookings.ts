import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { questionOf } from '../connection.ts'
import { settle } from '../fill.ts'
import { numeral, type Line } from '../line.ts'
import { inTurn, median, medianRatio, perSecond } from '../measure.ts'
import { clients, type Stage } from '../stage.ts'
import { agentOf, askedFor, inRandomOrder, quotedStays, type Stay } from '../stays.ts'
import { askedWithoutPause } from '../without-pause.ts'

const turns = 7
const seconds = 1.5

/** Bookings of 32 clients at once, compared with the bare transaction that is always needed: lock, take, write, commit. */
export const bookings = async (stage: Stage): Promise<Line[]> => {
  const next = inRandomOrder(await quotedStays(stage))
  await throughHttp(stage, next)
  await settle(stage.database)
  const written = await lastBooking(stage)
  const [http = [], bare = []] = await inTurn(turns, [() => throughHttp(stage, next), () => onBareDriver(stage, written, next)])
  const ratio = medianRatio(http, bare)
  await checkSold(stage)
  return [
    {
      what: `Bookings, ${clients} clients (${turns} runs)`,
      measured: `${numeral(median(http))}/s`,
      limit: `${numeral(median(bare))}/s: bare locking transaction`,
      ratio,
      aim: '≥ 0.5',
      met: ratio >= 0.5,
    },
  ]
}

/** A booking of a stay by an agent, paid by bank transfer. */
export const bookingOf = (stage: Stage, stay: Stay, client: number) =>
  questionOf(
    'distribution/book',
    { ...askedFor(stay), guest: { name: 'Trần Quốc Bảo', phone: '0901234567' }, paymentMethod: 'bank transfer', total: stay.total },
    agentOf(stage, client),
    randomUUID(),
  )

const throughHttp = async (stage: Stage, next: () => Stay): Promise<number> =>
  (await askedWithoutPause(stage.server.url, (client) => bookingOf(stage, next(), client), { clients, seconds })).rate

const lastBooking = async ({ database, hotelId }: Stage): Promise<string> => {
  const { rows } = await database.query<{ booking_id: string }>(
    'select booking_id from booking where property_id = $1 order by booking_id desc limit 1',
    [hotelId],
  )
  return rows[0]?.booking_id ?? ''
}

const onBareDriver = ({ database, hotelId }: Stage, like: string, next: () => Stay): Promise<number> =>
  perSecond(
    Array.from({ length: clients }, () => () => bareBooking(database, { hotelId, like, stay: next() })),
    seconds,
  )

const lockSql = `
  select room_type_id from room_night where property_id = $1 and room_type_id = $2 and night >= $3 and night < $4
   order by room_type_id, night for update`

const takeSql = `update room_night set sold = sold + 1 where property_id = $1 and room_type_id = $2 and night >= $3 and night < $4`

/** Copies a booking that the server wrote, so that it has the same size. */
const writeSql = `
  insert into booking (property_id, booking_id, code, travel_agent_id, state, check_in, check_out, guest_name, guest_phone, currency, total,
      payment_method, pay_by, snapshot, search_text)
    select property_id, uuidv7(), $3, travel_agent_id, state, $4, $5, guest_name, guest_phone, currency, total, payment_method, pay_by,
        snapshot, search_text
      from booking where property_id = $1 and booking_id = $2`

const bareBooking = async (
  database: pg.Pool,
  { hotelId, like, stay: { roomTypeId, checkIn, checkOut } }: { hotelId: string; like: string; stay: Stay },
): Promise<void> => {
  const client = await database.connect()
  try {
    await client.query('begin')
    await client.query({ name: 'lock', text: lockSql, values: [hotelId, roomTypeId, checkIn, checkOut] })
    await client.query({ name: 'take', text: takeSql, values: [hotelId, roomTypeId, checkIn, checkOut] })
    await client.query({ name: 'write', text: writeSql, values: [hotelId, like, randomUUID(), checkIn, checkOut] })
    await client.query('commit')
  } finally {
    client.release()
  }
}

/** A fast booking with wrong counts is worth nothing: on every night as many rooms are sold as bookings of either kind took. */
const checkSold = async ({ database, hotelId }: Stage): Promise<void> => {
  const { rows } = await database.query<{ sold: string; booked: string }>(
    `select (select sum(sold) from room_night where property_id = $1) as sold,
            (select sum(check_out - check_in) from booking where property_id = $1) as booked`,
    [hotelId],
  )
  if (rows[0]?.sold !== rows[0]?.booked) throw new Error(`${rows[0]?.sold} nights are sold, but ${rows[0]?.booked} are booked`)
}
