import type { Updateable } from 'kysely'
import type { EContract } from '#database/tables.gen.ts'

const columns = {
  businessName: 'business_name',
  taxCode: 'tax_code',
  address: 'address',
  bankAccountNumber: 'bank_account_number',
  accountOwner: 'account_owner',
  bank: 'bank_bin',
  branch: 'branch',
  legalRepresentative: 'legal_representative',
  signer: 'signer',
  position: 'signer_position',
} as const satisfies Record<string, keyof EContract>

/** The columns of the legal information that a record of its fields changes. */
export const columnsOfLegal = (legal: Readonly<Record<string, string>>): Updateable<EContract> =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([name, column]) => {
      const value = legal[name]
      return value === undefined ? [] : [[column, value]]
    }),
  )
