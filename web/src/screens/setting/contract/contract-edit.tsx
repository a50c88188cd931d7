import { hotline } from '@innkeeper/protocol/words/platform/hotline'
import { say } from '@innkeeper/protocol/say'
import { useEffect, useEffectEvent } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { SectionForm } from '#record/section-form.tsx'
import { Badge } from '#ui/page/badge.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { ContractFields } from './contract-fields.tsx'
import { contractLook } from './contract-words.ts'
import { ReleasedContract } from './released-contract.tsx'
import { contractInput, useContractForm, type Contract, type ContractFormOf } from './use-contract-form.ts'

/** The legal information of the contract as a form; what was agreed stays as it is. */
export const ContractEdit = ({ contract, readAgain }: { contract: Contract; readAgain: () => void }) => {
  const t = useSay()
  const format = useFormat()
  const form = useContractForm(contract, readAgain)
  useAgreedCommission(form, contract)
  const locked = contract.open ? form.reason : released
  const hint = contract.changedAt === null ? neverSaved : undefined
  return (
    <Page>
      <PageHead title={title} badge={<Badge state={contractLook(contract.state)} />} />
      {contract.endsOn !== null && <p>{t(endsOn, { day: format.date(contract.endsOn) })}</p>}
      {contract.state !== 'not created' && <ReleasedContract />}
      <SectionForm
        form={form}
        latest={contract}
        input={contractInput}
        names={namesIn(contract)}
        save={saveWords}
        history="contract/history"
        locked={locked}
        hint={hint}
      >
        <ContractFields form={form} agreed={contract.agreed} locked={locked !== undefined} />
      </SectionForm>
    </Page>
  )
}

// What was typed before the platform agreed is not sent any more: the field only shows what was agreed.
const useAgreedCommission = (form: ContractFormOf, { agreed }: Contract): void => {
  const settled = agreed?.commission
  const { commission } = form.values
  const settle = useEffectEvent((to: number) => form.set('commission', to))
  useEffect(() => {
    if (settled !== undefined && settled !== commission) settle(settled)
  }, [settled, commission])
}

const namesIn = ({ agreed }: Contract): readonly string[] =>
  Object.keys(contractInput.shape).filter((name) => name !== 'version' && (name !== 'commission' || agreed === null))

const title = say('Hợp đồng điện tử', 'Electronic contract')
const saveWords = say('Lưu thông tin pháp lý', 'Save the legal information')
const neverSaved = say('Chưa lưu lần nào. Cần đủ mọi trường.', 'Never saved yet. All fields are needed.')
const endsOn = say('Hợp đồng có hiệu lực đến {day}.', 'The contract runs until {day}.')
const released = say(
  `Hợp đồng đã phát hành nên thông tin pháp lý bị khoá, chỉ đổi bằng phụ lục. Gọi ${hotline} để soạn phụ lục.`,
  `The contract is released, so its legal information is locked and changes by amendment only. Call ${hotline} to draw one up.`,
)
