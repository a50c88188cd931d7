import type { FunctionCode } from '@innkeeper/protocol/access'
import type { CallRequest } from '@innkeeper/protocol/catalogue'
import { codesAmong, wholeCodes } from '@innkeeper/protocol/functions/function-tree'
import type { Language } from '@innkeeper/protocol/say'
import { sql, type RawBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { inAskedOrder } from '#kit/records/list-order.ts'
import { named } from '#kit/records/list.ts'
import { pageOf, type Page } from '#kit/records/pages.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { personNamed } from './people-named.reads.ts'

/** A group that somebody is in, with its rights. */
export type GroupOfPerson = {
  readonly id: string
  readonly nameVi: string
  readonly nameEn: string
  readonly active: boolean
  readonly codes: readonly FunctionCode[]
}

/** A person of the property, as stored. */
export type PersonHere = {
  readonly id: string
  readonly fullName: string
  readonly userName: string
  readonly email: string
  readonly phone: string
  readonly address: string
  readonly position: string
  readonly language: Language
  readonly owner: boolean
  readonly active: boolean
  readonly hasPassword: boolean
  /** When a first password that somebody else typed expires, and whether it is still open; null where the person has none. */
  readonly firstPassword: { readonly expiresAt: string; readonly isOpen: boolean } | null
  readonly secondFactor: boolean
  readonly enteredAt: string | null
  readonly enteredFrom: string
  readonly enteredWith: string
  readonly version: number
  readonly changedAt: string
  readonly changedBy: string
  readonly groups: readonly GroupOfPerson[]
  /** The functions given to the person alone. */
  readonly codes: readonly FunctionCode[]
}

/** The filter of a list of people. */
export type PeopleFilter = CallRequest<'user/export'>

/** A page of the property's people, of their own by name, and how many there are. */
export const listPeople = async (tx: PropertyTx, filter: PeopleFilter, page: Page) => {
  const matches = await matching(tx, filter)
  const found = membersHere(tx).$if(matches.length > 0, (members) => members.where((eb) => eb.and(matches)))
  const sorted = inAskedOrder(
    peopleOf(tx).where((eb) => eb.and(matches)),
    filter,
    {
      by: { name: named('m.full_name'), position: named('a.position'), entered: sql.ref('m.entered_at'), state: stateOf },
      tieBreaker: 'm.account_id',
      neverEmpty: ['name'],
      own: (all) => all.orderBy(named('m.full_name')).orderBy('m.account_id'),
    },
  )
  const { rows, ...counts } = await pageOf(tx, { found, sorted, whole: membersHere(tx) }, page)
  return { rows: rows.map(personOf), ...counts }
}

/** A person of the property; undefined where nobody of it has this id. */
export const findPerson = async (tx: PropertyTx, id: string): Promise<PersonHere | undefined> => {
  const found = await peopleOf(tx).where('a.account_id', '=', id).executeTakeFirst()
  return found && personOf(found)
}

/** A person of the property, locked until the transaction ends. */
export const lockPerson = async (tx: PropertyTx, id: string): Promise<PersonHere | undefined> => {
  const held = await tx.db
    .selectFrom('membership')
    .select('account_id')
    .where('property_id', '=', tx.propertyId)
    .where('account_id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return held && findPerson(tx, id)
}

/** The named groups, locked so that their rights stay until the transaction ends. */
export const lockGroups = async (tx: PropertyTx, ids: readonly string[]): Promise<GroupOfPerson[]> => {
  if (ids.length === 0) return []
  const groups = await tx.db
    .selectFrom('staff_group as g')
    .select(['g.staff_group_id as id', 'g.name_vi as nameVi', 'g.name_en as nameEn', 'g.active'])
    .select(codesOfGroup.as('codes'))
    .where('g.property_id', '=', tx.propertyId)
    .where('g.staff_group_id', 'in', [...ids])
    .orderBy('g.staff_group_id')
    .forShare()
    .execute()
  return groups.map(withCodes)
}

/** Whether a user name and an email belong to somebody, here or elsewhere. */
export const takenNames = async (tx: PropertyTx, asked: { readonly userName: string; readonly email: string }) => {
  const taken = sql<{ user_name: boolean; email: boolean }>`names_taken(${asked.userName}, ${asked.email})`.as<'taken'>(sql.ref('taken'))
  return tx.db.selectFrom(taken).select(['taken.user_name as userName', 'taken.email']).executeTakeFirstOrThrow()
}

/** A new person; without a password hash they are invited. */
export type NewPerson = Pick<PersonHere, 'fullName' | 'userName' | 'email' | 'phone' | 'address' | 'position' | 'language'> & {
  readonly accountId: string
  readonly passwordHash: string | null
  /** Who typed the first password, and until when it is open. */
  readonly first: { readonly by: string; readonly until: Date } | null
}

/** Adds a person to the property; false where the name or the email has been taken meanwhile. */
export const addPerson = async (tx: PropertyTx, person: NewPerson, by: string): Promise<boolean> => {
  const { accountId, userName, fullName, passwordHash, first, ...plain } = person
  const password = { password_hash: passwordHash, first_password_until: first?.until ?? null, first_password_by: first?.by ?? null }
  const facts = { ...plain, ...password, account_id: accountId, user_name: userName, full_name: fullName }
  return answerOf(tx, sql<boolean>`add_person(${JSON.stringify(facts)}, ${by})`)
}

/** Ends a first password that somebody else typed, so that the person can be invited. */
export const endFirstPassword = async (tx: PropertyTx, id: string): Promise<void> => {
  await answerOf(tx, sql<string>`end_first_password(${id})`)
}

/** Lets somebody of an owner's other property work here; false where there is no such person. */
export const linkPerson = (tx: PropertyTx, id: string, ownerId: string, by: string): Promise<boolean> =>
  answerOf(tx, sql<boolean>`link_person(${id}, ${ownerId}, ${by})`)

/** Saves what is known of a person. */
export const changePerson = async (
  tx: PropertyTx,
  { id, fullName, ...facts }: Pick<PersonHere, 'id' | 'fullName' | 'email' | 'phone' | 'address' | 'position'>,
): Promise<void> => {
  await answerOf(tx, sql<string>`change_person(${id}, ${JSON.stringify({ ...facts, full_name: fullName })})`)
}

/** Whether a person works at another property too, as far as an owner of both can tell. */
export const mayChangeEmail = async (tx: PropertyTx, id: string): Promise<boolean> =>
  (await answerOf(tx, sql<boolean | null>`email_is_open(${id})`)) === true

/** Saves whether a person works here and with which rights, and returns the new version. */
export const savePlace = async (
  tx: PropertyTx,
  place: { readonly id: string; readonly active: boolean; readonly groupIds: readonly string[]; readonly codes: readonly FunctionCode[] },
  by: string,
): Promise<number> => {
  const of = { property_id: tx.propertyId, account_id: place.id }
  await tx.db.deleteFrom('staff_group_member').where('property_id', '=', tx.propertyId).where('account_id', '=', place.id).execute()
  await tx.db.deleteFrom('member_function').where('property_id', '=', tx.propertyId).where('account_id', '=', place.id).execute()
  const groups = place.groupIds.map((staff_group_id) => ({ ...of, staff_group_id }))
  if (groups.length > 0) await tx.db.insertInto('staff_group_member').values(groups).execute()
  const codes = place.codes.map((function_code) => ({ ...of, function_code }))
  if (codes.length > 0) await tx.db.insertInto('member_function').values(codes).execute()
  const { version } = await tx.db
    .updateTable('membership')
    .set({ active: place.active, version: sql<number>`version + 1`, changed_at: sql<string>`now()`, changed_by: by })
    .where('property_id', '=', tx.propertyId)
    .where('account_id', '=', place.id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** Removes a person who never came in; false where they did. */
export const removePerson = (tx: PropertyTx, id: string): Promise<boolean> => answerOf(tx, sql<boolean>`remove_person(${id})`)

/** What a function of the database answers. */
const answerOf = async <Answer>(tx: PropertyTx, asked: RawBuilder<Answer>): Promise<Answer> => {
  const { answer } = await tx.db.selectNoFrom(asked.as('answer')).$castTo<{ answer: Answer }>().executeTakeFirstOrThrow()
  return answer
}

/** Counted alone: row security makes a join with the accounts slow. */
const membersHere = (tx: PropertyTx) =>
  tx.db.selectFrom('membership as m').select('m.account_id').where('m.property_id', '=', tx.propertyId)

const stateOf = sql<string>`case when not (m.active and a.active) then 'stopped' when not a.has_password then 'invited' else 'working' end`

const personColumns = [
  'a.account_id as id',
  'a.full_name as fullName',
  'a.user_name as userName',
  'a.email',
  'a.phone',
  'a.address',
  'a.position',
  'a.language',
  'a.has_password as hasPassword',
  'a.first_password_until as firstUntil',
  'm.owner',
  'm.entered_at as enteredAt',
  'm.entered_from as enteredFrom',
  'm.entered_with as enteredWith',
  'm.version',
  'm.changed_at as changedAt',
  'm.changed_by as changedBy',
] as const

const peopleOf = (tx: PropertyTx) =>
  membersHere(tx)
    .clearSelect()
    .innerJoin('account as a', 'a.account_id', 'm.account_id')
    .select(personColumns)
    .select((eb) => [
      sql<boolean>`m.active and a.active`.as('active'),
      sql<boolean>`has_second_factor(a.account_id)`.as('secondFactor'),
      sql<boolean>`a.password_is_first and first_password_is_open(a.account_id, now())`.as('firstIsOpen'),
      jsonArrayFrom(
        eb
          .selectFrom('staff_group_member as gm')
          .innerJoin('staff_group as g', (join) =>
            join.onRef('g.property_id', '=', 'gm.property_id').onRef('g.staff_group_id', '=', 'gm.staff_group_id'),
          )
          .select(['g.staff_group_id as id', 'g.name_vi as nameVi', 'g.name_en as nameEn', 'g.active'])
          .select(codesOfGroup.as('codes'))
          .whereRef('gm.property_id', '=', 'm.property_id')
          .whereRef('gm.account_id', '=', 'm.account_id')
          .orderBy(named('g.name_vi'))
          .orderBy('g.staff_group_id'),
      ).as('groups'),
      sql<string[]>`array(select f.function_code from member_function f
         where f.property_id = m.property_id and f.account_id = m.account_id)`.as('codes'),
    ])
    .$castTo<StoredPerson>()

type StoredGroup = Omit<GroupOfPerson, 'codes'> & { readonly codes: readonly string[] }
type StoredPerson = Omit<PersonHere, 'groups' | 'codes' | 'firstPassword'> & {
  readonly groups: readonly StoredGroup[]
  readonly codes: readonly string[]
  readonly firstUntil: string | null
  readonly firstIsOpen: boolean
}

const codesOfGroup = sql<string[]>`array(select gf.function_code from staff_group_function gf
  where gf.property_id = g.property_id and gf.staff_group_id = g.staff_group_id)`

const withCodes = (group: StoredGroup): GroupOfPerson => ({ ...group, codes: wholeCodes(codesAmong(group.codes)) })

const personOf = ({ groups, codes, firstUntil, firstIsOpen, ...person }: StoredPerson): PersonHere => ({
  ...person,
  firstPassword: firstUntil === null ? null : { expiresAt: firstUntil, isOpen: firstIsOpen },
  groups: groups.map(withCodes),
  codes: wholeCodes(codesAmong(codes)),
})

const matching = async (tx: PropertyTx, { text, state, groupId }: Pick<PeopleFilter, 'text' | 'state' | 'groupId'>) => [
  ...(text === '' ? [] : [await personNamed(tx, text)]),
  ...(state === undefined ? [] : [inState[state]]),
  ...(groupId === undefined
    ? []
    : [
        sql<boolean>`exists (select from staff_group_member gm
          where gm.property_id = m.property_id and gm.account_id = m.account_id and gm.staff_group_id = ${groupId})`,
      ]),
]

const accounts = (condition: 'active' | 'not active' | 'has_password' | 'not has_password') =>
  sql<boolean>`m.account_id in (select x.account_id from account x where ${sql.raw(condition)})`

/** The same for the filter. */
const inState = {
  stopped: sql<boolean>`(not m.active or ${accounts('not active')})`,
  invited: sql<boolean>`(m.active and ${accounts('active')} and ${accounts('not has_password')})`,
  working: sql<boolean>`(m.active and ${accounts('active')} and ${accounts('has_password')})`,
}
