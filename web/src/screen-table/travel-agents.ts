import { say } from '@innkeeper/protocol/say'
import { hotelScreen, roomScreen } from './hotel-screen.ts'

/** The screens of the menu's section “travel agents”. */
export const travelAgentScreens = [
  hotelScreen('travel-agent/active', {
    guide: 'agents',
    title: say('Danh sách đại lý', 'Agent list'),
    codes: ['AGENT_LIST_1'],
  }),
  hotelScreen('travel-agent/deactive', {
    guide: 'agents',
    title: say('Đại lý ngừng liên kết', 'Unlinked agents'),
    codes: ['UNLINKED_LIST_1'],
  }),
  roomScreen('travel-agent/terms', {
    guide: 'agent-terms',
    title: say('Điều kiện đại lý', 'Agents’ terms'),
    codes: ['AGENT_LIST_1'],
  }),
]
