import { contractCalls, type legalForm } from '@innkeeper/protocol/calls/contract'
import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '../../../kit/ask.ts'
import { Refused } from '../../../kit/refused.ts'
import { useAlerts } from '../../../kit/use-alerts.ts'
import { useForm, type Form } from '../../../kit/use-form.ts'

/** The contract as it was read. */
export type Contract = AnswerOf<'contract/get-info'>

/** The form of its legal information. */
export type ContractFormOf = Form<'contract/update'>

/** One of its fields. */
export type LegalName = keyof typeof legalForm.shape

/** The form of the legal information. Where somebody else saved first, or the contract was released, it is read again. */
export function useContractForm(contract: Contract, readAgain: () => void): ContractFormOf {
  const alerts = useAlerts()
  return useForm('contract/update', {
    schema: contractCalls['contract/update'].input,
    initial: valuesOf(contract),
    draft: 'legal',
    done: () => alerts.success(saved),
    failed: (error) => {
      if (error instanceof Refused && (error.key === 'contractChanged' || error.key === 'contractReleased')) readAgain()
    },
  })
}

/** What stands in the form of a contract; what is not on file yet is empty. */
export const valuesOf = (contract: Contract) => ({
  version: contract.version,
  businessName: contract.businessName ?? undefined,
  taxCode: contract.taxCode ?? undefined,
  address: contract.address ?? undefined,
  bankAccountNumber: contract.bankAccountNumber ?? undefined,
  accountOwner: contract.accountOwner ?? undefined,
  bank: contract.bank ?? undefined,
  branch: contract.branch ?? undefined,
  legalRepresentative: contract.legalRepresentative ?? undefined,
  signer: contract.signer ?? undefined,
  position: contract.position ?? undefined,
  commission: contract.commission ?? undefined,
})

const saved = say('Đã lưu thông tin pháp lý.', 'The legal information is saved.')
