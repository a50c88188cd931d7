import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useLack } from '#kit/session/rights.ts'
import { Button } from '#ui/buttons/button.tsx'
import { KeyRows } from '#ui/keys/key-rows.tsx'
import { EmptyList } from '#ui/lists/empty.tsx'
import { Card } from '#ui/page/card.tsx'
import { MakeKey } from './make-key.tsx'

type Agent = AnswerOf<'supplier/travel-agent/detail'>

/** The API keys of an agent: made, used, revoked. */
export const AgentKeys = ({ agent }: { agent: Agent }) => {
  const reason = useLack('supplier/travel-agent/make-key')
  const alerts = useAlerts()
  const [making, setMaking] = useState(false)
  const revoke = useChange('supplier/travel-agent/revoke-key', {
    done: (_answer, { keyId }) => alerts.success(revoked, { name: agent.keys.find(({ id }) => id === keyId)?.name ?? '' }),
    failed: alerts.failure,
  })
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
      <KeyRows keys={agent.keys} pending={revoke.pending} onRevoke={({ id: keyId }) => revoke.send({ id: agent.id, keyId })} />
      {making && <MakeKey agentId={agent.id} onClose={() => setMaking(false)} />}
    </Card>
  )
}

const title = say('Khoá API', 'API keys')
const makeWords = say('Tạo khoá', 'Make a key')
const none = say('Chưa có khoá nào. Đại lý cần một khoá để gọi API.', 'There is no key yet. The agent needs one to use the API.')
const revoked = say('Đã thu hồi khoá {name}.', 'The key {name} is revoked.')
