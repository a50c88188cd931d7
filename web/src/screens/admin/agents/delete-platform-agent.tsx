import { platformAgentCalls } from '@innkeeper/protocol/calls/platform/travel-agents'
import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { DeleteRecord, type Held } from '#record/deleting/delete-record.tsx'
import type { ListedRecord, RecordDialogProps } from '#record/record-kind.ts'
import { StopRecord } from '#record/deleting/stop-record.tsx'
import { Facts } from '#ui/page/facts.tsx'
import { platformAgents } from './platform-agents.ts'

/** Asks before an agent is deleted, with the traces that it left; one that left some can be stopped instead. */
export const DeletePlatformAgent = (props: RecordDialogProps<ListedRecord>) => (
  <DeleteRecord
    {...props}
    kind={platformAgents}
    detail="supplier/travel-agent/detail"
    held={held}
    renderInstead={(agent) =>
      agent.active && (
        <StopRecord words={stop} stopped={stopped} path="supplier/travel-agent/update" input={input} record={agent} done={props.onClose} />
      )
    }
  />
)

const held = ({ links, keys, bookings }: AnswerOf<'supplier/travel-agent/detail'>): Held => {
  const inUse = links.length + keys.length + bookings > 0
  const facts = [
    { words: bookingWords, value: bookings },
    { words: linkWords, value: links.length },
    { words: keyWords, value: keys.length },
  ]
  return { inUse, words: inUse ? inUseWords : freeWords, facts: <Facts facts={facts} /> }
}

const input = platformAgentCalls['supplier/travel-agent/update'].input
const stop = say('Ngừng đại lý', 'Stop the agent')
const stopped = say('Đã ngừng đại lý {name}.', 'The agent {name} is stopped.')
const inUseWords = say(
  'Đại lý từng liên kết, từng đặt phòng hoặc có khoá nên không xoá được.',
  'The agent was linked, has bookings, or has a key, so it cannot be deleted.',
)
const freeWords = say('Không có gì dùng đại lý này. Xoá rồi không lấy lại được.', 'Nothing uses this agent. Deleting cannot be undone.')
const bookingWords = say('Đặt phòng', 'Bookings')
const linkWords = say('Chỗ nghỉ đang hoặc từng liên kết', 'Properties linked now or before')
const keyWords = say('Khoá API', 'API keys')
