import type { CallRequest } from '@innkeeper/protocol/catalogue'
import { say } from '@innkeeper/protocol/say'
import { v7 as uuidv7 } from 'uuid'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

type Amendment = Omit<CallRequest<'supplier/contract/amend'>, 'id' | 'seen'> & { readonly amends: string }

const name = say('Phụ lục hợp đồng', 'Amendment to the contract')

/** Begins an amendment and returns its id and its number. */
export const insertAmendment = async (
  tx: PropertyTx,
  amendment: Amendment,
  person: string,
): Promise<{ readonly paperId: string; readonly number: string }> =>
  tx.db
    .insertInto('contract_paper')
    .values({
      property_id: tx.propertyId,
      contract_paper_id: uuidv7(),
      kind: 'amendment',
      number: '',
      amends: amendment.amends,
      name_vi: name.vi,
      name_en: name.en,
      extra_vi: amendment.textVi,
      extra_en: amendment.textEn,
      starts_on: amendment.startsOn,
      ends_on: amendment.endsOn,
      commission_basis_points: amendment.commission,
      legal: JSON.stringify(amendment.legal),
      created_by: person,
    })
    .returning(['contract_paper_id as paperId', 'number'])
    .executeTakeFirstOrThrow()
