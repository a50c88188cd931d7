import { paymentMethodWords } from '@innkeeper/protocol/words/sale/booking-words'
import { railWords } from '@innkeeper/protocol/codes/payment-gateways'
import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx'
import { FailureBanner } from '#ui/states/failure-banner.tsx'
import styles from './paygate.module.css'
import { mayNotChange, type GatewayConfig } from './paygate-words.ts'
import { updateOf } from './update-of.ts'

type GatewayActsProps = { config: GatewayConfig; locked: boolean; open: boolean; edit: () => void }

/** What can be done with a configured gateway: test it, change it, switch it off and on. */
export const GatewayActs = ({ config, locked, open, edit }: GatewayActsProps) => {
  const reason = locked ? mayNotChange : undefined
  const { test, failure, pending } = useTest(config)
  return (
    <>
      {failure !== null && <FailureBanner failure={failure} />}
      <div className={styles['acts']}>
        {config.active && <Button words={testWords} icon="refresh" pending={pending} reason={reason} onClick={test} />}
        <Button words={editWords} icon="edit" reason={reason} opens={{ kind: 'dialog', open }} onClick={edit} />
        {config.active ? <SwitchOff config={config} locked={locked} /> : <SwitchOn config={config} locked={locked} />}
      </div>
    </>
  )
}

const useTest = ({ rail }: GatewayConfig) => {
  const t = useSay()
  const alerts = useAlerts()
  const values = { gateway: t(railWords[rail]) }
  const change = useChange('gateway/setting-payment', {
    done: ({ works }) => (works ? alerts.success(passed, values) : alerts.error(failed, values)),
    failed: alerts.failure,
  })
  return { test: () => change.send({ rail }), failure: change.error, pending: change.pending }
}

const SwitchOff = ({ config: { rail, methods }, locked }: { config: GatewayConfig; locked: boolean }) => {
  const t = useSay()
  const alerts = useAlerts()
  const values = { gateway: t(railWords[rail]), methods: methods.map((method) => t(paymentMethodWords[method])).join(', ') }
  const change = useChange('payment-method/deactive', { done: () => alerts.success(isOff, values), failed: alerts.failure })
  return (
    <ConfirmButton
      words={offWords}
      values={values}
      question={offQuestion}
      pending={change.pending}
      reason={locked ? mayNotChange : undefined}
      onConfirm={() => change.send({ rail })}
    />
  )
}

const SwitchOn = ({ config, locked }: { config: GatewayConfig; locked: boolean }) => {
  const t = useSay()
  const alerts = useAlerts()
  const values = { gateway: t(railWords[config.rail]) }
  const change = useChange('payment-method/gateway-update', { done: () => alerts.success(isOn, values), failed: alerts.failure })
  return (
    <Button
      words={onWords}
      values={values}
      icon="plug"
      pending={change.pending}
      reason={locked ? mayNotChange : undefined}
      onClick={() => change.send({ ...updateOf(config), active: true })}
    />
  )
}

const testWords = say('Kiểm tra cấu hình này', 'Test this configuration')
const editWords = say('Sửa cấu hình', 'Change the configuration')
const passed = say('{gateway} hoạt động.', '{gateway} works.')
const failed = say(
  'Kiểm tra {gateway} chưa đạt. Xem từng mục ở thẻ của cổng.',
  'The test of {gateway} did not pass. See each check on its card.',
)
const offWords = say('Tắt {gateway}', 'Switch {gateway} off')
const offQuestion = say(
  'Tắt {gateway}? Khách không trả qua cổng này được nữa ({methods}). Cấu hình và khoá giữ nguyên, có thể bật lại.',
  'Switch {gateway} off? Guests can no longer pay by it ({methods}). Configuration and secret stay; it can be switched on again.',
)
const isOff = say('Đã tắt {gateway}.', '{gateway} is off.')
const onWords = say('Bật lại {gateway}', 'Switch {gateway} on')
const isOn = say('Đã bật {gateway}.', '{gateway} is on.')
