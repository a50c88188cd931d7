import { monthlyStatementCalls } from '@innkeeper/protocol/calls/manage/monthly-statement'
import { say } from '@innkeeper/protocol/say'
import type { Currency } from '@innkeeper/rules/money/currency'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { TextAreaField } from '#ui/fields/text-area-field.tsx'
import { FormDialog } from '#ui/forms/form-dialog.tsx'
import type { LineShown } from './month-shown.ts'

type DisputeLineProps = {
  line: Pick<LineShown, 'id' | 'code' | 'guestName' | 'amount' | 'allowed'>
  currency: Currency
  onClose: () => void
}

/** Says why the property does not agree to a line; the agent answers. */
export const DisputeLine = ({ line: { id, code, guestName, amount, allowed }, currency, onClose }: DisputeLineProps) => {
  const t = useSay()
  const format = useFormat()
  const alerts = useAlerts()
  const form = useForm('booking/monthly/dispute', {
    schema: monthlyStatementCalls['booking/monthly/dispute'].input,
    initial: { line: id, reason: '' },
    draft: id,
    done: () => {
      alerts.success(saved, { code })
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={title} values={{ code }} save={{ words: saveWords, icon: 'send' }} onClose={onClose}>
      <p>{t(explained, { guest: guestName, amount: format.money(amount - allowed, currency) })}</p>
      <TextAreaField field={form.field('reason')} first />
    </FormDialog>
  )
}

const title = say('Không đồng ý dòng {code}', 'Dispute the line of {code}')
const explained = say('{guest}, {amount}. Đại lý đọc lý do và trả lời.', '{guest}, {amount}. The agent reads the reason and answers.')
const saveWords = say('Gửi lý do', 'Send the reason')
const saved = say('Đã gửi lý do không đồng ý dòng {code}.', 'The reason for disputing the line of {code} is sent.')
