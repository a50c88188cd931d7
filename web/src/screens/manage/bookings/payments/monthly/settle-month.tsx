import { monthlyStatementCalls } from '@innkeeper/protocol/calls/manage/monthly-statement'
import { say, type Saying } from '@innkeeper/protocol/say'
import { paymentMethodWords } from '@innkeeper/protocol/words/sale/booking-words'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useToday } from '#kit/property/use-today.ts'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { DateField } from '#ui/fields/days/date-field.tsx'
import { MoneyField } from '#ui/fields/money-field.tsx'
import { TextAreaField } from '#ui/fields/text-area-field.tsx'
import { FormDialog } from '#ui/forms/form-dialog.tsx'
import type { MonthShown } from './month-shown.ts'

type SettleMonthProps = { month: Pick<MonthShown, 'id' | 'month' | 'agent' | 'payable' | 'currency'>; onClose: () => void }

/** Records an agent's payment for its month: at first over all that both sides agreed on and that is still to be paid. */
export const SettleMonth = ({ month: { id, month, agent, payable, currency }, onClose }: SettleMonthProps) => {
  const t = useSay()
  const format = useFormat()
  const alerts = useAlerts()
  const today = useToday()
  const most = format.money(payable, currency)
  const form = useForm('booking/monthly/settle', {
    schema: monthlyStatementCalls['booking/monthly/settle'].input,
    initial: { id, amount: payable, payable, paidOn: today, note: '' },
    draft: id,
    done: ({ bookings, state }) => {
      alerts.success(state === 'settled' ? settled : saved, { count: bookings })
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={title} values={{ agent: t(agent.name) }} save={{ words: saveWords, icon: 'check' }} onClose={onClose}>
      <p>{t(explained)}</p>
      <MoneyField field={{ ...form.field('amount'), hint: mostHint(most) }} currency={currency} />
      <DateField field={form.field('paidOn')} from={month} to={today} />
      <SelectField field={form.field('paymentMethod')} choices={methods.map((value) => ({ value, words: paymentMethodWords[value] }))} />
      <TextAreaField field={form.field('note')} />
    </FormDialog>
  )
}

const mostHint = (most: string): Saying => ({ vi: `Tối đa ${most}`, en: `At most ${most}` })

/** A gateway takes the payment of a booking, not that of a month. */
const methods = ['bank transfer', 'cash', 'other'] as const

const title = say('Ghi thanh toán của {agent}', 'Record a payment of {agent}')
const explained = say(
  'Khoản này trả các dòng đã thống nhất, dòng trả phòng trước được trả trước, và thành giao dịch của từng đặt phòng.',
  'It pays the lines that both sides agreed to, the first check-out first, and becomes a transaction of each booking.',
)
const saveWords = say('Lưu thanh toán', 'Save the payment')
const saved = say('Đã ghi thanh toán cho {count} đặt phòng.', 'The payment is recorded; bookings paid: {count}.')
const settled = say('Đã ghi thanh toán; bảng đối soát đã tất toán.', 'The payment is recorded; the statement is settled.')
