import type { ContractPlace } from '@innkeeper/rules/e-contract/contract-steps'
import type { PropertyKind } from '@innkeeper/rules/property/property-kind'
import { sql } from 'kysely'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** What a contract is drawn up from, and where it is. */
export type ContractFacts = {
  readonly kind: PropertyKind
  readonly place: ContractPlace
  readonly code: string
  readonly nameVi: string
  readonly nameEn: string
  readonly timeZone: string
  readonly businessName: string | null
  readonly taxCode: string | null
  readonly address: string | null
  readonly bankAccountNumber: string | null
  readonly accountOwner: string | null
  readonly bank: string | null
  readonly bankName: string | null
  readonly branch: string | null
  readonly legalRepresentative: string | null
  readonly signer: string | null
  readonly position: string | null
  readonly proposed: number | null
  readonly agreed: number | null
  readonly endsOn: string | null
  readonly version: number
  readonly changedBy: string
  /** The contract that counts or is being drawn up. */
  readonly paperId: string | null
  /** Its number; empty where there is none. */
  readonly number: string
  /** The announcement of its end that was sent last. */
  readonly endTold: number | null
}

/** What the contract of a property is drawn up from, and where it is; undefined where there is no such property. */
export const contractFacts = (tx: PropertyTx): Promise<ContractFacts | undefined> =>
  tx.db
    .selectFrom('property as p')
    .leftJoin('e_contract as c', 'c.property_id', 'p.property_id')
    .leftJoin('contract_paper as d', (join) =>
      join.onRef('d.property_id', '=', 'c.property_id').onRef('d.contract_paper_id', '=', 'c.contract_paper_id'),
    )
    .leftJoin('bank as b', 'b.bank_bin', 'c.bank_bin')
    .select(['p.code', 'p.kind', 'p.name_vi as nameVi', 'p.name_en as nameEn', 'p.time_zone as timeZone'])
    .select(['c.business_name as businessName', 'c.tax_code as taxCode', 'c.address', 'c.bank_account_number as bankAccountNumber'])
    .select(['c.account_owner as accountOwner', 'c.bank_bin as bank', 'b.name as bankName', 'c.branch'])
    .select(['c.legal_representative as legalRepresentative', 'c.signer', 'c.signer_position as position'])
    .select(['c.commission_basis_points as proposed', 'c.agreed_commission_basis_points as agreed', 'c.ends_on as endsOn'])
    .select(['c.contract_paper_id as paperId', 'c.end_told as endTold'])
    .select([
      sql`coalesce(contract_place(c.state, c.desk), 'not created')`.as('place'),
      sql`coalesce(d.number, '')`.as('number'),
      sql`coalesce(c.version, 0)`.as('version'),
      sql`coalesce(c.changed_by, '')`.as('changedBy'),
    ])
    .where('p.property_id', '=', tx.propertyId)
    .$castTo<ContractFacts>()
    .executeTakeFirst()
