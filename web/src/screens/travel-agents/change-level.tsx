import { travelagentCalls } from '@innkeeper/protocol/calls/travel-agent/travelagent'
import { nouns } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Button } from '#ui/buttons/button.tsx'
import { FormDialog } from '#ui/forms/form-dialog.tsx'
import { Banner } from '#ui/states/banner.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { levels, levelWords, type LinkedAgent } from './agent-words.ts'
import styles from './travel-agents.module.css'

type ChangeLevelProps = { agent: LinkedAgent; onClose: () => void }

/** Changes the level of an agent; what that touches stands beside it before. */
export const ChangeLevel = ({ agent, onClose }: ChangeLevelProps) => {
  const t = useSay()
  const alerts = useAlerts()
  const form = useForm('travelagent/change-level', {
    schema: travelagentCalls['travelagent/change-level'].input,
    initial: { travelAgentId: agent.travelAgentId, version: agent.version, level: agent.level },
    done: (_saved, { level }) => {
      alerts.success(done, { name: t(agent.name), level })
      onClose()
    },
  })
  const chosen = form.values.level ?? agent.level
  const same = chosen === agent.level
  return (
    <FormDialog
      form={{ ...form, reason: same ? sameReason : form.reason }}
      title={question}
      values={{ name: t(agent.name) }}
      save={{ words: same ? changeWords : changeToWords, values: { level: chosen }, icon: 'check' }}
      onClose={onClose}
    >
      <div className={styles['levels']} role="group" aria-label={t(levelLabel)}>
        {levels.map((level) => (
          <Button
            key={level}
            words={levelWords(level)}
            look={level === chosen ? 'primary' : 'plain'}
            pressed={level === chosen}
            onClick={() => form.set('level', level)}
          />
        ))}
      </div>
      <Effects agent={agent} level={chosen} />
    </FormDialog>
  )
}

const Effects = ({ agent, level }: { agent: LinkedAgent; level: number }) => {
  const t = useSay()
  const format = useFormat()
  const effects = useRead('travelagent/get-effects', { travelAgentId: agent.travelAgentId })
  if (effects.data === undefined) {
    return effects.error === null ? <Skeleton rows={2} /> : <Failed what={effectsWhat} error={effects.error} again={effects.again} />
  }
  const { upcoming, upcomingTotal, currency, levels: counts } = effects.data
  const others = (counts[level - 1] ?? 0) - (level === agent.level ? 1 : 0)
  return (
    <Banner tone="cham" title={t(level === agent.level ? nowTitle : fromToTitle, { from: agent.level, to: level })}>
      {level !== agent.level && `${t(newQuotes, { name: t(agent.name), level })} `}
      {upcoming > 0
        ? t(keptBookings, { bookings: format.count(upcoming, nouns.booking), total: format.money(upcomingTotal, currency) })
        : t(noBookings)}{' '}
      {t(otherAgents, { level, count: format.number(others) })}
    </Banner>
  )
}

const question = say('Đổi cấp của {name}', 'Change the level of {name}')
const levelLabel = say('Cấp', 'Level')
const changeWords = say('Đổi cấp', 'Change the level')
const changeToWords = say('Đổi thành cấp {level}', 'Change to level {level}')
const sameReason = say('Chọn một cấp khác.', 'Choose another level.')
const effectsWhat = say('những gì thay đổi', 'what changes')
const nowTitle = say('Đang ở cấp {from}.', 'At level {from} now.')
const fromToTitle = say('Cấp {from} → cấp {to}.', 'Level {from} → level {to}.')
const newQuotes = say(
  'Từ lúc này {name} nhận báo giá và ưu đãi dành cho cấp {level}.',
  'From now on {name} gets the quotes and offers for level {level}.',
)
const keptBookings = say(
  '{bookings} sắp tới ({total}) giữ nguyên giá và điều kiện đã thoả thuận.',
  '{bookings} to come ({total}) keep the price and terms agreed.',
)
const noBookings = say('Đại lý không có đặt phòng nào sắp tới.', 'The agent has no booking to come.')
const otherAgents = say('Đại lý khác đang ở cấp {level}: {count}.', 'Other agents at level {level}: {count}.')
const done = say('Đã đổi {name} thành cấp {level}.', '{name} is at level {level} now.')
