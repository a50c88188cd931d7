import { paymentLinkCalls } from '@innkeeper/protocol/calls/manage/payment-link'
import { say } from '@innkeeper/protocol/say'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { Button } from '#ui/buttons/button.tsx'
import { MoneyField } from '#ui/fields/money-field.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { FailureBanner } from '#ui/states/failure-banner.tsx'
import styles from './payment-links.module.css'

/** Makes a payment link: at first over all that is owed. */
export const MakeLink = ({ code, owed }: { code: string; owed: number }) => {
  const alerts = useAlerts()
  const form = useForm('booking/payment/make-link', {
    schema: paymentLinkCalls['booking/payment/make-link'].input,
    initial: { code, amount: owed, days: 3 },
    done: () => alerts.success(made),
  })
  return (
    <form {...form.props} className={styles['make']}>
      {form.failure !== null && <FailureBanner failure={form.failure} />}
      <div className={styles['fields']}>
        <MoneyField field={form.field('amount')} currency="VND" />
        <NumberField field={form.field('days')} />
      </div>
      <Button words={makeWords} look="primary" icon="link" submits pending={form.pending} reason={form.reason} />
    </form>
  )
}

const made = say('Đã tạo liên kết. Sao chép và gửi cho khách.', 'The link is made. Copy it and send it to the guest.')
const makeWords = say('Tạo liên kết', 'Make a link')
