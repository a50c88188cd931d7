import type { CallOutput, CallRequest } from '@innkeeper/protocol/catalogue'
import { legalFields } from '@innkeeper/rules/completeness/completeness'
import { momentInJson } from '#database/parsers.ts'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'

type Contract = Omit<CallOutput<'contract/get-info'>, 'open'>
type Legal = Omit<CallRequest<'contract/update'>, 'version'>

/** The contract of the session's property with its legal information; a contract that nobody has started has version 0. */
export const contractOf = async (tx: PropertyTx): Promise<Contract> => {
  const [contract] = await tx.rows<Contract>(read, [tx.propertyId])
  if (contract === undefined) throw new Error(`property ${tx.propertyId} is gone`)
  return contract
}

/** The contract, locked until the transaction ends; where there is none yet the property is locked, so that two people do not start one. */
export const contractToChange = async (tx: PropertyTx): Promise<Contract> => {
  await tx.rows('select from property where property_id = $1 for no key update', [tx.propertyId])
  return contractOf(tx)
}

type PropertyNames = { readonly code: string; readonly nameVi: string; readonly nameEn: string }

/** The names of a property. */
export const namesOf = async (tx: Tx, propertyId: string): Promise<PropertyNames | undefined> => {
  const [found] = await tx.rows<PropertyNames>(
    `select code, name_vi as "nameVi", name_en as "nameEn" from property where property_id = $1`,
    [propertyId],
  )
  return found
}

const agreed = `case when c.agreed_commission_basis_points is not null then json_build_object('commission', c.agreed_commission_basis_points,
    'at', ${momentInJson('c.commission_agreed_at')}, 'person', c.commission_agreed_by) end`

const read = `
  select c.business_name as "businessName", c.tax_code as "taxCode", c.address, c.bank_account_number as "bankAccountNumber",
    c.account_owner as "accountOwner", c.bank_bin as bank, c.branch, c.legal_representative as "legalRepresentative", c.signer,
    c.signer_position as position, coalesce(c.agreed_commission_basis_points, c.commission_basis_points) as commission,
    ${agreed} as agreed, coalesce(c.state, 'not created') as state,
    c.ends_on as "endsOn", coalesce(c.version, 0) as version,
    case when c.changed_by <> '' then c.changed_at end as "changedAt", coalesce(c.changed_by, '') as "changedBy"
  from property p left join e_contract c on c.property_id = p.property_id where p.property_id = $1`

/** Whether every part of the legal information is filled in. */
export const isWhole = (contract: Contract): boolean => legalFields.every((name) => (contract[name] ?? '') !== '')

/** Only the legal information, as the diary keeps it. */
export const legalOf = (contract: Contract) => Object.fromEntries(legalFields.map((name) => [name, contract[name]]))

/** Whether a bank is in the list. */
export const isBank = async (tx: PropertyTx, bin: string): Promise<boolean> =>
  (await tx.rows('select from bank where bank_bin = $1', [bin])).length > 0

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
  const [saved] = await tx.rows<{ version: number }>(
    `insert into e_contract as c (property_id, agreed_commission_basis_points, commission_agreed_at, commission_agreed_by, changed_by)
       values ($1, $2, now(), $3, $3)
     on conflict (property_id) do update set agreed_commission_basis_points = excluded.agreed_commission_basis_points,
       commission_agreed_at = now(), commission_agreed_by = excluded.commission_agreed_by, version = c.version + 1, changed_at = now(),
       changed_by = excluded.changed_by
     returning version`,
    [propertyId, commission, person],
  )
  if (saved === undefined) throw new Error(`the contract of ${propertyId} was not written`)
  return saved.version
}
