import { contractCalls } from '@innkeeper/protocol/calls/setting/contract'
import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import type { Form } from '#kit/forms/use-form.ts'
import { recordValues } from '#record/record-values.ts'
import { useSavedForm } from '#record/use-saved-form.ts'

/** The contract as it was read. */
export type Contract = AnswerOf<'contract/get-info'>

/** The form of its legal information. */
export type ContractFormOf = Form<'contract/update'>

/** The form of the legal information. Where somebody else saved first, or the contract was released, it is read again. */
export const useContractForm = (contract: Contract, readAgain: () => void): ContractFormOf =>
  useSavedForm('contract/update', {
    input: contractInput,
    initial: recordValues<'contract/update'>(contractInput, contract),
    draft: 'legal',
    saved,
    readAgain,
  })

/** What the call takes that saves it. */
export const contractInput = contractCalls['contract/update'].input

const saved = say('Đã lưu thông tin pháp lý.', 'The legal information is saved.')
