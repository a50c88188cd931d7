import { monthlyStatementCalls } from '@innkeeper/protocol/calls/manage/monthly-statement'
import { say, type Saying } from '@innkeeper/protocol/say'
import type { Currency } from '@innkeeper/rules/money/currency'
import { mostAllowed } from '@innkeeper/rules/month-statement/most-allowed'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { MoneyField } from '#ui/fields/money-field.tsx'
import { TextAreaField } from '#ui/fields/text-area-field.tsx'
import { FormDialog } from '#ui/forms/form-dialog.tsx'
import { LineNotes } from './line-notes.tsx'
import type { LineShown } from './month-shown.ts'

type AnswerLineProps = {
  line: Pick<LineShown, 'id' | 'code' | 'amount' | 'allowed' | 'left' | 'onCredit' | 'notes'>
  currency: Currency
  onClose: () => void
}

/** Answers what the agent disputes; something may be taken off a booking on credit. */
export const AnswerLine = ({ line, currency, onClose }: AnswerLineProps) => {
  const format = useFormat()
  const alerts = useAlerts()
  const form = useForm('booking/monthly/answer', {
    schema: monthlyStatementCalls['booking/monthly/answer'].input,
    initial: { line: line.id, answer: '', allowed: line.allowed },
    draft: line.id,
    done: () => {
      alerts.success(saved, { code: line.code })
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={title} values={{ code: line.code }} save={{ words: saveWords, icon: 'send' }} onClose={onClose}>
      <LineNotes notes={line.notes} currency={currency} />
      <TextAreaField field={form.field('answer')} first />
      {line.onCredit && (
        <MoneyField field={{ ...form.field('allowed'), hint: mostHint(format.money(mostAllowed(line), currency)) }} currency={currency} />
      )}
    </FormDialog>
  )
}

const mostHint = (most: string): Saying => ({
  vi: `Bớt cho đại lý trên dòng này, tối đa ${most}; 0 nếu giữ nguyên.`,
  en: `Taken off this line, at most ${most}; 0 if it stays as it is.`,
})

const title = say('Đại lý không đồng ý dòng {code}', 'The agent disputes the line of {code}')
const saveWords = say('Gửi trả lời', 'Send the answer')
const saved = say('Đã trả lời đại lý về dòng {code}.', 'The agent is answered about the line of {code}.')
