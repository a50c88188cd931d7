import type { CallOutput, CallRequest } from '@innkeeper/protocol/catalogue'
import type { Language } from '@innkeeper/protocol/say'
import { sql } from 'kysely'
import { toColumns } from '#database/columns.ts'
import type { Listed } from '#kit/call/listed.ts'
import { inAskedOrder } from '#kit/records/list-order.ts'
import { contain, is, named, totalOf } from '#kit/records/list.ts'
import { pageOf, type Page } from '#kit/records/pages.ts'
import type { Tx } from '#kit/transaction/transaction.ts'

type Row = CallOutput<'supplier/user/get-all'>[number]

/** An administrator, as stored. */
export type Administrator = Row & { readonly hasPassword: boolean; readonly language: Language; readonly reach: readonly string[] | null }

type Filter = CallRequest<'supplier/user/export'>

/** A page of the administrators, of their own by name, and how many there are. */
export const listAdministrators = (tx: Tx, filter: Filter, page: Page): Promise<Listed<Row[]>> => {
  const found = matching(tx, filter)
  const sorted = inAskedOrder(found.$castTo<Row>(), filter, {
    by: {
      name: named('a.full_name'),
      types: sql.ref('a.admin_types'),
      email: sql.ref('a.email'),
      entered: sql.ref('a.last_sign_in_at'),
      state: stateOf,
    },
    tieBreaker: 'a.account_id',
    own: (all) => all.orderBy(named('a.full_name')).orderBy('a.account_id'),
  })
  return pageOf(tx, { found, sorted, whole: administrators(tx) }, page)
}

/** An administrator; undefined where nobody has this id, or a property's user. */
export const findAdministrator = (tx: Tx, id: string): Promise<Administrator | undefined> =>
  administrators(tx)
    .select(['a.has_password as hasPassword', 'a.language', 'a.reach'])
    .where('a.account_id', '=', id)
    .$castTo<Administrator>()
    .executeTakeFirst()

/**
 * Locks every administrator until the transaction ends, always in the same order, so that of two who stop each other at once the second
 * sees what the first did.
 */
export const lockAdministrators = async (tx: Tx): Promise<void> => {
  await tx.db.selectFrom('account').select('account_id').where('kind', '=', 'admin').orderBy('account_id').forUpdate().execute()
}

/** How many others can come in, may enter every property and manage administrators: they are active, and have chosen a password. */
export const countOthersWhoManage = (tx: Tx, id: string): Promise<number> =>
  totalOf(
    tx.db
      .selectFrom('account as a')
      .select('a.account_id')
      .where('a.kind', '=', 'admin')
      .where('a.active', '=', true)
      .where('a.has_password', '=', true)
      .where('a.reach', 'is', null)
      .where('a.manages_administrators', '=', true)
      .where('a.account_id', '<>', id),
  )

/** The names of those who manage administrators and can come in, at most so many; null if this administrator does. */
export const managersUnless = async (tx: Tx, id: string, most: number): Promise<string[] | null> => {
  const own = await tx.db.selectFrom('account').select('manages_administrators as manages').where('account_id', '=', id).executeTakeFirst()
  if (own?.manages === true) return null
  const others = tx.db
    .selectFrom('account')
    .select('full_name as name')
    .where('kind', '=', 'admin')
    .where('manages_administrators', '=', true)
  const rows = await others.where('active', '=', true).where('has_password', '=', true).orderBy(named('full_name')).limit(most).execute()
  return rows.map(({ name }) => name)
}

/** Whether another person has an email. */
export const isEmailTaken = async (tx: Tx, email: string, id: string): Promise<boolean> =>
  (await tx.db
    .selectFrom('account')
    .select('account_id')
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('account_id', '<>', id)
    .executeTakeFirst()) !== undefined

/** A new administrator, who has no password yet. */
export type NewAdministrator = CallRequest<'supplier/user/create'>

/** Adds an administrator who is invited; false where somebody has taken the name or the email. */
export const addAdministrator = async (
  tx: Tx,
  id: string,
  { types, reach, manages, ...facts }: NewAdministrator,
  by: string,
): Promise<boolean> => {
  const standing = { kind: 'admin', ...standingOf({ types, reach, manages }), password_hash: 'invited', changed_by: by }
  const { numInsertedOrUpdatedRows = 0n } = await tx.db
    .insertInto('account')
    .values({ account_id: id, ...toColumns(facts), ...standing })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

/** What is changed of an administrator. */
export type ChangedAdministrator = Pick<Row, 'fullName' | 'email' | 'phone' | 'types' | 'manages' | 'active'> & Pick<Administrator, 'reach'>

/** Saves an administrator and returns the new version; a trigger counts it. */
export const changeAdministrator = async (
  tx: Tx,
  id: string,
  { types, reach, manages, ...facts }: ChangedAdministrator,
  by: string,
): Promise<number> => {
  const { version } = await tx.db
    .updateTable('account')
    .set({ ...toColumns(facts), ...standingOf({ types, reach, manages }), changed_by: by })
    .where('account_id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** What an administrator may do, as columns. */
const standingOf = ({ types, reach, manages }: Pick<ChangedAdministrator, 'types' | 'reach' | 'manages'>) => ({
  admin_types: [...types],
  manages_administrators: manages,
  reach: reach === null ? null : [...reach],
})

/** Deletes an administrator who never came in. */
export const deleteAdministrator = async (tx: Tx, id: string): Promise<void> => {
  await tx.db.deleteFrom('account').where('account_id', '=', id).where('last_sign_in_at', 'is', null).execute()
}

const matching = (tx: Tx, { text, type, state }: Filter) =>
  administrators(tx)
    .where(contain(text, 'a.full_name', 'a.user_name', 'a.email'))
    .where(type === undefined ? sql<boolean>`true` : sql<boolean>`${type} = any(a.admin_types)`)
    .$if(state !== undefined, (rows) => rows.where(sql<boolean>`${stateOf} = ${state ?? ''}`))

const stateOf = sql<string>`case when not a.active then 'stopped' when not a.has_password then 'invited' else 'working' end`

/** To whoever reads it, a property out of their own reach is not there, and is not counted. */
const propertiesOf = sql<number | null>`case when a.reach is not null then
  (select count(*)::integer from property p where p.property_id = any (a.reach)) end`

const factorOf = sql<boolean>`exists (select from second_factor f where f.account_id = a.account_id)`

const administrators = (tx: Tx) =>
  tx.db
    .selectFrom('account as a')
    .select(['a.account_id as id', 'a.full_name as fullName', 'a.user_name as userName', 'a.email', 'a.phone', 'a.active'])
    .select([
      'a.admin_types as types',
      'a.manages_administrators as manages',
      'a.last_sign_in_at as lastSignInAt',
      'a.version',
      'a.changed_at as changedAt',
    ])
    .select(['a.changed_by as changedBy', stateOf.as('state'), propertiesOf.as('properties'), factorOf.as('secondFactor')])
    .where(is('a.kind', 'admin'))
