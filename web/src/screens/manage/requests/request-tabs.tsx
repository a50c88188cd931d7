import { say } from '@innkeeper/protocol/say'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { Tabs } from '#ui/page/tabs.tsx'

/** The requests themselves, and what was offered to each agent and won. */
export const RequestTabs = ({ current }: { current: 'requests' | 'byAgent' }) => {
  const { property } = useSession()
  return (
    <Tabs
      words={requestsTitle}
      current={current}
      tabs={[
        { key: 'requests', words: listWords, to: paths.bookingRequests(property) },
        { key: 'byAgent', words: byAgentWords, to: paths.requestsByAgent(property) },
      ]}
    />
  )
}

/** What the screens of the requests are called. */
export const requestsTitle = say('Yêu cầu đặt phòng', 'Booking requests')
const listWords = say('Từng yêu cầu', 'Each request')
const byAgentWords = say('Theo đại lý', 'By agent')
