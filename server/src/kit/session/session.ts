import { z } from 'zod'
import { rowsLike } from '../transaction/rows-like.ts'
import { isFunctionCode } from '@innkeeper/protocol/access'
import { nameOfVisitor } from '@innkeeper/rules/administrator/visit'
import { isActivityDue, isIdle } from '@innkeeper/rules/session/session-life'
import { Refused } from '../call/refuse.ts'
import { keyUseDue } from './api-key.ts'
import type { TokenClaims } from './token.ts'
import type { Tx } from '../transaction/transaction.ts'
import type { Person, TravelAgent } from '../request/who.ts'

const sessionRows = rowsLike(
  z.strictObject({
    session_id: z.uuid(),
    account_id: z.uuid(),
    kind: z.enum(['user', 'admin']),
    admin_type: z.enum(['AM', 'SM', 'CM']).nullable(),
    full_name: z.string(),
    limited: z.boolean(),
    reads_only: z.boolean(),
    owner_name: z.string().nullable(),
    property_id: z.uuid().nullable(),
    owner: z.boolean(),
    codes: z.array(z.string()),
    idle_seconds: z.number(),
    left: z.boolean(),
    factor_due: z.boolean(),
  }),
)

const uuid = /^[0-9a-f-]{36}$/

const sessionSql = `
  select s.session_id, extract(epoch from now() - s.active_at)::float8 as idle_seconds,
      coalesce(s.leaving = 'recorded', false) as left, s.factor_due, a.account_id, a.kind, a.admin_type, a.full_name, a.reach is not null as limited, s.property_id,
      a.kind = 'admin' and s.property_id is not null and s.visit_reason is null as reads_only,
      case when a.kind = 'admin' and s.property_id is not null then (
        select o.full_name from membership om join account o on o.account_id = om.account_id
         where om.property_id = s.property_id and om.owner and om.active order by o.created_at, o.account_id limit 1) end as owner_name,
      a.kind = 'admin' or coalesce(m.owner, false) as owner,
      array(
        select f.function_code from member_function f where f.property_id = s.property_id and f.account_id = a.account_id
        union
        select gf.function_code from staff_group_member gm
          join staff_group g using (property_id, staff_group_id)
          join staff_group_function gf using (property_id, staff_group_id)
         where gm.property_id = s.property_id and gm.account_id = a.account_id and g.active) as codes
    from session s join account a using (account_id)
    left join membership m on m.property_id = s.property_id and m.account_id = a.account_id
   where s.session_id = $1 and s.ended_at is null and s.expires_at > now() and a.active
     and (s.property_id is null or m.active or (a.kind = 'admin' and (a.reach is null or s.property_id = any (a.reach))))`

/**
 * The person of a live session; refused with `sessionIdle` if nobody used it for too long, and with `sessionExpired` if there is none, or
 * if the account was deactivated or unlinked.
 */
export const personOf = async (tx: Tx, claims: TokenClaims, allCodes: Person['codes']): Promise<Person> => {
  if (!uuid.test(claims.sessionId)) throw new Refused('sessionExpired')
  const [row] = await sessionRows(tx, sessionSql, [claims.sessionId], 'session')
  if (row === undefined || row.property_id !== claims.propertyId) throw new Refused('sessionExpired')
  // The session was already reported as ended, so it stays ended even if the clock was set back.
  if (row.left || isIdle(row.kind, row.idle_seconds)) throw new Refused('sessionIdle')
  return {
    sessionId: row.session_id,
    accountId: row.account_id,
    kind: row.kind,
    adminType: row.admin_type,
    fullName: row.kind === 'admin' && row.property_id !== null ? nameOfVisitor(row.full_name, row.owner_name) : row.full_name,
    readsOnly: row.reads_only,
    limited: row.limited,
    owner: row.owner,
    propertyId: row.property_id,
    activityDue: isActivityDue(row.idle_seconds),
    factorDue: row.factor_due,
    codes: row.owner ? allCodes : new Set(row.codes.filter(isFunctionCode)),
  }
}

const agentRows = rowsLike(
  z.strictObject({
    travelAgentId: z.uuid(),
    code: z.string(),
    nameVi: z.string(),
    nameEn: z.string(),
    keyHash: z.string(),
    keyId: z.uuid(),
    keyUseDue: z.boolean(),
  }),
)

/** The active travel agents with these key hashes, by the hash in hexadecimal digits. */
export const travelAgentsOf = async (tx: Tx, keyHashes: readonly Buffer[]): Promise<ReadonlyMap<string, TravelAgent>> => {
  const agents = await agentRows(
    tx,
    `select travel_agent_id as "travelAgentId", code, name_vi as "nameVi", name_en as "nameEn", encode(key_hash, 'hex') as "keyHash",
        travel_agent_key_id as "keyId", ${keyUseDue} as "keyUseDue"
       from travel_agent_key join travel_agent using (travel_agent_id)
      where key_hash = any($1) and revoked_at is null and active`,
    [keyHashes],
    'agents of keys',
  )
  return new Map(agents.map(({ keyHash, ...agent }) => [keyHash, agent]))
}

/** The travel agent with this key; refused with `agentKeyUnknown` where there is none or it is not active. */
export const travelAgentOf = async (tx: Tx, keyHash: Buffer): Promise<TravelAgent> => {
  const agent = (await travelAgentsOf(tx, [keyHash])).get(keyHash.toString('hex'))
  if (agent === undefined) throw new Refused('agentKeyUnknown')
  return agent
}
