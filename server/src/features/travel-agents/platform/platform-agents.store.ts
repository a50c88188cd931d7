import type { platformAgentForm } from '@innkeeper/protocol/calls/platform/travel-agents'
import type { CallOutput, CallRequest } from '@innkeeper/protocol/catalogue'
import type { Language } from '@innkeeper/protocol/say'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { v7 as uuidv7 } from 'uuid'
import type { z } from 'zod'
import { toColumns } from '#database/columns.ts'
import type { Listed } from '#kit/call/listed.ts'
import { nameIn } from '#kit/records/list.ts'
import { inAskedOrder } from '#kit/records/list-order.ts'
import { pageOf, type Page } from '#kit/records/pages.ts'
import { shownOfKey } from '#kit/session/api-key.ts'
import type { Tx } from '#kit/transaction/transaction.ts'
import { agentNamed } from '../agents-named.reads.ts'

type Form = z.output<typeof platformAgentForm>
type Changes = Omit<CallRequest<'supplier/travel-agent/update'>, 'id' | 'version'>
type Row = CallOutput<'supplier/travel-agent/get-all'>[number]
type Filter = CallRequest<'supplier/travel-agent/export'>

/** A travel agent with its contacts, its keys and its links. */
export type AgentDetail = CallOutput<'supplier/travel-agent/detail'>

/** A page of the platform's agents, of their own by name, and how many there are. */
export const listPlatformAgents = async (tx: Tx, filter: Filter, language: Language, page: Page): Promise<Listed<Row[]>> => {
  const all = agentsOf(tx, filter)
  const found = filter.text === '' ? all : all.where(await agentNamed(tx, filter.text))
  const name = nameIn(language, 'a.')
  const rows = found
    .select(['a.travel_agent_id as id', 'a.code', 'a.name_vi as nameVi', 'a.name_en as nameEn', 'a.kind', 'a.email', 'a.phone', 'a.active'])
    .select([properties.as('properties'), keys.as('keys'), lastUsedAt.as('lastUsedAt')])
    .$castTo<Row>()
  const sorted = inAskedOrder(rows, filter, {
    by: { name, code: sql.ref('a.code'), properties, keys, lastUsedAt, state: sql.ref('a.active') },
    tieBreaker: 'a.code',
    neverEmpty: ['name', 'code'],
    own: (query) => query.orderBy(name).orderBy('a.code'),
  })
  return pageOf(tx, { found, sorted, whole: agentsOf(tx, {}) }, page)
}

// PostgreSQL computes these for the rows of the page alone, unless the list is sorted by them.
const properties = sql`(select count(*) from travel_agent_link l where l.travel_agent_id = a.travel_agent_id and l.active)`
const keys = sql`(select count(*) from travel_agent_key k where k.travel_agent_id = a.travel_agent_id and k.revoked_at is null)`
const lastUsedAt = sql`(select max(k.last_used_at) from travel_agent_key k where k.travel_agent_id = a.travel_agent_id)`

const agentsOf = (tx: Tx, { kind, active }: Pick<Filter, 'kind' | 'active'>) =>
  tx.db
    .selectFrom('travel_agent as a')
    .$if(kind !== undefined, (rows) => rows.where('a.kind', '=', kind ?? ''))
    .$if(active !== undefined, (rows) => rows.where('a.active', '=', active ?? true))

/** An agent by its id; undefined where there is none. */
export const agentDetail = (tx: Tx, id: string): Promise<AgentDetail | undefined> =>
  tx.db
    .selectFrom('travel_agent as a')
    .select([
      'a.travel_agent_id as id',
      'a.version',
      'a.code',
      'a.name_vi as nameVi',
      'a.name_en as nameEn',
      'a.kind',
      'a.email',
      'a.phone',
    ])
    .select(['a.active', 'a.created_at as createdAt', 'a.changed_at as changedAt', 'a.changed_by as changedBy'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('travel_agent_contact as c')
          .select(['c.full_name as fullName', 'c.position', 'c.phone', 'c.email'])
          .whereRef('c.travel_agent_id', '=', 'a.travel_agent_id')
          .orderBy('c.line_no'),
      ).as('contacts'),
      sql<number>`((select count(*) from booking b where b.travel_agent_id = a.travel_agent_id)
        + (select count(*) from ticket_booking t where t.travel_agent_id = a.travel_agent_id))`.as('bookings'),
    ])
    .where('a.travel_agent_id', '=', id)
    .$castTo<Omit<AgentDetail, 'keys' | 'links'>>()
    .executeTakeFirst()
    .then(async (agent) => (agent === undefined ? undefined : { ...agent, keys: await keysOf(tx, id), links: await linksOf(tx, id) }))

const keysOf = (tx: Tx, id: string): Promise<AgentDetail['keys']> =>
  tx.db
    .selectFrom('travel_agent_key')
    .select(['travel_agent_key_id as id', ...shownOfKey])
    .where('travel_agent_id', '=', id)
    .orderBy(sql`revoked_at is not null`)
    .orderBy('created_at', 'desc')
    .orderBy('travel_agent_key_id')
    .execute()

const linksOf = (tx: Tx, id: string): Promise<AgentDetail['links']> =>
  tx.db
    .selectFrom('travel_agent_link as l')
    .innerJoin('property as p', 'p.property_id', 'l.property_id')
    .select(['l.property_id as propertyId', 'p.code', 'l.level', 'l.active', 'l.linked_at as linkedAt', 'l.unlinked_at as unlinkedAt'])
    .select(sql<AgentDetail['links'][number]['name']>`json_build_object('vi', p.name_vi, 'en', p.name_en)`.as('name'))
    .where('l.travel_agent_id', '=', id)
    .orderBy('l.active', 'desc')
    .orderBy(sql`p.name_vi collate "vi-x-icu"`)
    .orderBy('p.code')
    .execute()

/** Adds an agent and returns its id; undefined where another has its code. */
export const addAgent = async (tx: Tx, { contacts, ...fields }: Form, person: string): Promise<string | undefined> => {
  const id = uuidv7()
  const added = await tx.db
    .insertInto('travel_agent')
    .values({ travel_agent_id: id, ...toColumns(fields), changed_by: person })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('travel_agent_id')
    .executeTakeFirst()
  if (added === undefined) return undefined
  await putContacts(tx, id, contacts)
  return id
}

/** Locks an agent until the transaction ends, and returns whether it is there. */
export const lockAgent = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.db.selectFrom('travel_agent').select('code').where('travel_agent_id', '=', id).forUpdate().executeTakeFirst()) !== undefined

/** Deletes a locked agent that nothing refers to. */
export const deleteAgent = async (tx: Tx, id: string): Promise<void> => {
  await tx.db.deleteFrom('travel_agent_contact').where('travel_agent_id', '=', id).execute()
  await tx.db.deleteFrom('travel_agent').where('travel_agent_id', '=', id).execute()
}

/** Whether another agent has a code. */
export const isCodeTaken = async (tx: Tx, code: string, id: string): Promise<boolean> =>
  (await tx.db.selectFrom('travel_agent').select('code').where('code', '=', code).where('travel_agent_id', '<>', id).executeTakeFirst()) !==
  undefined

/** Saves what is changed of a locked agent and returns its new version. */
export const changeAgent = async (
  tx: Tx,
  seen: { readonly id: string; readonly version: number },
  { contacts, ...fields }: Changes,
  person: string,
): Promise<number> => {
  const { version } = await tx.db
    .updateTable('travel_agent')
    .set({ ...toColumns(fields), version: seen.version + 1, changed_at: sql<string>`now()`, changed_by: person })
    .where('travel_agent_id', '=', seen.id)
    .returning('version')
    .executeTakeFirstOrThrow()
  if (contacts !== undefined) {
    await tx.db.deleteFrom('travel_agent_contact').where('travel_agent_id', '=', seen.id).execute()
    await putContacts(tx, seen.id, contacts)
  }
  return version
}

const putContacts = async (tx: Tx, id: string, contacts: Form['contacts']): Promise<void> => {
  if (contacts.length === 0) return
  const rows = contacts.map((contact, index) => ({ travel_agent_id: id, line_no: index + 1, ...toColumns(contact) }))
  await tx.db.insertInto('travel_agent_contact').values(rows).execute()
}
