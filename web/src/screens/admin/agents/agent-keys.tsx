import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useLack } from '#kit/session/rights.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx'
import { EmptyList } from '#ui/lists/empty.tsx'
import { Card } from '#ui/page/card.tsx'
import styles from './agents.module.css'
import { MakeKey } from './make-key.tsx'

type Agent = AnswerOf<'supplier/travel-agent/detail'>
type Key = Agent['keys'][number]

/** The API keys of an agent: made, used, revoked. */
export const AgentKeys = ({ agent }: { agent: Agent }) => {
  const reason = useLack('supplier/travel-agent/make-key')
  const [making, setMaking] = useState(false)
  const make = (
    <Button
      words={makeWords}
      size="small"
      icon="plus"
      reason={reason}
      opens={{ kind: 'dialog', open: making }}
      onClick={() => setMaking(true)}
    />
  )
  return (
    <Card title={title} aside={make}>
      {agent.keys.length === 0 && <EmptyList words={none} small />}
      <ul className={styles['rows']}>
        {agent.keys.map((key) => (
          <KeyRow key={key.id} agentId={agent.id} apiKey={key} />
        ))}
      </ul>
      {making && <MakeKey agentId={agent.id} onClose={() => setMaking(false)} />}
    </Card>
  )
}

const KeyRow = ({ agentId, apiKey }: { agentId: string; apiKey: Key }) => {
  const t = useSay()
  const format = useFormat()
  const alerts = useAlerts()
  const { id, name, endsWith, createdAt, madeBy, lastUsedAt, revokedAt, revokedBy } = apiKey
  const revoke = useChange('supplier/travel-agent/revoke-key', { done: () => alerts.success(revoked, { name }), failed: alerts.failure })
  const at = (moment: string) => format.moment(moment, { year: true })
  return (
    <li className={styles['row']} data-off={revokedAt !== null}>
      <div>
        <strong>{name === '' ? t(unnamed) : name}</strong> {endsWith !== '' && <code>{`…${endsWith}`}</code>}
        <div className={styles['more']}>{t(madeWords, { moment: at(createdAt), person: madeBy === '' ? '–' : madeBy })}</div>
        <div className={styles['more']}>
          {revokedAt === null
            ? lastUsedAt === null
              ? t(neverUsed)
              : t(usedWords, { moment: at(lastUsedAt) })
            : t(revokedWords, { moment: at(revokedAt), person: revokedBy ?? '–' })}
        </div>
      </div>
      {revokedAt === null && (
        <ConfirmButton
          words={revokeWords}
          question={question}
          icon="ban"
          pending={revoke.pending}
          onConfirm={() => revoke.send({ id: agentId, keyId: id })}
        />
      )}
    </li>
  )
}

const title = say('Khoá API', 'API keys')
const makeWords = say('Tạo khoá', 'Make a key')
const none = say('Chưa có khoá nào. Đại lý cần một khoá để gọi API.', 'There is no key yet. The agent needs one to use the API.')
const unnamed = say('Khoá không tên', 'Key without a name')
const madeWords = say('Tạo {moment}, {person}', 'Made {moment} by {person}')
const neverUsed = say('Chưa dùng lần nào', 'Never used')
const usedWords = say('Dùng gần nhất {moment}', 'Last used {moment}')
const revokedWords = say('Thu hồi {moment}, {person}', 'Revoked {moment} by {person}')
const revokeWords = say('Thu hồi', 'Revoke')
const question = say(
  'Hệ thống đang dùng khoá này bị từ chối ngay. Thu hồi rồi không lấy lại được.',
  'Systems that use this key are refused at once. Revoking cannot be undone.',
)
const revoked = say('Đã thu hồi khoá {name}.', 'The key {name} is revoked.')
