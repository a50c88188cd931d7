import { say } from '@innkeeper/protocol/say'
import { paths } from '#paths.ts'
import type { ListedRecord, RecordKind } from '#record/record-kind.ts'
import type { StateLook } from '#ui/page/badge.tsx'

const inUse: StateLook = { words: say('Đang dùng', 'In use'), tone: 'green', icon: 'check' }
const stopped: StateLook = { words: say('Đã ngừng', 'Stopped'), tone: 'grey', icon: 'ban' }

/** The platform's travel agents as records. */
export const platformAgents: RecordKind<ListedRecord & { readonly active: boolean }> = {
  calls: { create: 'supplier/travel-agent/create', update: 'supplier/travel-agent/update', delete: 'supplier/travel-agent/delete' },
  listAt: () => paths.adminAgents(),
  at: (_property, id) => paths.adminAgent(id),
  states: ({ active }) => [active ? inUse : stopped],
  words: {
    all: say('Danh sách đại lý', 'Agent list'),
    list: say('danh sách đại lý', 'the agents'),
    add: say('Thêm đại lý', 'Add an agent'),
    empty: say(
      'Chưa có đại lý nào. Thêm đại lý đầu tiên để các chỗ nghỉ liên kết.',
      'There is no agent yet. Add the first one, so that properties can link it.',
    ),
    acts: { delete: say('Xoá đại lý', 'Delete the agent') },
    page: {
      one: say('Đại lý', 'Agent'),
      what: say('đại lý', 'the agent'),
      fresh: say('Đại lý mới', 'New agent'),
      save: say('Lưu đại lý', 'Save the agent'),
      created: say('Đã thêm đại lý {name}.', 'The agent {name} is added.'),
      saved: say('Đã lưu đại lý {name}.', 'The agent {name} is saved.'),
      afterCreate: say('Sau khi thêm, mở đại lý để tạo khoá API.', 'Once it is added, open the agent to make an API key.'),
    },
    deleted: say('Đã xoá đại lý {name}.', 'The agent {name} is deleted.'),
    delete: {
      question: say('Xoá đại lý {name}?', 'Delete the agent {name}?'),
      remove: say('Xoá đại lý', 'Delete the agent'),
    },
  },
}
