import type { Language } from '@innkeeper/protocol/say'
import { v7 as uuidv7 } from 'uuid'
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
export type PolicyFilter = { readonly text: string; readonly active?: boolean | undefined }

// Each table is written out, so that a search for its name finds its readers and writers.
const tables = {
  cancellation: {
    from: 'from cancellation_policy p',
    id: 'cancellation_policy_id',
    insert: 'insert into cancellation_policy',
    update: 'update cancellation_policy',
    remove: 'delete from cancellation_policy',
  },
  payment: {
    from: 'from payment_policy p',
    id: 'payment_policy_id',
    insert: 'insert into payment_policy',
    update: 'update payment_policy',
    remove: 'delete from payment_policy',
  },
} as const satisfies Record<PolicyKind, object>

const columnsOf = (kind: PolicyKind): string => `
  p.${tables[kind].id} as id, p.name_vi as "nameVi", p.name_en as "nameEn", p.standard, p.active, p.terms, p.version,
  p.changed_at as "changedAt", p.changed_by as "changedBy", coalesce((
    select json_agg(json_build_object('id', r.rate_plan_id, 'nameVi', r.name_vi, 'nameEn', r.name_en, 'active', r.active,
        'byDefault', r.${tables[kind].id} is null) order by r.display_order = 0, r.display_order, r.name_vi, r.rate_plan_id)
      from rate_plan r
     where r.property_id = p.property_id
       and (r.${tables[kind].id} = p.${tables[kind].id} or (p.standard and r.${tables[kind].id} is null))), '[]') as plans`

const matching = `p.property_id = $1 and position(folded($2::text) in folded(p.name_vi || ' ' || p.name_en)) > 0
  and ($3::boolean is null or p.active = $3)`

/** A page of policies: the standard one first, then those in use, then by name; and their total number. */
export const listPolicies = async <Terms>(
  tx: PropertyTx,
  kind: PolicyKind,
  filter: PolicyFilter & { readonly limit: number | null; readonly offset: number; readonly language: Language },
) => {
  const { text, active = null, limit, offset, language } = filter
  const name = language === 'vi' ? 'p.name_vi' : 'p.name_en'
  const rows = await tx.rows<PolicyRow<Terms>>(
    `select ${columnsOf(kind)} ${tables[kind].from} where ${matching}
      order by p.standard desc, p.active desc, ${name} collate "vi-x-icu", id limit $4 offset $5`,
    [tx.propertyId, text, active, limit, offset],
  )
  const [count] = await tx.rows<{ total: number }>(`select count(*) as total ${tables[kind].from} where ${matching}`, [
    tx.propertyId,
    text,
    active,
  ])
  return { rows, total: count?.total ?? 0 }
}

/** A policy by its id; undefined where the property has none. */
export const findPolicy = async <Terms>(tx: PropertyTx, kind: PolicyKind, id: string): Promise<PolicyRow<Terms> | undefined> => {
  const [policy] = await tx.rows<PolicyRow<Terms>>(
    `select ${columnsOf(kind)} ${tables[kind].from} where p.property_id = $1 and p.${tables[kind].id} = $2`,
    [tx.propertyId, id],
  )
  return policy
}

/** A policy by its id, locked until the transaction ends: nobody changes it, and no package starts to name it meanwhile. */
export const lockPolicy = async <Terms>(tx: PropertyTx, kind: PolicyKind, id: string): Promise<PolicyRow<Terms> | undefined> => {
  await tx.rows(`select ${tables[kind].from} where p.property_id = $1 and p.${tables[kind].id} = $2 for update`, [tx.propertyId, id])
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
  await tx.rows(
    `${tables[kind].insert} (property_id, ${tables[kind].id}, name_vi, name_en, standard, active, terms, changed_by)
     values ($1, $2, $3, $4, $5 or ($6 and not exists (select ${tables[kind].from} where p.property_id = $1 and p.standard)), $6, $7, $8)`,
    [tx.propertyId, id, ...valuesOf(policy), person],
  )
  const made = await findPolicy<Terms>(tx, kind, id)
  if (made === undefined) throw new Error('a policy that was made is there')
  return made
}

/** Replaces a locked policy and returns its new version. */
export const updatePolicy = async (
  tx: PropertyTx,
  kind: PolicyKind,
  { id, ...policy }: StoredPolicy<object> & { readonly id: string },
  person: string,
): Promise<number> => {
  if (policy.standard) await endStandard(tx, kind, { but: id, person })
  const [saved] = await tx.rows<{ version: number }>(
    `${tables[kind].update} set name_vi = $3, name_en = $4, standard = $5, active = $6, terms = $7, version = version + 1,
        changed_at = now(), changed_by = $8
      where property_id = $1 and ${tables[kind].id} = $2 returning version`,
    [tx.propertyId, id, ...valuesOf(policy), person],
  )
  if (saved === undefined) throw new Error('a policy that is held is there')
  return saved.version
}

/** Deletes a policy that no package names. */
export const deletePolicy = async (tx: PropertyTx, kind: PolicyKind, id: string): Promise<void> => {
  await tx.rows(`${tables[kind].remove} where property_id = $1 and ${tables[kind].id} = $2`, [tx.propertyId, id])
}

/** Lets one person at a time change which policy is the standard one. */
export const lockStandard = async (tx: PropertyTx, kind: PolicyKind): Promise<void> => {
  await tx.rows(`select pg_advisory_xact_lock(hashtextextended($2 || ' policy ' || $1, 0))`, [tx.propertyId, kind])
}

const endStandard = async (tx: PropertyTx, kind: PolicyKind, { but, person }: { but: string; person: string }): Promise<void> => {
  await tx.rows(
    `${tables[kind].update} set standard = false, version = version + 1, changed_at = now(), changed_by = $3
      where property_id = $1 and standard and ${tables[kind].id} <> $2`,
    [tx.propertyId, but, person],
  )
}

const valuesOf = ({ nameVi, nameEn, standard, active, terms }: StoredPolicy<object>): readonly unknown[] => [
  nameVi,
  nameEn,
  standard,
  active,
  JSON.stringify(terms),
]
