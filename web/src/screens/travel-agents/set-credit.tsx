import { travelagentCalls } from '@innkeeper/protocol/calls/travel-agent/travelagent'
import { say } from '@innkeeper/protocol/say'
import { warnedFrom } from '@innkeeper/rules/travel-agent/credit'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { FormDialog } from '#ui/forms/form-dialog.tsx'
import { MoneyField } from '#ui/fields/money-field.tsx'
import type { LinkedAgent } from './agent-words.ts'

type SetCreditProps = { agent: LinkedAgent; onClose: () => void }

/** Sets how much an agent may owe the property. */
export const SetCredit = ({ agent, onClose }: SetCreditProps) => {
  const t = useSay()
  const format = useFormat()
  const alerts = useAlerts()
  const { travelAgentId, version, debtLimit, debtUsed, currency } = agent
  const form = useForm('travelagent/set-credit', {
    schema: travelagentCalls['travelagent/set-credit'].input,
    initial: { travelAgentId, version, debtLimit: debtLimit ?? undefined },
    check: (values) =>
      (values.debtLimit ?? 0) < debtUsed
        ? [{ field: 'debtLimit', words: belowUsed, values: { used: format.money(debtUsed, currency) } }]
        : [],
    done: () => {
      alerts.success(done, { name: t(agent.name) })
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={question} values={{ name: t(agent.name) }} save={{ words: saveWords, icon: 'check' }} onClose={onClose}>
      <p>{t(usedNow, { used: format.money(debtUsed, currency) })}</p>
      <MoneyField field={form.field('debtLimit')} currency={currency} first />
      <p>{t(warned, { percent: warnedFrom })}</p>
    </FormDialog>
  )
}

const question = say('Công nợ của {name}', 'Credit of {name}')
const usedNow = say('Đang dùng {used}.', '{used} is used now.')
const belowUsed = say('Đại lý đang dùng {used}: hạn mức không thể thấp hơn.', 'The agent uses {used}: the limit cannot be lower.')
const warned = say(
  'Khi đại lý dùng tới {percent} % hạn mức, chỗ nghỉ và đại lý đều được báo.',
  'When the agent has used {percent}% of the limit, the property and the agent are both told.',
)
const saveWords = say('Lưu công nợ', 'Save the credit')
const done = say('Đã lưu công nợ của {name}.', 'The credit of {name} is saved.')
