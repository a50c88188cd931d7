import { addDays, type Day } from '@innkeeper/rules/days/day'
import type { PropertyKind } from '@innkeeper/rules/property/property-kind'
import { sql } from 'kysely'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'
import { contractFacts, type ContractFacts } from '#features/e-contracts/papers/contract-facts.store.ts'
import { paperOf, type StoredPaper } from '#features/e-contracts/papers/contract-papers.store.ts'
import type { SeededPeople } from '../accounts.ts'
import { legalByCode, type LegalInformation } from '../content/contract-terms.ts'
import { chancesOf } from '../random.ts'
import type { SeededProperty } from '../seeded.ts'

const seedNumber = 5106

/** How far the contract of a sample property has come. */
export type Progress = 'in review' | 'wait sign' | 'signed'

/** The contract of a sample property, drawn up but not released, with the day on which that began. */
export type DraftedContract = {
  readonly propertyId: string
  readonly progress: Progress
  readonly begun: Day
  readonly people: SeededPeople
  readonly paper: StoredPaper
  readonly facts: ContractFacts
}

/** The properties that sell have a signed contract; of the two hotels that came last, one waits for the property's signature, the other is in review. */
const progressByCode: Readonly<Record<string, Progress>> = { DENLONG: 'wait sign', THONGREO: 'in review' }

/** Writes the legal information of the sample properties and draws their contracts up from the templates of their kinds. */
export const draftContracts = async (
  tx: Tx,
  properties: readonly SeededProperty[],
  { today, ...people }: SeededPeople & { readonly today: Day },
): Promise<readonly DraftedContract[]> => {
  const chances = chancesOf(seedNumber)
  const drafted: DraftedContract[] = []
  for (const { propertyId, code, kind, displayOrder } of properties) {
    const legal = legalByCode[code]
    if (legal === undefined) continue
    const progress = progressByCode[code] ?? 'signed'
    const begun = addDays(today, progress === 'signed' ? -447 + displayOrder * 35 : -6)
    const drawn = {
      legal,
      begun,
      paperId: chances.id(),
      startsOn: addDays(begun, progress === 'signed' ? 6 : 14),
      by: people.admin.fullName,
    }
    const here = { ...tx, propertyId }
    await insertPaper(here, drawn, await templateOf(tx, kind))
    await fillLegal(here, drawn)
    const [paper, facts] = [await paperOf(here, drawn.paperId), await contractFacts(here)]
    if (paper === undefined || facts === undefined) throw new Error(`the sample data has no contract of ${code}`)
    drafted.push({ propertyId, progress, begun, people, paper, facts })
  }
  return drafted
}

type Drawn = {
  readonly legal: LegalInformation
  readonly begun: Day
  readonly startsOn: Day
  readonly paperId: string
  readonly by: string
}

const templateOf = (tx: Tx, kind: PropertyKind): Promise<Template> =>
  tx.db
    .selectFrom('contract_template')
    .select(['contract_template_id', 'name_vi', 'name_en'])
    .where('kind', '=', kind)
    .orderBy('edition', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

type Template = { readonly contract_template_id: string; readonly name_vi: string; readonly name_en: string }

const insertPaper = async (tx: PropertyTx, { legal, begun, startsOn, paperId, by }: Drawn, template: Template): Promise<void> => {
  await tx.db
    .insertInto('contract_paper')
    .values({
      property_id: tx.propertyId,
      contract_paper_id: paperId,
      kind: 'contract',
      number: sql<string>`'HD-' || ${begun.slice(0, 4)}::text || '-' || lpad(nextval('contract_number')::text, 4, '0')`,
      starts_on: startsOn,
      ends_on: addDays(startsOn, 1094),
      commission_basis_points: legal.commission_basis_points,
      created_at: `${begun}T02:00:00Z`,
      created_by: by,
      ...template,
    })
    .execute()
}

const fillLegal = async (tx: PropertyTx, { legal, begun, paperId, by }: Drawn): Promise<void> => {
  await tx.db
    .updateTable('e_contract')
    .set({
      ...legal,
      agreed_commission_basis_points: legal.commission_basis_points,
      commission_agreed_at: `${begun}T02:00:00Z`,
      commission_agreed_by: by,
      contract_paper_id: paperId,
    })
    .where('property_id', '=', tx.propertyId)
    .execute()
}
