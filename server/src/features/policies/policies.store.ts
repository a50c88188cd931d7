import type { Language } from '@innkeeper/protocol/say'
import type { policySorts } from '@innkeeper/protocol/shapes/policy-shapes'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { toColumns } from '#database/columns.ts'
import type { CancellationPolicy } from '#database/tables.gen.ts'
import type { Listed } from '#kit/call/listed.ts'
import { inAskedOrder } from '#kit/records/list-order.ts'
import { contain, is, nameIn } from '#kit/records/list.ts'
import { pageOf, type Page } from '#kit/records/pages.ts'
import { deleteRecord, lastChange, updateRecord } from '#kit/records/own-record.ts'
import { awaitLock } from '#kit/transaction/await-lock.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** The kinds of policies of a property; their tables have the same columns, and packages name both kinds in the same way. */
export type PolicyKind = 'cancellation' | 'payment'

/** A policy's row; the terms depend on the kind. */
export type StoredPolicy<Terms> = {
  readonly nameVi: string
  readonly nameEn: string
  readonly standard: boolean
  readonly active: boolean
  readonly terms: Terms
}

/** A package that a policy applies to; `byDefault` where the package names none and the policy is the standard one. */
export type PolicyPlan = {
  readonly id: string
  readonly nameVi: string
  readonly nameEn: string
  readonly active: boolean
  readonly byDefault: boolean
}

/** A policy as an answer has it. */
export type PolicyRow<Terms> = StoredPolicy<Terms> & {
  readonly id: string
  readonly version: number
  readonly changedAt: string
  readonly changedBy: string
  readonly plans: PolicyPlan[]
}

/** The filter of a list of policies. */
export type PolicyFilter = {
  readonly text: string
  readonly active?: boolean | undefined
  readonly sort?: (typeof policySorts)[number] | undefined
  readonly descending?: boolean
}

/** A page of policies, of their own the standard one first, then those in use, then by name; and how many there are. */
export const listPolicies = async <Terms>(
  tx: PropertyTx,
  kind: PolicyKind,
  filter: PolicyFilter & { readonly language: Language },
  page: Page,
): Promise<Listed<PolicyRow<Terms>[]>> => {
  const { text, active, sort, descending = false, language } = filter
  const name = nameIn(language, 'p.')
  const found = policiesOf(tx, kind)
    .where(contain(text, 'p.name_vi', 'p.name_en'))
    .where(is('p.active', active))
  const own = (all: ReturnType<typeof recordsOf<Terms>>) =>
    all.orderBy('p.standard', 'desc').orderBy('p.active', 'desc').orderBy(name).orderBy(idOf(kind))
  const sorted = inAskedOrder(
    recordsOf<Terms>(found, kind),
    { sort, descending },
    { by: { name, state: sql.ref('p.active') }, tieBreaker: 'id', own },
  )
  return pageOf(tx, { found, sorted, whole: policiesOf(tx, kind) }, page)
}

/** A policy by its id; undefined where the property has none. */
export const findPolicy = <Terms>(tx: PropertyTx, kind: PolicyKind, id: string): Promise<PolicyRow<Terms> | undefined> =>
  recordsOf<Terms>(policyWith(tx, kind, id), kind).executeTakeFirst()

/** A policy by its id, locked until the transaction ends: nobody changes it, and no package starts to name it meanwhile. */
export const lockPolicy = async <Terms>(tx: PropertyTx, kind: PolicyKind, id: string): Promise<PolicyRow<Terms> | undefined> => {
  await policyWith(tx, kind, id).forUpdate().execute()
  return findPolicy(tx, kind, id)
}

/** Adds a policy and returns it; the first active policy becomes the standard one. */
export const insertPolicy = async <Terms extends object>(
  tx: PropertyTx,
  kind: PolicyKind,
  policy: StoredPolicy<Terms>,
  person: string,
): Promise<PolicyRow<Terms>> => {
  const id = uuidv7()
  if (policy.standard) await endStandard(tx, kind, { but: id, person })
  const standards = policiesOf(tx, kind).where('p.standard', '=', true)
  const columns = {
    ...columnsOf(policy),
    property_id: tx.propertyId,
    changed_by: person,
    standard: sql<boolean>`${policy.standard} or (${policy.active} and not exists ${standards})`,
  }
  await (
    kind === 'cancellation'
      ? tx.db.insertInto('cancellation_policy').values({ ...columns, cancellation_policy_id: id })
      : tx.db.insertInto('payment_policy').values({ ...columns, payment_policy_id: id })
  ).execute()
  const made = await findPolicy<Terms>(tx, kind, id)
  if (made === undefined) throw new Error('a policy that was made is there')
  return made
}

/** Replaces a locked policy and returns its new version. */
export const updatePolicy = async (
  tx: PropertyTx,
  kind: PolicyKind,
  { id, version, ...policy }: StoredPolicy<object> & { readonly id: string; readonly version: number },
  person: string,
): Promise<number> => {
  if (policy.standard) await endStandard(tx, kind, { but: id, person })
  return updateRecord(tx, tables[kind], { id, version }, { columns: columnsOf(policy), person })
}

/** Deletes a policy that no package names. */
export const deletePolicy = (tx: PropertyTx, kind: PolicyKind, id: string): Promise<void> => deleteRecord(tx, tables[kind], id)

/** Lets one person at a time change which policy is the standard one. */
export const lockStandard = (tx: PropertyTx, kind: PolicyKind): Promise<void> => awaitLock(tx, `${kind} policy ${tx.propertyId}`)

const endStandard = async (tx: PropertyTx, kind: PolicyKind, { but, person }: { but: string; person: string }): Promise<void> => {
  await tx.db
    .updateTable(tables[kind])
    .set({ standard: false, version: sql<number>`version + 1`, changed_at: sql<string>`now()`, changed_by: person })
    .where('property_id', '=', tx.propertyId)
    .where('standard', '=', true)
    .where(idOf(kind), '<>', but)
    .execute()
}

const tables = { cancellation: 'cancellation_policy', payment: 'payment_policy' } as const

const idOf = (kind: PolicyKind) => sql.ref<string>(`${tables[kind]}_id`)

const policiesOf = (tx: PropertyTx, kind: PolicyKind) =>
  tx.db.selectFrom(sql<CancellationPolicy>`${sql.table(tables[kind])}`.as('p')).where('p.property_id', '=', tx.propertyId)

const policyWith = (tx: PropertyTx, kind: PolicyKind, id: string) => policiesOf(tx, kind).where(idOf(kind), '=', id)

const recordsOf = <Terms>(found: ReturnType<typeof policiesOf>, kind: PolicyKind) =>
  found
    .select(['p.name_vi as nameVi', 'p.name_en as nameEn', 'p.standard', 'p.active', 'p.terms', ...lastChange])
    .select([idOf(kind).as('id'), plansOf(kind).as('plans')])
    .$castTo<PolicyRow<Terms>>()

const plansOf = (kind: PolicyKind) => {
  const [own, named] = [sql.ref(`p.${tables[kind]}_id`), sql.ref(`r.${tables[kind]}_id`)]
  return sql<PolicyPlan[]>`coalesce((
    select json_agg(json_build_object('id', r.rate_plan_id, 'nameVi', r.name_vi, 'nameEn', r.name_en, 'active', r.active,
        'byDefault', ${named} is null) order by r.display_order = 0, r.display_order, r.name_vi, r.rate_plan_id)
      from rate_plan r
     where r.property_id = p.property_id and (${named} = ${own} or (p.standard and ${named} is null))), '[]')`
}

const columnsOf = ({ terms, ...fields }: StoredPolicy<object>) => ({ ...toColumns(fields), terms: JSON.stringify(terms) })
