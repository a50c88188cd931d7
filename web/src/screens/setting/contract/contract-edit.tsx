import { hotline } from '@innkeeper/protocol/words/hotline'
import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useLack } from '#kit/session/rights.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { RecordConflict } from '#record/record-conflict.tsx'
import { recordValues } from '#record/record-values.ts'
import { ActBar } from '#ui/forms/act-bar.tsx'
import { Badge } from '#ui/page/badge.tsx'
import { Banner } from '#ui/states/banner.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { FormBanner } from '#ui/forms/form-banner.tsx'
import { PageForm } from '#ui/forms/form-grid.tsx'
import { PageHead } from '#ui/page/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { ContractFields } from './contract-fields.tsx'
import { contractLook } from './contract-words.ts'
import { contractInput, useContractForm, type Contract } from './use-contract-form.ts'

/** The legal information of the contract as a form; what was agreed stays as it is. */
export const ContractEdit = ({ contract, readAgain }: { contract: Contract; readAgain: () => void }) => {
  const t = useSay()
  const format = useFormat()
  const lack = useLack('contract/update')
  const form = useContractForm(contract, readAgain)
  const [restored, setRestored] = useState(form.changed)
  const reason = contract.open ? lack : released
  const discard = () => {
    setRestored(false)
    form.reset(recordValues<'contract/update'>(contractInput, contract))
  }
  const last = contract.changedAt === null ? neverSaved : savedBy
  return (
    <Page>
      <PageHead title={title} badge={<Badge state={contractLook(contract.state)} />} />
      <PageForm {...form.props}>
        {reason !== undefined && <Banner tone="cham">{t(reason)}</Banner>}
        {contract.endsOn !== null && <p>{t(endsOn, { day: format.date(contract.endsOn) })}</p>}
        {restored && form.changed && (
          <Banner tone="cham" act={<Button words={discardWords} size="small" onClick={discard} />}>
            {t(restoredWords)}
          </Banner>
        )}
        <RecordConflict form={form} latest={contract} input={contractInput} />
        <FormBanner form={form} />
        <ContractFields form={form} locked={reason !== undefined} />
        <ActBar
          words={
            form.changed
              ? t(unsaved)
              : t(last, { person: contract.changedBy, moment: format.moment(contract.changedAt ?? '1970-01-01T00:00:00Z', { year: true }) })
          }
        >
          {form.changed && <Button words={discardWords} onClick={discard} />}
          <Button words={saveWords} look="primary" submits pending={form.pending} reason={reason} />
        </ActBar>
      </PageForm>
    </Page>
  )
}

const title = say('Hợp đồng điện tử', 'Electronic contract')
const saveWords = say('Lưu thông tin pháp lý', 'Save the legal information')
const discardWords = say('Bỏ thay đổi', 'Discard the changes')
const restoredWords = say('Phần đang sửa lần trước chưa lưu đã được giữ lại.', 'What was being edited and not saved is here again.')
const unsaved = say('Có thay đổi chưa lưu.', 'There are changes not saved.')
const neverSaved = say('Chưa lưu lần nào. Cần đủ mọi trường.', 'Never saved yet. All fields are needed.')
const savedBy = say('{person} lưu lần cuối {moment}.', 'Last saved by {person}, {moment}.')
const endsOn = say('Hợp đồng có hiệu lực đến {day}.', 'The contract runs until {day}.')
const released = say(
  `Hợp đồng đã phát hành nên thông tin pháp lý giữ nguyên như đã thoả thuận. Gọi ${hotline} để sửa hợp đồng.`,
  `The contract is released, so its legal information stays as agreed. Call ${hotline} to have it changed.`,
)
