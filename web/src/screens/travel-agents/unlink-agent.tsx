import { travelagentCalls } from '@innkeeper/protocol/calls/travel-agent/travelagent'
import { nouns } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { FormDialog } from '#ui/forms/form-dialog.tsx'
import { TextAreaField } from '#ui/fields/text-area-field.tsx'
import type { LinkedAgent } from './agent-words.ts'

type UnlinkAgentProps = { agent: LinkedAgent; onClose: () => void }

/** Unlinks an agent with a reason: it books nothing from then on, and what it booked stays. */
export const UnlinkAgent = ({ agent, onClose }: UnlinkAgentProps) => {
  const t = useSay()
  const format = useFormat()
  const alerts = useAlerts()
  const effects = useRead('travelagent/get-effects', { travelAgentId: agent.travelAgentId })
  const form = useForm('travelagent/deactive', {
    schema: travelagentCalls['travelagent/deactive'].input,
    initial: { travelAgentId: agent.travelAgentId },
    draft: agent.travelAgentId,
    done: () => {
      alerts.success(done, { name: t(agent.name) })
      onClose()
    },
  })
  const upcoming = effects.data?.upcoming ?? 0
  return (
    <FormDialog form={form} title={question} values={{ name: t(agent.name) }} save={{ words: unlinkWords, icon: 'ban' }} onClose={onClose}>
      <p>{t(outcome)}</p>
      {upcoming > 0 && (
        <p>
          {t(kept, {
            bookings: format.count(upcoming, nouns.booking),
            total: format.money(effects.data?.upcomingTotal ?? 0, agent.currency),
          })}
        </p>
      )}
      {agent.debtUsed > 0 && <p>{t(owed, { used: format.money(agent.debtUsed, agent.currency) })}</p>}
      <TextAreaField field={form.field('reason')} first />
    </FormDialog>
  )
}

const question = say('Ngừng liên kết {name}?', 'Unlink {name}?')
const outcome = say(
  'Đại lý không đặt được phòng mới ngay từ lúc này. Có thể liên kết lại bất cứ lúc nào.',
  'From now on the agent cannot make new bookings. It can be linked again at any time.',
)
const kept = say('{bookings} sắp tới ({total}) vẫn giữ nguyên.', '{bookings} to come ({total}) stay as they are.')
const owed = say('Công nợ đang dùng vẫn còn: {used}.', 'The credit in use stays owed: {used}.')
const unlinkWords = say('Ngừng liên kết', 'Unlink')
const done = say('Đã ngừng liên kết {name}.', '{name} is unlinked.')
