import { say } from '@innkeeper/protocol/say'
import { balanceWords, depositWords, termUnitWords } from '@innkeeper/protocol/words/property/policy-words'
import { askedPaymentFields, balanceTypes, depositTermUnits, depositTypes } from '@innkeeper/rules/policy/payment-fields'
import { Card } from '#ui/page/card.tsx'
import { ChoiceList } from '#ui/fields/choice/choice-list.tsx'
import { FieldRow, FieldStack } from '#ui/forms/form-grid.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { ValueField } from '../policies/value-field.tsx'
import type { RecordForm } from '#record/record-stem.ts'

/** What is paid first, and by when. */
export const DepositCard = ({ form }: { form: RecordForm<'payment-policy'> }) => {
  const { asked, type } = useAsked(form)
  const deposit = form.field('depositType')
  const change = (next: (typeof depositTypes)[number] | undefined) => {
    deposit.change(next)
    // A percentage is no amount: what was typed for one is not taken for the other.
    form.set('depositValue', next === 'nights' ? 1 : undefined)
  }
  return (
    <Card title={depositTitle}>
      <FieldStack>
        <ChoiceList field={{ ...deposit, change }} choices={depositTypes.map((value) => ({ value, words: depositWords[value] }))} />
        {asked.value && (
          <FieldRow>
            <ValueField
              field={{ ...form.field('depositValue'), required: true }}
              unit={type === 'amount' || type === 'nights' ? type : 'percent'}
            />
          </FieldRow>
        )}
        {asked.term && (
          <FieldRow>
            <NumberField field={{ ...form.field('depositTerm'), required: true, label: type === 'whole' ? wholeTerm : depositTerm }} />
            <SelectField
              field={{ ...form.field('depositTermUnit'), required: true }}
              choices={depositTermUnits.map((value) => ({ value, words: termUnitWords[value] }))}
            />
          </FieldRow>
        )}
      </FieldStack>
    </Card>
  )
}

/** When the rest is paid, and from when on everything is due at once. */
export const BalanceCard = ({ form }: { form: RecordForm<'payment-policy'> }) => {
  const { asked } = useAsked(form)
  return (
    <Card title={asked.balance ? balanceTitle : cutOffTitle}>
      <FieldStack>
        {asked.balance && (
          <FieldRow>
            <SelectField
              field={{ ...form.field('balanceType'), required: true }}
              choices={balanceTypes.map((value) => ({ value, words: balanceWords[value] }))}
            />
            {asked.balanceDays && <NumberField field={{ ...form.field('balanceDays'), required: true, unit: daysBefore }} />}
          </FieldRow>
        )}
        <FieldRow>
          <NumberField field={{ ...form.field('cutOffDays'), hint: cutOffHint, unit: daysBefore }} />
        </FieldRow>
      </FieldStack>
    </Card>
  )
}

const useAsked = ({ values }: RecordForm<'payment-policy'>) => {
  const type = values.depositType ?? 'percent'
  return { type, asked: askedPaymentFields({ depositType: type, balanceType: values.balanceType ?? null }) }
}

const depositTitle = say('Trả trước', 'Paid in advance')
const balanceTitle = say('Phần còn lại', 'The rest')
const cutOffTitle = say('Đặt sát ngày', 'Booked late')
const depositTerm = say('Hạn đặt cọc', 'Deposit term')
const wholeTerm = say('Hạn trả', 'To be paid within')
const daysBefore = say('ngày trước khi đến', 'days before')
const cutOffHint = say(
  'Đặt khi còn từng này ngày trở xuống thì trả toàn bộ ngay. Để trống nếu không có.',
  'Booked this many days before arrival or later: all is due at once. Leave empty for never.',
)
