import { paymentMethodCalls } from '@innkeeper/protocol/calls/hotel-information/payment-method'
import { railWords } from '@innkeeper/protocol/codes/payment-gateways'
import { say } from '@innkeeper/protocol/say'
import type { Rail } from '@innkeeper/rules/payment/gateway-state'
import { useSay } from '#kit/language/language.tsx'
import { Refused } from '#kit/calls/refused.ts'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useForm, type Form } from '#kit/forms/use-form.ts'
import type { GatewayConfig } from './paygate-words.ts'
import { updateOf } from './update-of.ts'

/** The form of a gateway that is new or that is changed. */
export type GatewayForm = Form<'payment-method/register' | 'payment-method/gateway-update'>

/** The form of a gateway. What is typed is not kept as a draft: a secret must not lie in the browser. */
export const useGatewayForm = (
  rail: Rail,
  config: GatewayConfig | null,
  acts: { readonly close: () => void; readonly readAgain: () => void },
): GatewayForm => {
  const t = useSay()
  const alerts = useAlerts()
  const path: 'payment-method/register' | 'payment-method/gateway-update' =
    config === null ? 'payment-method/register' : 'payment-method/gateway-update'
  return useForm<'payment-method/register' | 'payment-method/gateway-update'>(path, {
    schema: paymentMethodCalls[path].input,
    initial: config === null ? { mode: 'live', [rail]: {} } : updateOf(config),
    done: () => {
      alerts.success(saved, { gateway: t(railWords[rail]) })
      acts.close()
    },
    failed: (error) => {
      if (error instanceof Refused && error.key === 'gatewayChanged') acts.readAgain()
    },
  })
}

/** What the call takes that changes a gateway. */
export const gatewayInput = paymentMethodCalls['payment-method/gateway-update'].input

const saved = say('Đã lưu cấu hình {gateway}. Hãy kiểm tra cấu hình này.', '{gateway} is saved. Test this configuration.')
