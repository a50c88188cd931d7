import { paymentMethodCalls } from '@innkeeper/protocol/calls/hotel-information/payment-method'
import { paymentMethodWords } from '@innkeeper/protocol/words/sale/booking-words'
import { paymentRefusals } from '@innkeeper/protocol/refusals/payments'
import { say } from '@innkeeper/protocol/say'
import { useEffect, useEffectEvent } from 'react'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useForm, type Form } from '#kit/forms/use-form.ts'
import { Badge } from '#ui/page/badge.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { Card } from '#ui/page/card.tsx'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import { FormBanner } from '#ui/forms/form-banner.tsx'
import styles from './paygate.module.css'
import { mayNotChange, methodNotes, standingLooks, type Method } from './paygate-words.ts'

type MethodsForm = Form<'payment-method/update'>

/** The ways of paying to be ticked, each with what it means and whether it works. */
export const MethodTicks = ({ methods, locked }: { methods: readonly Method[]; locked: boolean }) => {
  const t = useSay()
  const alerts = useAlerts()
  const taken = methods.filter(({ active }) => active).map(({ method }) => method)
  const form = useForm('payment-method/update', {
    schema: paymentMethodCalls['payment-method/update'].input,
    initial: { methods: taken },
    check: (values) =>
      (values.methods ?? []).length > 0 ? [] : [{ field: 'methods', words: paymentRefusals.paymentMethodNotSelected.words }],
    done: () => alerts.success(saved),
  })
  useOthersTicks(form, taken)
  const problem = form.errors.find(({ field }) => field === 'methods')
  return (
    <Card title={title}>
      <form {...form.props}>
        <FormBanner form={form} />
        <fieldset className={styles['ticks']} disabled={locked} aria-label={t(title)}>
          {methods.map((method) => (
            <Tick key={method.method} method={method} form={form} />
          ))}
        </fieldset>
        {problem !== undefined && (
          <p className={styles['problem']} role="alert">
            {problem.message}
          </p>
        )}
        <div className={styles['foot']}>
          <span className={styles['note']}>{t(form.changed ? unsaved : asSaved)}</span>
          <Button words={saveWords} look="primary" submits pending={form.pending} reason={locked ? mayNotChange : undefined} />
        </div>
      </form>
    </Card>
  )
}

const Tick = ({ method, form }: { method: Method; form: MethodsForm }) => {
  const t = useSay()
  const chosen = form.values.methods ?? []
  const ticked = chosen.includes(method.method)
  const barred = !method.mayTake && !ticked && !method.active
  const field = plainField({
    name: method.method,
    label: paymentMethodWords[method.method],
    hint: barred
      ? { vi: `${methodNotes[method.method].vi} ${barredWords.vi}`, en: `${methodNotes[method.method].en} ${barredWords.en}` }
      : methodNotes[method.method],
    value: ticked,
    change: (on) => form.set('methods', on === true ? [...chosen, method.method] : chosen.filter((other) => other !== method.method)),
  })
  return (
    <div className={styles['tick']}>
      <CheckField field={field} disabled={barred}>
        {t(paymentMethodWords[method.method])}
      </CheckField>
      {method.standing !== 'notTaken' && ticked && <Badge state={standingLooks[method.standing]} />}
    </div>
  )
}

/** What somebody else saved is shown as long as nothing is being changed here. */
const useOthersTicks = (form: MethodsForm, taken: Method['method'][]): void => {
  const saved = taken.join()
  const take = useEffectEvent((theirs: string) => {
    if (!form.changed && form.values.methods?.join() !== theirs) form.reset({ methods: taken })
  })
  useEffect(() => take(saved), [saved])
}

const title = say('Phương thức thanh toán nhận', 'Payment methods taken')
const saveWords = say('Lưu phương thức thanh toán', 'Save the payment methods')
const saved = say('Đã lưu phương thức thanh toán.', 'The payment methods are saved.')
const unsaved = say('Có thay đổi chưa lưu.', 'There are changes not saved.')
const asSaved = say('Chưa có gì thay đổi.', 'Nothing is changed.')
const barredWords = say('Cấu hình cổng trước đã.', 'Configure a gateway first.')
