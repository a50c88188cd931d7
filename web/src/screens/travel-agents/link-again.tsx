import { say } from '@innkeeper/protocol/say'
import { travelAgentRefusals } from '@innkeeper/protocol/refusals/travel-agents'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { AgentFacts } from './agent-facts.tsx'
import type { UnlinkedAgent } from './agent-words.ts'

type LinkAgainProps = { agent: UnlinkedAgent; onClose: () => void }

/** An agent that is not linked any more: why, and linked again at the level that it had. */
export const LinkAgain = ({ agent, onClose }: LinkAgainProps) => {
  const t = useSay()
  const format = useFormat()
  const alerts = useAlerts()
  const change = useChange('travelagent/active', {
    done: () => {
      alerts.success(done, { name: t(agent.name) })
      onClose()
    },
    failed: alerts.failure,
  })
  const { unlinkedAt, unlinkedBy, reason, stopped } = agent
  return (
    <Dialog
      open
      onClose={onClose}
      title={agent.name}
      acts={
        <Button
          words={linkWords}
          look="primary"
          icon="check"
          pending={change.pending}
          reason={stopped ? travelAgentRefusals.agentOffPlatform.words : change.reason}
          onClick={() => change.send({ code: agent.code, level: agent.level })}
        />
      }
    >
      <AgentFacts
        agent={agent}
        more={[
          { words: say('Ngừng từ', 'Unlinked since'), value: unlinkedAt === null ? '' : format.moment(unlinkedAt, { year: true }) },
          { words: say('Người thực hiện', 'By'), value: unlinkedBy },
          { words: say('Lý do', 'Reason'), value: reason },
        ]}
      />
    </Dialog>
  )
}

const linkWords = say('Liên kết lại', 'Link again')
const done = say('Đã liên kết {name}.', '{name} is linked.')
