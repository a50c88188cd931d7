import type { CallOutput, CallRequest } from '@innkeeper/protocol/catalogue'
import { legalFields } from '@innkeeper/rules/completeness/completeness'
import { sql } from 'kysely'
import { momentInJson } from '#database/parsers.ts'
import { isThere } from '#kit/records/list.ts'
import { lockProperty } from '#kit/records/own-record.ts'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'

type Contract = Omit<CallOutput<'contract/get-info'>, 'open'>
type Legal = Omit<CallRequest<'contract/update'>, 'version'>

/** The contract of the session's property with its legal information; a contract that nobody has started has version 0. */
export const contractOf = (tx: PropertyTx): Promise<Contract> =>
  tx.db
    .selectFrom('property as p')
    .leftJoin('e_contract as c', 'c.property_id', 'p.property_id')
    .select(['c.business_name as businessName', 'c.tax_code as taxCode', 'c.address', 'c.bank_account_number as bankAccountNumber'])
    .select(['c.account_owner as accountOwner', 'c.bank_bin as bank', 'c.branch', 'c.legal_representative as legalRepresentative'])
    .select(['c.signer', 'c.signer_position as position', 'c.ends_on as endsOn'])
    .select([
      sql`coalesce(${counting}, c.commission_basis_points)`.as('commission'),
      agreed.as('agreed'),
      sql`coalesce(c.state, 'not created')`.as('state'),
      sql`coalesce(c.version, 0)`.as('version'),
      sql`case when c.changed_by <> '' then c.changed_at end`.as('changedAt'),
      sql`coalesce(c.changed_by, '')`.as('changedBy'),
    ])
    .where('p.property_id', '=', tx.propertyId)
    .$castTo<Contract>()
    .executeTakeFirstOrThrow()

/** The contract, locked until the transaction ends; where there is none yet the property is locked, so that two people do not start one. */
export const contractToChange = async (tx: PropertyTx): Promise<Contract> => {
  await lockProperty(tx)
  return contractOf(tx)
}

type PropertyNames = { readonly code: string; readonly nameVi: string; readonly nameEn: string }

/** The names of a property. */
export const namesOf = (tx: Tx, propertyId: string): Promise<PropertyNames | undefined> =>
  tx.db
    .selectFrom('property')
    .select(['code', 'name_vi as nameVi', 'name_en as nameEn'])
    .where('property_id', '=', propertyId)
    .executeTakeFirst()

/** What counts today: the last signed paper says it, or else what was agreed before there was one. */
const counting = sql`coalesce(commission_on(p.property_id, (now() at time zone p.time_zone)::date), c.agreed_commission_basis_points)`

const agreed = sql`case when c.agreed_commission_basis_points is not null then json_build_object(
  'commission', ${counting}, 'at', ${sql.raw(momentInJson('c.commission_agreed_at'))},
  'person', c.commission_agreed_by) end`

/** Only the legal information, as the diary keeps it. */
export const legalOf = (contract: Contract) => Object.fromEntries(legalFields.map((name) => [name, contract[name]]))

/** Whether a bank is in the list. */
export const isBank = (tx: PropertyTx, bin: string): Promise<boolean> => isThere(tx.db.selectFrom('bank').where('bank_bin', '=', bin))

/** Saves the legal information, also of a contract that nobody has started, and returns its new version. */
export const saveLegal = async (tx: PropertyTx, legal: Legal, person: string): Promise<number> => {
  const columns = {
    business_name: legal.businessName,
    tax_code: legal.taxCode,
    address: legal.address,
    bank_account_number: legal.bankAccountNumber,
    account_owner: legal.accountOwner,
    bank_bin: legal.bank,
    branch: legal.branch,
    legal_representative: legal.legalRepresentative,
    signer: legal.signer,
    signer_position: legal.position,
    commission_basis_points: legal.commission,
    changed_by: person,
  }
  const { version } = await tx.db
    .insertInto('e_contract')
    .values({ property_id: tx.propertyId, ...columns })
    .onConflict((conflict) =>
      conflict
        .column('property_id')
        .doUpdateSet((eb) => ({ ...columns, version: eb('e_contract.version', '+', 1), changed_at: new Date().toISOString() })),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** What the platform agreed to on a property's commission. */
export type Agreement = { readonly commission: number; readonly person: string }

/** Writes the agreed commission, as the platform, also where nobody has started the contract, and returns the contract's new version. */
export const saveAgreedCommission = async (tx: Tx, propertyId: string, { commission, person }: Agreement): Promise<number> => {
  const agreement = {
    agreed_commission_basis_points: commission,
    commission_agreed_at: sql<string>`now()`,
    commission_agreed_by: person,
    changed_by: person,
  }
  const { version } = await tx.db
    .insertInto('e_contract')
    .values({ property_id: propertyId, ...agreement })
    .onConflict((conflict) =>
      conflict
        .column('property_id')
        .doUpdateSet((eb) => ({ ...agreement, version: eb('e_contract.version', '+', 1), changed_at: sql<string>`now()` })),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}
