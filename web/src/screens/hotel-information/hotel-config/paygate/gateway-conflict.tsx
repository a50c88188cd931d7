import { paymentMethodCalls } from '@innkeeper/protocol/calls/payment-method'
import { gatewayModeWords } from '@innkeeper/protocol/payment-gateways'
import { fieldRules } from '../../../../kit/field-rules.ts'
import { useSay } from '../../../../kit/language.tsx'
import { valueAt } from '../../../../kit/value-at.ts'
import { Conflict } from '../../../../ui/conflict.tsx'
import type { GatewayConfig } from './paygate-words.ts'
import { updateOf } from './update-of.ts'
import type { GatewayForm } from './use-gateway-form.ts'

/** What to do when somebody else saved the gateway meanwhile: theirs is taken, or one goes on from it with what is typed. */
export function GatewayConflict({ form, latest }: { form: GatewayForm; latest: GatewayConfig }) {
  const t = useSay()
  const theirs = updateOf(latest)
  if (valueAt(form.values, 'version') === latest.version || form.pending) return null
  const shown = (values: unknown, name: string): string => {
    const value = valueAt(values, name)
    if (name === 'mode') return t(gatewayModeWords[value === 'test' ? 'test' : 'live'])
    return typeof value === 'string' && value !== '' ? value : '–'
  }
  const differences = [...names[latest.rail], 'mode']
    .map((name) => ({
      key: name,
      words: fieldRules(paymentMethodCalls['payment-method/gateway-update'].input, name).label,
      mine: shown(form.values, name),
      theirs: shown(theirs, name),
    }))
    .filter(({ mine, theirs: other }) => mine !== other)
  return (
    <Conflict
      person={latest.changedBy}
      differences={differences}
      takeTheirs={() => form.reset(theirs)}
      keepMine={() => form.set('version', latest.version)}
    />
  )
}

/** What two people can leave different, by gateway; a secret is never shown, so it is not compared. */
const names = {
  vnpay: ['vnpay.merchantCode'],
  onepay: ['onepay.merchantCode', 'onepay.accessCode'],
  vietqr: ['vietqr.bankBin', 'vietqr.accountNumber', 'vietqr.accountOwner'],
} as const satisfies Record<GatewayConfig['rail'], readonly string[]>
