import { say } from '@innkeeper/protocol/say'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { RowSwitch, switchWords } from '#record/sale/row-switch.tsx'
import type { PriceRuleRow } from './price-rules.ts'

/** Switches the rule of a row on or off. */
export const PriceRuleSwitch = ({ rule }: { rule: Pick<PriceRuleRow, 'id' | 'nameVi' | 'nameEn' | 'active'> }) => {
  const t = useSay()
  const alerts = useAlerts()
  const { id, active } = rule
  const name = t(nameOf(rule))
  const change = useChange('price-rule/change-status', {
    done: (now) => alerts.success(now.active ? nowOn : nowOff, { name }),
    failed: alerts.failure,
  })
  return <RowSwitch active={active} name={name} words={switchWords} change={change} onClick={() => change.send({ id, active: !active })} />
}

const nowOn = say('Quy tắc {name} đang bật.', 'The rule {name} is on.')
const nowOff = say('Quy tắc {name} đã tắt.', 'The rule {name} is off.')
