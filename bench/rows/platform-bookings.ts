import { catalogue, type CallInput } from '@innkeeper/protocol/catalogue'
import { askOnce, openConnection, questionOf } from '../connection.ts'
import { settle } from '../fill.ts'
import { numeral, type Line } from '../line.ts'
import { median, timeOf } from '../measure.ts'
import { makeAdministrator } from '../sessions.ts'
import { dayIn, type Stage } from '../stage.ts'

const bookingCount = 1_000_000
const atOnce = 100_000
const turns = 15
const most = 10

type Asked = CallInput<'supplier/booking/get-all'>

/** What an administrator asks of the list; the last page is the last that can be turned to. */
const askedOf = (hotelId: string): readonly (readonly [which: string, input: Asked])[] => [
  ['the first page', {}],
  ['the last page', { offset: 990 }],
  ['by code', { sort: 'code', descending: true }],
  ['in one state', { states: ['void'] }],
  ['arrivals of a week', { fromDate: dayIn(7), toDate: dayIn(14) }],
  ['of one property', { hotelId }],
  ['of one property, by arrival', { hotelId, sort: 'checkIn' }],
  ['by a name that many have', { text: 'tran thi' }],
  ['by a name that one has', { text: 'sen 777777' }],
]

/** The bookings of all properties among a million: how long a page takes with its total. */
export const platformBookings = async (stage: Stage): Promise<Line[]> => {
  const token = await makeAdministrator(stage.database)
  for (let from = 0; from < bookingCount; from += atOnce) await addBookings(stage, from + 1, from + atOnce)
  await settle(stage.database)
  const lines: Line[] = []
  for (const [which, input] of askedOf(stage.hotelId)) lines.push(await lineOf(stage, { which, input, token }))
  return lines
}

type Asking = { readonly which: string; readonly input: Asked; readonly token: string }

const lineOf = async ({ server }: Stage, { which, input, token }: Asking): Promise<Line> => {
  const question = questionOf('supplier/booking/get-all', input, `Token ${token}`)
  const found = catalogue['supplier/booking/get-all'].output.parse(await askOnce(server.url, question))
  if (found.length === 0) throw new Error(`there are no bookings ${which}`)
  const { ask, close } = await openConnection(server.url)
  const taken: number[] = []
  try {
    for (let turn = 0; turn < turns; turn += 1) taken.push(await timeOf(() => ask(question)))
  } finally {
    close()
  }
  return {
    what: `Bookings of all properties among ${bookingCount.toLocaleString('en')}, ${which} (${turns} runs)`,
    measured: `${numeral(median(taken))} ms`,
    limit: '',
    ratio: null,
    aim: `< ${most} ms`,
    met: median(taken) < most,
  }
}

/** Bookings of two years, spread over the properties, with what the list reads of their snapshot. */
const addBookings = async ({ database }: Stage, from: number, to: number): Promise<void> => {
  const client = await database.connect()
  try {
    await client.query('set session_replication_role = replica')
    await client.query(addSql, [from, to])
  } finally {
    await client.query('reset session_replication_role')
    client.release()
  }
}

const addSql = `
with place as (select property_id, row_number() over (order by property_id) - 1 as number, count(*) over () as many from property),
  agent as (select travel_agent_id, row_number() over (order by travel_agent_id) - 1 as number, count(*) over () as many from travel_agent),
  made as (
    select n, p.property_id, a.travel_agent_id, current_date - 365 + (n::bigint * 7919 % 730)::integer as check_in,
        (array['Trần Thị', 'Nguyễn Văn', 'Lê Hoàng', 'Phạm Minh', 'Võ Ngọc'])[1 + n % 5] || ' Sen ' || n as guest,
        case when n % 997 = 0 then 'void'
          else (array['confirm', 'confirm', 'confirm', 'close', 'close', 'close', 'close', 'cancel', 'await payment'])[1 + n % 9] end as state
      from generate_series($1::integer, $2::integer) as n
      join place p on p.number = n::bigint * 104729 % p.many
      join agent a on a.number = n % a.many)
insert into booking (property_id, booking_id, code, travel_agent_id, state, check_in, check_out, guest_name, guest_phone, currency, total,
    payment_method, pay_by, cancel_reason, snapshot, search_text, created_at, changed_at)
  select property_id, uuidv7(), 'BN' || n, travel_agent_id, state, check_in, check_in + 2, guest,
      '+84 90 ' || n, 'VND', 2400000, 'bank transfer', case when state = 'await payment' then now() + interval '1 day' end,
      case when state in ('cancel', 'void') then 'Đổi lịch' end,
      '{"lines": [{"rooms": [{"adults": 2}], "roomType": {"vi": "Deluxe hướng biển", "en": "Deluxe sea view"}}], "services": [],
        "travelAgent": {"code": "BENCH1", "name": {"vi": "Lữ hành Cát Vàng", "en": "Golden Sand Travel"}, "level": 3}}',
      folded('BN' || n || ' ' || guest || ' +84 90 ' || n || ' Lữ hành Cát Vàng Golden Sand Travel'),
      check_in - 30 + make_interval(secs => n % 86400), check_in - 20 + make_interval(secs => n % 86400)
    from made`
