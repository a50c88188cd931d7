import { giftCodeCalls } from '@innkeeper/protocol/calls/room-sale/giftcode'
import { say } from '@innkeeper/protocol/say'
import { useRouter } from '@tanstack/react-router'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { useSession } from '#kit/session/session-context.ts'
import { trusted } from '#kit/trusted.ts'
import { paths } from '#paths.ts'
import { NumberField } from '#ui/fields/number-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { EditPage } from '#ui/forms/edit-page.tsx'
import { FieldRow, FormColumn, FormGrid } from '#ui/forms/form-grid.tsx'
import { giftCodes, manyCodesWords, type Choices } from '../gift-codes.ts'
import { freshAt } from './fresh-gift-code.ts'
import { manyCodesProblems } from './gift-code-problems.ts'
import { ScopeCard } from './scope-card.tsx'
import { GivesCard, UsesCard, WhenCard } from './terms-cards.tsx'
import type { TermsForm } from './terms-form.ts'

/** The form of many gift codes: a pattern, how many, and the terms that all of them have. Each may be used once unless said otherwise. */
export const ManyCodesForm = ({ choices }: { choices: Choices }) => {
  const { property } = useSession()
  const router = useRouter()
  const alerts = useAlerts()
  const format = useFormat()
  const form = useForm('giftcode/create-many', {
    schema: giftCodeCalls['giftcode/create-many'].input,
    initial: { ...freshAt(choices), mostUses: 1 },
    check: manyCodesProblems,
    draft: 'many',
    done: ({ batchId, count }) => {
      alerts.success(made, { count: format.number(count) })
      void router.navigate({ href: paths.giftCodes(property, { batch: batchId }) })
    },
  })
  const terms = trusted<TermsForm>(form)
  return (
    <EditPage
      title={manyCodesWords}
      list={{ words: giftCodes.words.all, to: paths.giftCodes(property) }}
      form={form}
      discard={() => form.reset()}
      locked={form.reason}
      save={create}
      hint={hint}
    >
      <FormGrid disabled={form.reason !== undefined}>
        <FormColumn>
          <GivesCard form={terms} shown={false}>
            <FieldRow>
              <TextField field={form.field('pattern')} />
              <NumberField field={form.field('count')} />
            </FieldRow>
          </GivesCard>
        </FormColumn>
        <FormColumn>
          <UsesCard form={terms} record={null} />
          <WhenCard form={terms} />
          <ScopeCard form={terms} choices={choices} />
        </FormColumn>
      </FormGrid>
    </EditPage>
  )
}

const create = say('Tạo các mã', 'Create the codes')
const hint = say('Tạo xong là thấy danh sách để xuất ra tệp.', 'Once they are made, their list is shown, to be exported.')
const made = say('Đã tạo {count} mã quà tặng.', 'Gift codes created: {count}.')
