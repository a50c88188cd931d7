import type { AmendmentStep } from '@innkeeper/rules/e-contract/amendment-steps'
import type { ContractMover, ContractPlace, ContractStep } from '@innkeeper/rules/e-contract/contract-steps'
import { v7 as uuidv7 } from 'uuid'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'

/** A step that was done: of which paper, from where to where, by whom, and what they noted. The clock is nobody. */
export type DoneStep = {
  readonly step: ContractStep | AmendmentStep
  readonly paperId: string | null
  readonly from: ContractPlace
  readonly to: ContractPlace
  readonly by: ContractMover
  readonly person: { readonly accountId: string; readonly fullName: string } | null
  readonly note: string
}

/** Writes a line of the time line; the contract moves with it, and with nothing else. */
export const insertStep = async (tx: PropertyTx, done: DoneStep): Promise<void> => {
  await tx.db
    .insertInto('contract_step')
    .values({
      property_id: tx.propertyId,
      contract_step_id: uuidv7(),
      contract_paper_id: done.paperId,
      step: done.step,
      from_place: done.from,
      to_place: done.to,
      mover: done.by,
      account_id: done.person?.accountId ?? null,
      person: done.person?.fullName ?? '',
      note: done.note,
    })
    .execute()
}

/** Which managers an administrator is. */
export const managerTypesOf = async (tx: Tx, accountId: string): Promise<readonly ('AM' | 'SM' | 'CM')[]> => {
  const { types } = await tx.db
    .selectFrom('account')
    .select('admin_types as types')
    .where('account_id', '=', accountId)
    .$castTo<{ types: readonly ('AM' | 'SM' | 'CM')[] }>()
    .executeTakeFirstOrThrow()
  return types
}
