import type { RefusalDetail, Refused } from '#kit/call/refuse.ts'
import { lockProperty } from '#kit/records/own-record.ts'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'
import { present } from '#kit/records/present.ts'
import { contractFacts, type ContractFacts } from '../papers/contract-facts.store.ts'
import { managerTypesOf } from '../steps/contract-steps.store.ts'

type Asking = {
  readonly tx: Tx
  readonly person: { readonly accountId: string }
  readonly refusal: (key: 'notFound' | 'contractMoved', detail?: RefusalDetail) => Refused
}

/** A contract that an administrator acts on, locked until the transaction ends, and which managers they are. */
export type LockedContract = {
  readonly tx: PropertyTx
  readonly facts: ContractFacts
  readonly as: readonly ('AM' | 'SM' | 'CM')[]
}

/** Locks the contract of a property; refused where there is no such property, or where the contract is no longer as it was seen. */
export const lockContract = async (at: Asking, id: string, seen?: number): Promise<LockedContract> => {
  const tx: PropertyTx = { ...at.tx, propertyId: id }
  await lockProperty(tx)
  const facts = present(at, await contractFacts(tx), 'notFound')
  if (seen !== undefined && facts.version !== seen) throw at.refusal('contractMoved', { values: { person: facts.changedBy } })
  return { tx, facts, as: await managerTypesOf(at.tx, at.person.accountId) }
}
