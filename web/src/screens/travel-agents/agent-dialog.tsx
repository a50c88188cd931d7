import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { late } from '#kit/loading/late.tsx'
import { useLack } from '#kit/session/rights.ts'
import { RecordHistory } from '#record/history/record-history.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { explainerTitle } from '#ui/explainer/explainer-words.ts'
import { emptyStay } from '#ui/explainer/stay-asked.ts'
import { AgentFacts } from './agent-facts.tsx'
import type { LinkedAgent } from './agent-words.ts'
import { ChangeLevel } from './change-level.tsx'
import { SetCredit } from './set-credit.tsx'
import { UnlinkAgent } from './unlink-agent.tsx'

const ExplainerPanel = late(async () => (await import('#ui/explainer/explainer-panel.tsx')).ExplainerPanel)

type AgentDialogProps = { agent: LinkedAgent; onClose: () => void }

/** A linked agent: what is known of it, and what can be done with it. */
export const AgentDialog = ({ agent, onClose }: AgentDialogProps) => {
  const [act, setAct] = useState<'level' | 'credit' | 'unlink' | 'explain' | null>(null)
  const lackOfLevel = useLack('travelagent/change-level')
  const lackOfCredit = useLack('travelagent/set-credit')
  const lackOfPrices = useLack('room-plan/check-stay')
  const lackOfUnlinking = useLack('travelagent/deactive')
  if (act === 'level') return <ChangeLevel agent={agent} onClose={onClose} />
  if (act === 'credit') return <SetCredit agent={agent} onClose={onClose} />
  if (act === 'unlink') return <UnlinkAgent agent={agent} onClose={onClose} />
  if (act === 'explain') return <ExplainerPanel start={{ ...emptyStay, travelAgentId: agent.travelAgentId }} onClose={onClose} />
  return (
    <Dialog
      open
      onClose={onClose}
      title={agent.name}
      acts={
        <>
          <Button words={explainerTitle} icon="help-hexagon" reason={lackOfPrices} onClick={() => setAct('explain')} />
          <Button words={unlinkWords} icon="ban" reason={lackOfUnlinking} onClick={() => setAct('unlink')} />
          <Button words={creditWords} icon="cash" reason={lackOfCredit} onClick={() => setAct('credit')} />
          <Button words={levelWords} look="primary" icon="edit" reason={lackOfLevel} onClick={() => setAct('level')} />
        </>
      }
    >
      <AgentFacts agent={agent} />
      <RecordHistory of={{ path: 'travelagent/history', id: agent.travelAgentId }} />
    </Dialog>
  )
}

const levelWords = say('Đổi cấp', 'Change the level')
const creditWords = say('Đặt công nợ', 'Set the credit')
const unlinkWords = say('Ngừng liên kết', 'Unlink')
