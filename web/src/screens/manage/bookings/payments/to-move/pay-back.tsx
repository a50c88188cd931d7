import { paymentCalls } from '@innkeeper/protocol/calls/manage/payment'
import { say } from '@innkeeper/protocol/say'
import { paymentMethodWords } from '@innkeeper/protocol/words/sale/booking-words'
import { paymentMethods } from '@innkeeper/rules/payment/payment-methods'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import type { RowOf } from '#kit/calls/use-list.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useToday } from '#kit/property/use-today.ts'
import { useLack } from '#kit/session/rights.ts'
import { Button } from '#ui/buttons/button.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { DateField } from '#ui/fields/days/date-field.tsx'
import { TextAreaField } from '#ui/fields/text-area-field.tsx'
import { FormDialog } from '#ui/forms/form-dialog.tsx'
import { Banner } from '#ui/states/banner.tsx'

type PayBackProps = {
  id: string
  due: Pick<RowOf<'booking/payment/to-move'>, 'code' | 'guestName' | 'amount' | 'currency' | 'dueOn' | 'refund'>
  onClose: () => void
}

/** Records that an agreed refund has left. */
export const PayBack = ({ id, due, onClose }: PayBackProps) => {
  const t = useSay()
  const format = useFormat()
  const alerts = useAlerts()
  const today = useToday()
  const form = useForm('booking/payment/refund-done', {
    schema: paymentCalls['booking/payment/refund-done'].input,
    initial: { id, paidOn: today, note: '' },
    draft: id,
    done: () => {
      alerts.success(saved, { code: due.code })
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={question} values={{ code: due.code }} save={{ words: saveWords, icon: 'check' }} onClose={onClose}>
      {due.refund?.byGateway === true && <ByGateway id={id} due={due} onClose={onClose} />}
      <p>{t(explained, { amount: format.money(due.amount, due.currency), guest: due.guestName })}</p>
      <DateField field={form.field('paidOn')} from={due.dueOn} to={today} />
      <SelectField
        field={form.field('paymentMethod')}
        choices={paymentMethods.filter((one) => one !== 'debt').map((value) => ({ value, words: paymentMethodWords[value] }))}
      />
      <TextAreaField field={form.field('note')} />
    </FormDialog>
  )
}

/** Lets VNPAY, which took the payment, pay it back. */
const ByGateway = ({ id, due, onClose }: PayBackProps) => {
  const t = useSay()
  const format = useFormat()
  const alerts = useAlerts()
  const give = useChange('booking/payment/refund-by-gateway', {
    done: () => {
      alerts.success(sent, { code: due.code })
      onClose()
    },
    failed: (error) => alerts.failure(error),
  })
  return (
    <Banner
      tone="cham"
      act={
        <Button
          words={giveWords}
          values={{ amount: format.money(due.amount, due.currency) }}
          icon="send"
          reason={useLack('booking/payment/refund-by-gateway')}
          pending={give.pending}
          onClick={() => give.send({ id })}
        />
      }
    >
      {t(takenByVnpay)}
    </Banner>
  )
}

const question = say('Đã trả tiền hoàn của {code}?', 'Refund of {code} paid back?')
const explained = say('{amount} đã trả cho {guest}.', '{amount} went back to {guest}.')
const saveWords = say('Ghi đã trả', 'Record as paid back')
const saved = say('Đã ghi tiền hoàn của {code}.', 'The refund of {code} is recorded as paid back.')
const takenByVnpay = say('Khoản này thu qua VNPAY, nên hoàn được qua VNPAY.', 'VNPAY took this payment, so it can pay it back.')
const giveWords = say('Hoàn {amount} qua VNPAY', 'Pay {amount} back by VNPAY')
const sent = say('Đã gửi VNPAY hoàn tiền của {code}.', 'VNPAY is asked to pay back the refund of {code}.')
