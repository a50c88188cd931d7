import type { staffGroupForm, staffGroupSorts } from '@innkeeper/protocol/calls/setting/usergroup'
import type { CallOutput, CallRequest } from '@innkeeper/protocol/catalogue'
import { codesAmong, wholeCodes } from '@innkeeper/protocol/functions/function-tree'
import type { FunctionCode } from '@innkeeper/protocol/access'
import type { Language } from '@innkeeper/protocol/say'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { inAskedOrder } from '#kit/records/list-order.ts'
import { nameIn } from '#kit/records/list.ts'
import { pageOf, type Page } from '#kit/records/pages.ts'
import { v7 as uuidv7 } from 'uuid'
import type { z } from 'zod'
import { toColumns } from '#database/columns.ts'
import { awaitLock } from '#kit/transaction/await-lock.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

type Form = z.output<typeof staffGroupForm>
type Changes = Omit<CallRequest<'usergroup/update'>, 'id' | 'version'> | Pick<Form, 'codes'>
type Row = CallOutput<'usergroup/get-all'>[number]

/** A group as it is stored, with its rights. */
export type StaffGroup = Row & { readonly codes: FunctionCode[] }

/** The filter of a list of groups. */
export type StaffGroupFilter = {
  readonly text: string
  readonly active?: boolean | undefined
  readonly sort?: (typeof staffGroupSorts)[number] | undefined
  readonly descending: boolean
}

/** A page of groups, of their own by name, and how many there are. */
export const listStaffGroups = async (tx: PropertyTx, filter: StaffGroupFilter, language: Language, page: Page) => {
  const name = nameIn(language, 'g.')
  const found = groupsOf(tx).where(matches(filter))
  const sorted = inAskedOrder(found, filter, {
    by: { name, people: sql.ref('people'), rights: sql.ref('rights'), state: sql.ref('g.active') },
    tieBreaker: 'g.staff_group_id',
    own: (all) => all.orderBy(name).orderBy('g.staff_group_id'),
  })
  const { rows, ...counts } = await pageOf(tx, { found, sorted, whole: groupsOf(tx) }, page)
  return { rows: rows.map(({ codes: _codes, ...row }) => row), ...counts }
}

/** The groups in use with their rights, by name. */
export const activeStaffGroups = async (tx: PropertyTx, language: Language): Promise<StaffGroup[]> => {
  const rows = await groupsOf(tx)
    .where('g.active', '=', true)
    .orderBy(sql`${sql.ref(language === 'vi' ? 'g.name_vi' : 'g.name_en')} collate "vi-x-icu"`)
    .orderBy('g.staff_group_id')
    .execute()
  return rows.map(withCodes)
}

/** A group by its id; undefined where the property has none. */
export const findStaffGroup = async (tx: PropertyTx, id: string): Promise<StaffGroup | undefined> => {
  const found = await groupsOf(tx).where('g.staff_group_id', '=', id).executeTakeFirst()
  return found && withCodes(found)
}

/** A group, locked until the transaction ends, so that nobody joins it meanwhile. */
export const lockStaffGroup = async (tx: PropertyTx, id: string): Promise<StaffGroup | undefined> => {
  const held = await tx.db
    .selectFrom('staff_group')
    .select('staff_group_id')
    .where('property_id', '=', tx.propertyId)
    .where('staff_group_id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return held && findStaffGroup(tx, id)
}

/** Who is in a group, by name. */
export const membersOf = (tx: PropertyTx, id: string) =>
  tx.db
    .selectFrom('staff_group_member as gm')
    .innerJoin('membership as m', (join) => join.onRef('m.property_id', '=', 'gm.property_id').onRef('m.account_id', '=', 'gm.account_id'))
    .innerJoin('account as a', 'a.account_id', 'gm.account_id')
    .select(['a.account_id as id', 'a.full_name as fullName', 'a.user_name as userName', 'm.active'])
    .where('gm.property_id', '=', tx.propertyId)
    .where('gm.staff_group_id', '=', id)
    .orderBy(sql`a.full_name collate "vi-x-icu"`)
    .orderBy('a.account_id')
    .execute()

/** Which of two names other groups have. */
export const namesInUse = async (tx: PropertyTx, { id, nameVi, nameEn }: { id: string | null; nameVi: string; nameEn: string }) => {
  const rows = await tx.db
    .selectFrom('staff_group')
    .select([sql<boolean>`lower(name_vi) = lower(${nameVi})`.as('nameVi'), sql<boolean>`lower(name_en) = lower(${nameEn})`.as('nameEn')])
    .where('property_id', '=', tx.propertyId)
    .where(sql<boolean>`staff_group_id is distinct from ${id}::uuid`)
    .execute()
  return { nameVi: rows.some((row) => row.nameVi), nameEn: rows.some((row) => row.nameEn) }
}

/** Lets one person at a time name the property's groups. */
export const lockGroupNames = (tx: PropertyTx): Promise<void> => awaitLock(tx, `staff groups ${tx.propertyId}`)

/** Adds a group with its rights and returns its id. */
export const insertStaffGroup = async (tx: PropertyTx, { codes, ...fields }: Form, person: string): Promise<string> => {
  const id = uuidv7()
  await tx.db
    .insertInto('staff_group')
    .values({ property_id: tx.propertyId, staff_group_id: id, changed_by: person, ...toColumns(fields) })
    .execute()
  await replaceCodes(tx, id, codes)
  return id
}

/** Saves a locked group and returns its new version. */
export const updateStaffGroup = async (
  tx: PropertyTx,
  seen: { readonly id: string; readonly version: number },
  { codes, ...fields }: Changes,
  person: string,
): Promise<number> => {
  const { version } = await tx.db
    .updateTable('staff_group')
    .set({ ...toColumns(fields), version: seen.version + 1, changed_at: sql<string>`now()`, changed_by: person })
    .where('property_id', '=', tx.propertyId)
    .where('staff_group_id', '=', seen.id)
    .returning('version')
    .executeTakeFirstOrThrow()
  await replaceCodes(tx, seen.id, codes)
  return version
}

/** Deletes a group that nobody is in. */
export const deleteStaffGroup = async (tx: PropertyTx, id: string): Promise<void> => {
  await tx.db.deleteFrom('staff_group').where('property_id', '=', tx.propertyId).where('staff_group_id', '=', id).execute()
}

const replaceCodes = async (tx: PropertyTx, id: string, codes: readonly FunctionCode[]): Promise<void> => {
  const of = { property_id: tx.propertyId, staff_group_id: id }
  await tx.db.deleteFrom('staff_group_function').where('property_id', '=', of.property_id).where('staff_group_id', '=', id).execute()
  await tx.db
    .insertInto('staff_group_function')
    .values(codes.map((code) => ({ ...of, function_code: code })))
    .execute()
}

const groupsOf = (tx: PropertyTx) =>
  tx.db
    .selectFrom('staff_group as g')
    .select([
      'g.staff_group_id as id',
      'g.name_vi as nameVi',
      'g.name_en as nameEn',
      'g.description',
      'g.description_en as descriptionEn',
      'g.active',
      'g.version',
      'g.changed_at as changedAt',
      'g.changed_by as changedBy',
    ])
    .select((eb) => [
      eb
        .selectFrom('staff_group_member as gm')
        .select((inner) => inner.fn.countAll<number>().as('people'))
        .whereRef('gm.property_id', '=', 'g.property_id')
        .whereRef('gm.staff_group_id', '=', 'g.staff_group_id')
        .as('people'),
      eb
        .selectFrom('staff_group_function as counted')
        .select((inner) => inner.fn.countAll<number>().as('rights'))
        .whereRef('counted.property_id', '=', 'g.property_id')
        .whereRef('counted.staff_group_id', '=', 'g.staff_group_id')
        .as('rights'),
      jsonArrayFrom(
        eb
          .selectFrom('staff_group_function as gf')
          .select('gf.function_code as code')
          .whereRef('gf.property_id', '=', 'g.property_id')
          .whereRef('gf.staff_group_id', '=', 'g.staff_group_id'),
      ).as('codes'),
    ])
    .where('g.property_id', '=', tx.propertyId)
    .$castTo<Row & { readonly codes: readonly { readonly code: string }[] }>()

/** Rights that were stored without what they need are completed when they are read. */
const withCodes = ({ codes, ...row }: Row & { readonly codes: readonly { readonly code: string }[] }): StaffGroup => ({
  ...row,
  codes: [...wholeCodes(codesAmong(codes.map(({ code }) => code)))],
})

const matches = ({ text, active }: Pick<StaffGroupFilter, 'text' | 'active'>) =>
  sql<boolean>`position(folded(${text}::text) in folded(g.name_vi || ' ' || g.name_en)) > 0
    and (${active ?? null}::boolean is null or g.active = ${active ?? null})`
