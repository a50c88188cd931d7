import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { secretKey } from './innkeeper.ts'

const lifetime = 3600

/**
 * Live sessions of an owner of the property: several, because each may send 600 requests a minute. Signed here with the server's secret,
 * because signing in is throttled and hashes a password each time.
 */
export const makeSessions = async (database: pg.Pool, propertyId: string, count: number): Promise<string[]> => {
  const { rows } = await database.query<{ session_id: string }>(
    `with person as (
       insert into account (account_id, kind, user_name, email, full_name, password_hash)
         values (uuidv7(), 'user', 'bench-' || $1, $1 || '@example.com', 'Nguyễn Thị Thuỳ Dương', 'none') returning account_id),
     member as (
       insert into membership (property_id, account_id, owner) select $1::uuid, account_id, true from person)
     insert into session (session_id, account_id, property_id, expires_at)
       select uuidv7(), account_id, $1::uuid, now() + make_interval(secs => $2) from person, generate_series(1, $3::integer)
     returning session_id`,
    [propertyId, lifetime, count],
  )
  return rows.map(({ session_id: sessionId }) => tokenOf(sessionId, propertyId))
}

/** The session of an administrator on the platform. */
export const makeAdministrator = async (database: pg.Pool): Promise<string> => {
  const { rows } = await database.query<{ session_id: string }>(
    `with person as (
       insert into account (account_id, kind, user_name, email, full_name, password_hash, admin_types)
         values (uuidv7(), 'admin', 'bench-admin', 'admin@example.com', 'Phạm Hoàng Bảo Ngọc', 'none', '{AM}') returning account_id)
     insert into session (session_id, account_id, expires_at)
       select uuidv7(), account_id, now() + make_interval(secs => $1) from person
     returning session_id`,
    [lifetime],
  )
  const [session] = rows
  if (session === undefined) throw new Error('the administrator has no session')
  return tokenOf(session.session_id, null)
}

const tokenOf = (sessionId: string, propertyId: string | null): string => {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'innkeeper token', 32))
  const claims = { pid: propertyId, jti: sessionId, exp: Math.floor(Date.now() / 1000) + lifetime }
  const signed = [{ alg: 'HS256' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`
}

/** Travel agents linked to every property; returns their keys. */
export const makeTravelAgents = async (database: pg.Pool, count: number): Promise<string[]> => {
  const keys = Array.from({ length: count }, () => randomBytes(24).toString('base64url'))
  await database.query(
    `with agent as (
       insert into travel_agent (travel_agent_id, code, name_vi, name_en, kind)
         select uuidv7(), 'BENCH' || number, 'Lữ hành Cát Vàng ' || number, 'Golden Sand Travel ' || number, 'API partner'
           from generate_series(1, $2::integer) as number
         returning travel_agent_id),
     link as (
       insert into travel_agent_link (property_id, travel_agent_id, level) select property_id, travel_agent_id, 3 from property, agent)
     insert into travel_agent_key (key_hash, travel_agent_id)
       select key_hash, travel_agent_id
         from unnest($1::bytea[]) with ordinality as key (key_hash, number)
         join (select travel_agent_id, row_number() over () as number from agent) as numbered using (number)`,
    [keys.map((key) => createHash('sha256').update(key).digest()), count],
  )
  return keys
}
