import { travelagentCalls } from '@innkeeper/protocol/calls/travel-agent/travelagent'
import { say } from '@innkeeper/protocol/say'
import { warnedFrom } from '@innkeeper/rules/travel-agent/credit'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { MoneyField } from '#ui/fields/money-field.tsx'
import { FailureBanner } from '#ui/states/failure-banner.tsx'
import type { LinkedAgent } from './agent-words.ts'
import styles from './travel-agents.module.css'

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
    <Dialog
      open
      onClose={onClose}
      title={question}
      values={{ name: t(agent.name) }}
      acts={
        <>
          <Button words={leaveWords} onClick={onClose} />
          <Button words={saveWords} look="primary" icon="check" pending={form.pending} reason={form.reason} onClick={form.submit} />
        </>
      }
    >
      <form {...form.props} className={styles['form']}>
        {form.failure !== null && <FailureBanner failure={form.failure} />}
        <p>{t(usedNow, { used: format.money(debtUsed, currency) })}</p>
        <MoneyField field={form.field('debtLimit')} currency={currency} first />
        <p>{t(warned, { percent: warnedFrom })}</p>
      </form>
    </Dialog>
  )
}

const question = say('Công nợ của {name}', 'Credit of {name}')
const usedNow = say('Đang dùng {used}.', '{used} is used now.')
const belowUsed = say('Đại lý đang dùng {used}: hạn mức không thể thấp hơn.', 'The agent uses {used}: the limit cannot be lower.')
const warned = say(
  'Khi đại lý dùng tới {percent} % hạn mức, chỗ nghỉ và đại lý đều được báo.',
  'When the agent has used {percent}% of the limit, the property and the agent are both told.',
)
const leaveWords = say('Để nguyên', 'Leave as it is')
const saveWords = say('Lưu công nợ', 'Save the credit')
const done = say('Đã lưu công nợ của {name}.', 'The credit of {name} is saved.')
