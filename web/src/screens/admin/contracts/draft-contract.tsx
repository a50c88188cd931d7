import { platformContractCalls } from '@innkeeper/protocol/calls/platform/contracts'
import { contractRefusals } from '@innkeeper/protocol/refusals/contracts'
import { say } from '@innkeeper/protocol/say'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useLanguage } from '#kit/language/language.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { DateField } from '#ui/fields/days/date-field.tsx'
import { PercentField } from '#ui/fields/percent-field.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { TextAreaField } from '#ui/fields/text-area-field.tsx'
import { textsInBoth } from '#ui/contract/texts-in-both.ts'
import { FieldRow, FieldStack } from '#ui/forms/form-grid.tsx'
import { FormBanner } from '#ui/forms/form-banner.tsx'
import { Card } from '#ui/page/card.tsx'
import { Failed } from '#ui/states/failed.tsx'
import styles from './contracts.module.css'
import type { PlatformContract } from './platform-contract.ts'

/** Draws a contract up from a template: its term, its commission, and what the two sides agreed on besides. */
export const DraftContract = ({ contract }: { contract: PlatformContract }) => {
  const { language } = useLanguage()
  const alerts = useAlerts()
  const templates = useRead('supplier/contract/templates', {})
  const isNew = contract.place !== 'with AM'
  const { id, version, draft, commission } = contract
  const form = useForm('supplier/contract/save', {
    schema: platformContractCalls['supplier/contract/save'].input,
    initial: {
      id,
      seen: version,
      ...(draft ?? { extraVi: '', extraEn: '', ...(commission === null ? {} : { commission }) }),
    },
    check: ({ extraVi, extraEn, startsOn, endsOn }) => [
      ...textsInBoth({ field: 'extraVi', text: extraVi }, { field: 'extraEn', text: extraEn }, contractRefusals.textOneLanguage.words),
      ...(startsOn !== undefined && endsOn !== undefined && endsOn <= startsOn
        ? [{ field: 'endsOn', words: contractRefusals.contractTermWrong.words }]
        : []),
    ],
    done: () => alerts.success(done),
  })
  const choices = (templates.data ?? [])
    .filter(({ kind, newest, id: templateId }) => kind === contract.kind && (newest || templateId === draft?.templateId))
    .map((one) => ({ value: one.id, words: say(`${one.nameVi} · bản ${one.edition}`, `${one.nameEn} · edition ${one.edition}`) }))
  return (
    <Card title={isNew ? newTitle : editTitle}>
      <form {...form.props} className={styles['form']} lang={language}>
        <FormBanner form={form} />
        {templates.error !== null && <Failed what={templatesWords} error={templates.error} again={templates.again} />}
        <FieldStack>
          <SelectField field={form.field('templateId')} choices={choices} />
          <FieldRow>
            <DateField field={form.field('startsOn')} />
            <DateField field={form.field('endsOn')} />
          </FieldRow>
          <PercentField field={form.field('commission')} />
          <TextAreaField field={form.field('extraVi')} />
          <TextAreaField field={form.field('extraEn')} />
        </FieldStack>
        <div className={styles['acts']}>
          <Button
            words={isNew ? newWords : saveWords}
            look={isNew ? 'primary' : 'plain'}
            submits
            pending={form.pending}
            reason={form.reason}
          />
        </div>
      </form>
    </Card>
  )
}

const newTitle = say('Soạn hợp đồng từ mẫu', 'Draw up a contract from a template')
const editTitle = say('Nội dung bản nháp', 'The draft')
const newWords = say('Soạn hợp đồng', 'Draw up the contract')
const saveWords = say('Lưu bản nháp', 'Save the draft')
const templatesWords = say('các mẫu hợp đồng', 'the templates')
const done = say('Đã lưu bản nháp.', 'The draft is saved.')
