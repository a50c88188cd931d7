import { say } from '@innkeeper/protocol/say'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
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
  return (
    <IconButton
      icon={active ? 'ban' : 'check'}
      words={active ? offWords : onWords}
      values={{ name }}
      reason={change.reason ?? (change.pending ? waiting : undefined)}
      onClick={() => change.send({ id, active: !active })}
    />
  )
}

const offWords = say('Tắt {name}', 'Switch {name} off')
const onWords = say('Bật {name}', 'Switch {name} on')
const waiting = say('Đang lưu.', 'It is being saved.')
const nowOn = say('Quy tắc {name} đang bật.', 'The rule {name} is on.')
const nowOff = say('Quy tắc {name} đã tắt.', 'The rule {name} is off.')
