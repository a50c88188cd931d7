import { contractArticles } from '@innkeeper/protocol/shapes/contract-shapes'
import type { CallOutput, CallRequest } from '@innkeeper/protocol/catalogue'
import type { AmendmentState } from '@innkeeper/rules/e-contract/amendment-steps'
import type { ContractPlace } from '@innkeeper/rules/e-contract/contract-steps'
import type { Language } from '@innkeeper/protocol/say'
import type { PropertyKind } from '@innkeeper/rules/property/property-kind'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Listed } from '#kit/call/listed.ts'
import { contain, isThere, nameIn, oneOf } from '#kit/records/list.ts'
import { inAskedOrder } from '#kit/records/list-order.ts'
import { pageOf, type Page } from '#kit/records/pages.ts'
import type { Tx } from '#kit/transaction/transaction.ts'

type Row = CallOutput<'supplier/contract/get-all'>[number]
type Asked = CallRequest<'supplier/contract/export'> & Page
type Filter = Pick<Asked, 'text' | 'view'>
type Managers = readonly ('AM' | 'SM' | 'CM')[]

/**
 * The places where a contract waits for a manager. That of a property which was approved, but has no text yet, waits for the account manager
 * too: without it the property cannot go on sale.
 */
const waitsFor: Readonly<Record<'AM' | 'SM' | 'CM', readonly ContractPlace[]>> = {
  AM: ['with AM', 'released'],
  SM: ['with SM'],
  CM: ['with CM', 'accepted', 'completed'],
}

const place = sql<ContractPlace>`coalesce(contract_place(c.state, c.desk), 'not created')`

const from = (tx: Tx) =>
  tx.db
    .selectFrom('property as p')
    .leftJoin('e_contract as c', 'c.property_id', 'p.property_id')
    .leftJoin('contract_paper as d', (join) =>
      join.onRef('d.property_id', '=', 'c.property_id').onRef('d.contract_paper_id', '=', 'c.contract_paper_id'),
    )

/** The state of a property's open amendment, as `stateOfPaper` of the rules says it; null where none is open. */
const amendment = sql<Row['amendment']>`(
  select case when a.published_at is null then 'draft' when signed.property then 'completed' else 'wait sign' end
    from contract_paper a
   cross join lateral (
     select coalesce(bool_or(s.side = 'property'), false) as property, coalesce(bool_or(s.side = 'platform'), false) as platform
       from contract_signature s where s.property_id = a.property_id and s.contract_paper_id = a.contract_paper_id) signed
   where a.property_id = p.property_id and a.kind = 'amendment' and a.withdrawn_at is null and not signed.platform
   order by a.created_at desc limit 1)`

/** The states in which an amendment waits for the contract manager, who releases it and signs it last. */
const amendmentsForCm: readonly AmendmentState[] = ['draft', 'completed']

const inView = (view: Filter['view'], as: Managers) => {
  const mine = as.flatMap((one) => waitsFor[one])
  const amendments = as.includes('CM') ? amendmentsForCm : []
  const toDraw = sql<boolean>`(${as.includes('AM')} and p.state = 'approved' and ${place} in ('not created', 'with AM'))`
  const views = {
    mine: sql<boolean>`case when c.contract_paper_id is null then ${toDraw}
      else (${place} = any(${mine}) or ${amendment} = any(${amendments})) end`,
    signing: sql<boolean>`(c.state in ('released', 'wait sign', 'completed'))`,
    signed: sql<boolean>`(c.state in ('signed', 'in dispute'))`,
    ending: sql<boolean>`(c.state = 'signed' and c.ends_on <= (now() at time zone p.time_zone)::date + 60)`,
    all: sql<boolean>`true`,
  }
  return views[view]
}

const found = (tx: Tx, { text, view }: Filter, as: Managers) =>
  from(tx)
    .where(inView(view, as))
    .where((eb) => eb.or([contain(text, 'p.name_vi', 'p.name_en', 'p.code'), sql<boolean>`d.number ilike ${`%${text}%`}`]))

const commission = sql`coalesce(commission_on(p.property_id, (now() at time zone p.time_zone)::date), c.agreed_commission_basis_points)`
const since = sql`case when c.changed_by <> '' then c.changed_at end`

/** A page of the contracts of a view: of its own, the one that has waited longest comes first, the ones that wait for nobody last. */
export const contractRows = (tx: Tx, asked: Asked, as: Managers, language: Language): Promise<Listed<Row[]>> => {
  const all = found(tx, asked, as)
  const name = nameIn(language, 'p.')
  const rows = all
    .select(['p.property_id as id', 'p.code', 'p.kind', 'p.name_vi as nameVi', 'p.name_en as nameEn', 'c.ends_on as endsOn'])
    .select([
      place.as('place'),
      sql`coalesce(c.state, 'not created')`.as('state'),
      amendment.as('amendment'),
      sql`coalesce(d.number, '')`.as('number'),
      commission.as('commission'),
      since.as('since'),
      sql`coalesce(c.changed_by, '')`.as('person'),
    ])
    .$castTo<Row>()
  const sorted = inAskedOrder(rows, asked, {
    by: { name, number: sql.ref('d.number'), place: sql`${place}`, commission, endsOn: sql.ref('c.ends_on'), since },
    tieBreaker: 'p.property_id',
    own: (query) =>
      query
        .orderBy(sql`${oneOf('c.state', ['create', 'released', 'wait sign', 'completed', 'in dispute'])} is not true`)
        .orderBy('c.changed_at')
        .orderBy('p.property_id'),
  })
  return pageOf(tx, { found: all, sorted, whole: found(tx, { text: '', view: 'all' }, as) }, asked)
}

/** Every edition of every template, the newest first. */
export const templates = async (tx: Tx): Promise<CallOutput<'supplier/contract/templates'>> => {
  const rows = await tx.db
    .selectFrom('contract_template')
    .select(['contract_template_id as id', 'kind', 'edition', 'name_vi as nameVi', 'name_en as nameEn', 'articles'])
    .select(['made_at as madeAt', 'made_by as madeBy'])
    .select(sql<boolean>`edition = max(edition) over (partition by kind)`.as('newest'))
    .orderBy('kind')
    .orderBy('edition', 'desc')
    .$castTo<Omit<CallOutput<'supplier/contract/templates'>[number], 'articles'> & { articles: unknown }>()
    .execute()
  return rows.map((row) => ({ ...row, articles: contractArticles.parse(row.articles) }))
}

/** Whether there is such a template for a kind of property. */
export const hasTemplate = (tx: Tx, templateId: string, kind: PropertyKind): Promise<boolean> =>
  isThere(tx.db.selectFrom('contract_template').where('contract_template_id', '=', templateId).where('kind', '=', kind))

/** The newest edition of a kind's template, 0 for none; no other is saved until the transaction ends. */
export const lockNewestEdition = async (tx: Tx, kind: PropertyKind): Promise<{ edition: number; madeBy: string }> => {
  const newest = await tx.db
    .selectFrom('contract_template')
    .select(['edition', 'made_by as madeBy'])
    .where('kind', '=', kind)
    .orderBy('edition', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest ?? { edition: 0, madeBy: '' }
}

/** Keeps another edition of a template and returns its id. */
export const insertTemplate = async (tx: Tx, template: CallRequest<'supplier/contract/save-template'>, person: string): Promise<string> => {
  const id = uuidv7()
  await tx.db
    .insertInto('contract_template')
    .values({
      contract_template_id: id,
      kind: template.kind,
      edition: template.edition + 1,
      name_vi: template.nameVi,
      name_en: template.nameEn,
      articles: JSON.stringify(template.articles),
      made_by: person,
    })
    .execute()
  return id
}
