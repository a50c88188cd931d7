import { rm } from 'node:fs/promises'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, expect, test } from 'vitest'
import { secretBox } from '#kit/session/sealed-secret.ts'
import { standingsIn } from '#features/completeness/completeness.reads.ts'
import { inTransaction } from '#kit/transaction/transaction.ts'
import { useTestDatabase } from '#testing/server/test-database.ts'
import { testOutside } from '#testing/server/test-outside.ts'
import { demoUserNames } from './accounts.ts'
import { seedDemo } from './seed.ts'

const database = useTestDatabase()
/** Five past midnight in Vietnam: hardly anything can have happened today. */
const now = new Date('2026-11-20T17:05:00Z')
const passwordHashes = { owner: 'a', reception: 'b', revenue: 'c', admin: 'd' }
const agentKeyHash = (code: string) => Buffer.from(code)
const gatewayBox = secretBox(() => new Uint8Array(32), 'gateway')
const { files, filesFolder } = testOutside()
const options = { now, passwordHashes, agentKeyHash, gatewayBox, pictures: { store: files, secret: new Uint8Array(32) } }

afterAll(() => rm(filesFolder, { recursive: true, force: true }))

const count = async (from: string): Promise<number | undefined> =>
  (await database.pool.query<{ n: number }>(`select count(*)::int as n from ${from}`)).rows[0]?.n

test('the sample data fills an empty database once', async () => {
  expect(await seedDemo(database.pool, options)).toBe(true)
  expect(await seedDemo(database.pool, options)).toBe(false)
})

test('it holds three hotels of 4, 12 and 30 room types, an amusement park, and two hotels and a zoo that are only being set up', async () => {
  const { rows } = await database.pool.query(
    `select kind, count(room_type_id)::int as types from property left join room_type using (property_id) group by property_id, kind order by 2, 1`,
  )
  expect(rows).toEqual([
    { kind: 'hotel', types: 0 },
    { kind: 'hotel', types: 0 },
    { kind: 'playground', types: 0 },
    { kind: 'playground', types: 0 },
    { kind: 'hotel', types: 4 },
    { kind: 'hotel', types: 12 },
    { kind: 'hotel', types: 30 },
  ])
})

test('it holds the provinces and communes of Vietnam', async () => {
  expect([await count('province'), await count('commune')]).toEqual([34, 3321])
})

test('prices vary over two years: weekends, Tết and summer have their own', async () => {
  expect(await count(`(select distinct price from rate_night where price is not null) as prices`)).toBeGreaterThan(200)
  expect(await count(`rate_night where min_stay = 3 and night between '2027-02-05' and '2027-02-11'`)).toBeGreaterThan(0)
})

test('every night change tells what the night held before, as if a person had made it', async () => {
  const withNought = `field in ('allotment', 'closed', 'stopSell', 'cta', 'ctd')`
  expect(await count(`night_change where ${withNought}`)).toBeGreaterThan(0)
  expect(await count(`night_change where ${withNought} and array_position(before_values, null) is not null`)).toBe(0)
})

test('no request of an agent was sent later than now, though some are of today', async () => {
  const at = `'${now.toISOString()}'::timestamptz`
  expect(await count(`booking_request where created_at > ${at} - interval '1 hour'`)).toBeGreaterThan(0)
  expect(await count(`booking_request where created_at > ${at}`)).toBe(0)
  expect(await count(`booking_request_event where at > ${at}`)).toBe(0)
})

test('agents of all five levels are linked', async () => {
  expect(await count('(select distinct level from travel_agent_link where active) as levels')).toBe(5)
})

test('agents of every kind are linked, one of which has nearly used its credit; one is unlinked, with when and why', async () => {
  expect(
    await count('(select distinct kind from travel_agent join travel_agent_link l using (travel_agent_id) where l.active) as kinds'),
  ).toBe(3)
  expect(await count('(select distinct travel_agent_id from travel_agent_link where debt_used * 100 >= debt_limit * 80) as near')).toBe(1)
  expect(
    await count('(select distinct travel_agent_id from travel_agent_link where not active and unlinked_at is not null) as former'),
  ).toBe(1)
})

test('it holds 2,000 bookings in all eight states, and those of last year at the first hotel', async () => {
  expect(await count(`booking where check_in >= date '2026-11-21' - 120`)).toBe(2000)
  expect(
    await count(`booking join property using (property_id) where check_in < date '2026-11-21' - 120 and property.code = 'HAIAU'`),
  ).toBe(900)
  expect(await count(`booking where check_in < date '2026-11-21' - 120`)).toBe(900)
  expect(await count('(select distinct state from booking) as states')).toBe(8)
})

test('the first hotel has its last month by agents: two agreed, one of which owes, one with a disputed line and its reason, the others open', async () => {
  expect(await count(`month_statement where state = 'agreed'`)).toBe(2)
  const owing = `exists (select from month_line l where l.month_statement_id = s.month_statement_id and left_of_month_line(l) > 0)`
  expect(await count(`month_statement s where state = 'agreed' and ${owing}`)).toBe(1)
  expect(
    await count(`month_line l where state = 'agentDisputes' and exists (
    select from month_note n where n.month_line_id = l.month_line_id and n.kind = 'dispute')`),
  ).toBe(1)
  expect(await count(`month_statement where state = 'open'`)).toBeGreaterThan(1)
})

test('two hotels have promotions of every type, some of them stopped, and bookings that used them at the price that they made', async () => {
  expect(await count('(select distinct promo_type from promotion where active) as types')).toBe(7)
  expect(await count('(select distinct property_id from promotion where not active) as stopped')).toBe(2)
  expect(await count('(select distinct promo_type from booking_promotion join promotion using (property_id, promotion_id)) as used')).toBe(
    7,
  )
  const told = `booking b cross join lateral (
    select coalesce(sum(amount), 0) as amount from booking_promotion u where u.property_id = b.property_id and u.booking_id = b.booking_id) as used
    where used.amount <> (b.snapshot #>> '{price,subtotals,promotions}')::bigint`
  expect(await count(told)).toBe(0)
  const counted = `promotion p where most_uses is not null and uses <> (
    select count(*) from booking_promotion u join booking b using (property_id, booking_id)
     where u.property_id = p.property_id and u.promotion_id = p.promotion_id and b.state not in ('cancel', 'void'))`
  expect(await count(counted)).toBe(0)
})

test('the first hotel has gift codes in every condition, twelve of them made together, and bookings that used them at the price that they made', async () => {
  const conditions = `select case when not active then 'stopped' when valid_to < date '2026-11-21' then 'expired' when uses >= most_uses then 'usedUp'
    when valid_from > date '2026-11-21' then 'notStarted' else 'running' end as condition from gift_code`
  expect(await count(`(select distinct condition from (${conditions}) as each) as conditions`)).toBe(5)
  expect(await count('gift_code where batch_id is not null')).toBe(12)
  expect(await count('(select distinct gift_code_id from booking_gift_code) as used')).toBe(3)
  const told = `booking b left join booking_gift_code u using (property_id, booking_id)
    where coalesce(u.amount, 0) <> (b.snapshot #>> '{price,subtotals,giftCode}')::bigint`
  expect(await count(told)).toBe(0)
  const counted = `gift_code g where (uses, taken) <> (
    select count(*) filter (where b.state not in ('cancel', 'void')), count(*) from booking_gift_code u join booking b using (property_id, booking_id)
     where u.made_at = g.property_id and u.gift_code_id = g.gift_code_id)`
  expect(await count(counted)).toBe(0)
})

test('two hotels have services of every unit, free and paid, one off sale, with pictures and special days, and bookings that have them', async () => {
  expect(await count('(select distinct unit from hotel_service) as units')).toBe(5)
  expect(await count('(select distinct property_id from hotel_service) as hotels')).toBe(2)
  expect(await count('(select distinct charge from hotel_service) as charges')).toBe(2)
  expect(await count('hotel_service where not active')).toBe(1)
  expect(await count('hotel_service_day where to_day >= current_date')).toBeGreaterThan(0)
  expect(
    await count(
      `hotel_service s join stored_file f on s.thumbnail = any(select '/files/' || name from unnest(f.names) as name) and f.complete`,
    ),
  ).toBe(await count('hotel_service'))
  expect(
    await count(
      `hotel_service s join hotel_service_picture p on p.property_id = s.property_id and s.thumbnail like '/files/' || p.file_key || '%'`,
    ),
  ).toBe(await count('hotel_service'))
  const units = '(select distinct unit from booking_hotel_service join hotel_service using (property_id, hotel_service_id)) as booked'
  expect(await count(units)).toBe(5)
  const told = `booking b where (snapshot #>> '{price,subtotals,services}')::bigint <> (
    select coalesce(sum(amount), 0) from booking_hotel_service u where u.property_id = b.property_id and u.booking_id = b.booking_id)`
  expect(await count(told)).toBe(0)
})

test('the next thirty nights have their like of last year', async () => {
  const like = `room_night where night between date '2026-11-21' - 364 and date '2026-11-20' - 334`
  expect(await count(`(select night from ${like} group by night having sum(sold) > 0) as nights`)).toBe(30)
})

test('the park has bookings of each product, some for today, in every state but a failed payment, and what is sold of a day is what they hold', async () => {
  expect(await count('ticket_booking')).toBe(96)
  expect(await count(`ticket_booking where visit_day < date '2026-01-01'`)).toBe(40)
  expect(await count(`visitor_entry where entered_at >= timestamptz '2026-11-21T00:00:00+07:00'`)).toBeGreaterThan(0)
  expect(await count('month_line where of_tickets')).toBeGreaterThan(0)
  expect(await count(`site_count join property using (property_id) where kind = 'playground' and reason = 'soldOut'`)).toBeGreaterThan(30)
  expect(await count('(select distinct ticket_product_id from ticket) as products')).toBe(3)
  expect(await count(`ticket_booking where visit_day = date '2026-11-21' and state = 'in service'`)).toBeGreaterThan(0)
  expect(await count('(select distinct state from ticket_booking) as states')).toBe(6)
  const wrong = `ticket_day d left join lateral (
    select coalesce(sum(t.adults + t.children + t.seniors), 0) as people
      from ticket t join ticket_booking b using (property_id, ticket_booking_id)
     where t.ticket_product_id = d.ticket_product_id and t.slot = d.slot and b.visit_day = d.day and b.state not in ('cancel', 'void')) held on true
    where d.sold <> held.people`
  expect(await count(wrong)).toBe(0)
  const unticketed = `ticket_booking b where state in ('confirm', 'in service', 'close') and not exists (
    select from visitor_ticket v where v.ticket_booking_id = b.ticket_booking_id)`
  expect(await count(unticketed)).toBe(0)
})

test('nothing in the books lies in the future, however early in the day the database is filled', async () => {
  const later = `> '${now.toISOString()}'`
  expect(await count(`booking where created_at ${later} or changed_at ${later} or changed_at < created_at`)).toBe(0)
  expect(await count(`booking_event where at ${later}`)).toBe(0)
  expect(await count(`ticket_booking where created_at ${later} or changed_at ${later}`)).toBe(0)
  expect(await count(`ticket_booking_event where at ${later}`)).toBe(0)
  expect(await count(`visitor_entry where entered_at ${later}`)).toBe(0)
})

test('what is sold on a night is what the living bookings and the open offers hold', async () => {
  const wrong = await count(`room_night n full join (
    select taken.room_type_id, day::date as night, sum(taken.rooms) as rooms
      from (select b.check_in, b.check_out, r.room_type_id, 1 as rooms
              from booking b join booking_room r using (property_id, booking_id) where b.state not in ('cancel', 'void')
            union all
            select o.check_in, o.check_out, r.room_type_id, r.rooms
              from booking_offer o join booking_offer_room r using (property_id, booking_request_id, offer_no)) taken
     cross join generate_series(taken.check_in, taken.check_out - 1, interval '1 day') as day
     group by 1, 2) held on held.room_type_id = n.room_type_id and held.night = n.night
    where coalesce(n.sold, 0) <> coalesce(held.rooms, 0)`)
  expect(wrong).toBe(0)
})

test('every property can be paid; the resort has a VietQR that works and a VNPAY that is tried out', async () => {
  expect(await count('(select distinct property_id from payment_method where active) as paid')).toBe(5)
  expect(await count(`payment_gateway where rail = 'vietqr' and works_since is not null and mode = 'live'`)).toBe(1)
  expect(await count(`payment_gateway where rail = 'vnpay' and mode = 'test' and works_since is null`)).toBe(1)
})

test('the first hotel has its staff in the ready-made groups: one works at another property too, one is stopped, one is invited and has not come', async () => {
  const { rows } = await database.pool.query<{ state: string; people: number }>(
    `select case when not m.active then 'stopped' when not a.has_password then 'invited' else 'working' end as state, count(*)::int as people
       from membership m join account a using (account_id) join property p using (property_id)
      where p.display_order = 1 and not m.owner group by 1 order by 1`,
  )
  expect(rows).toEqual([
    { state: 'invited', people: 1 },
    { state: 'stopped', people: 1 },
    { state: 'working', people: 5 },
  ])
  const inGroups =
    'membership m where not owner and not exists (select from staff_group_member g where (g.property_id, g.account_id) = (m.property_id, m.account_id))'
  expect(await count(inGroups)).toBe(0)
  expect(await count(`(select account_id from membership where not owner group by 1 having count(*) = 2) as two`)).toBe(1)
  expect(await count(`invitation where expires_at > '2026-11-20T17:05:00Z'`)).toBe(1)
})

test('the four demo accounts are there', async () => {
  expect(await count(`account where user_name = any('{${demoUserNames.join(',')}}')`)).toBe(4)
})

test('every property has photos with a main one, every room type one to three, and all of them can be served', async () => {
  const { rows } = await database.pool.query<{ photos: number; mains: number }>(
    `select count(*)::int as photos, count(*) filter (where main)::int as mains from property_image group by property_id`,
  )
  expect(rows.every(({ photos, mains }) => photos >= 5 && photos <= 14 && mains === 1)).toBe(true)
  expect(rows).toHaveLength(5)
  const wrong = `room_type left join lateral (
    select count(*) as photos, count(*) filter (where main) as mains from room_type_image i
     where i.property_id = room_type.property_id and i.room_type_id = room_type.room_type_id) as has on true
    where photos not between 1 and 3 or mains <> 1`
  expect(await count(wrong)).toBe(0)
  const kept = await database.pool.query<{ name: string }>('select unnest(names) as name from stored_file')
  const missing = await Promise.all(kept.rows.map(async ({ name }) => ((await files.get(name)) === null ? [name] : [])))
  expect(kept.rows.length).toBeGreaterThan(100)
  expect(missing.flat()).toEqual([])
  expect(await count('image where not exists (select from stored_file where file_key = image.file_key and complete)')).toBe(0)
})

test('what is on sale has everything on file; the zoo, still being set up, has its contract left to do', async () => {
  const standings = await inTransaction(database.pool, { role: 'platform', readOnly: true }, (tx) => standingsIn(tx, ['create', 'onsite']))
  const lacking = standings.map(({ state, completeness }) => [state, completeness.items.filter(({ ok }) => !ok).map(({ flag }) => flag)])
  expect(lacking).toHaveLength(7)
  expect(lacking.filter(([state]) => state === 'onsite')).toEqual([1, 2, 3, 4].map(() => ['onsite', []]))
  expect(lacking).toContainEqual(['create', ['econtract']])
  expect(standings.filter(({ contractSigned }) => contractSigned)).toHaveLength(4)
})

test('contracts have gone their way: four are signed by both sides, one waits for the property, one is in review', async () => {
  const { rows } = await database.pool.query<{ code: string; place: string; files: number; signatures: number; steps: number }>(
    `select p.code, contract_place(c.state, c.desk) as place,
        (select count(*)::int from contract_file f where f.property_id = p.property_id) as files,
        (select count(*)::int from contract_signature s where s.property_id = p.property_id) as signatures,
        (select count(*)::int from contract_step s where s.property_id = p.property_id) as steps
       from property p join e_contract c using (property_id) order by p.display_order`,
  )
  expect(rows.map(({ code, place, files, signatures, steps }) => [code, place, files, signatures, steps])).toEqual([
    ['HAIAU', 'signed', 3, 2, 8],
    ['NGOCLAN', 'signed', 3, 2, 8],
    ['SAOBIEN', 'signed', 3, 2, 8],
    ['THACMAY', 'signed', 3, 2, 8],
    ['DENLONG', 'wait sign', 1, 0, 6],
    ['THONGREO', 'with SM', 0, 0, 2],
    ['NAIVANG', 'not created', 0, 0, 0],
  ])
})

test('each signature names the file that its side had read, and the signed PDF holds the names of both signers', async () => {
  const wrong = `contract_signature s left join contract_file f on f.property_id = s.property_id and f.sha256 = s.read_sha256
      and f.stage = case s.side when 'property' then 'published' else 'completed' end where f.stage is null`
  expect(await count(wrong)).toBe(0)
  const { rows } = await database.pool.query<{ content: Buffer; signers: string[] }>(
    `select content, array(select signer from contract_signature s where s.property_id = f.property_id) as signers
       from contract_file f join property p using (property_id) where p.code = 'HAIAU' and stage = 'signed'`,
  )
  const [file] = rows
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file?.content ?? [])), { mergePages: true })
  const read = text.replaceAll(/\s+/gu, ' ').normalize('NFC')
  expect(file?.signers).toHaveLength(2)
  for (const expected of [...(file?.signers ?? []), 'Công ty Cổ phần Hải Âu Trắng', '15 %']) expect(read).toContain(expected)
})

test('a property that is being set up came by registering: one certificate was refused, another waits for a verdict', async () => {
  const { rows } = await database.pool.query<{ verdict: string | null; file: string }>(
    'select verdict, file from registration join certificate using (property_id) order by certificate_no',
  )
  expect(rows.map(({ verdict }) => verdict)).toEqual(['refused', null])
  const content = await files.get(`${rows[1]?.file ?? ''}.certificate`)
  expect(content?.subarray(0, 5).toString()).toBe('%PDF-')
})
