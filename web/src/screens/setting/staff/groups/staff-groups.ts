import { say } from '@innkeeper/protocol/say'
import { paths } from '#paths.ts'
import type { ListedRecord, RecordKind } from '#record/record-kind.ts'
import type { StateLook } from '#ui/page/badge.tsx'

/** User groups as records. */
export const staffGroups: RecordKind<ListedRecord & { readonly active: boolean }> = {
  calls: { create: 'usergroup/add', update: 'usergroup/update', delete: 'usergroup/delete', history: 'usergroup/history' },
  listAt: (property) => paths.staff(property, 'group'),
  at: (property, id) => paths.staffRecord(property, 'group', id),
  states: ({ active }) => [active ? inUse : stopped],
  words: {
    all: say('Nhóm người dùng', 'User groups'),
    list: say('danh sách nhóm người dùng', 'the user groups'),
    add: say('Thêm nhóm', 'Add a group'),
    empty: say('Chưa có nhóm nào. Thêm nhóm đầu tiên để phân quyền.', 'There is no group yet. Add the first one to give rights.'),
    acts: { delete: say('Xoá nhóm', 'Delete the group') },
    page: {
      one: say('Nhóm người dùng', 'User group'),
      what: say('nhóm người dùng', 'the user group'),
      fresh: say('Nhóm mới', 'New group'),
      save: say('Lưu nhóm', 'Save the group'),
      created: say('Đã tạo nhóm {name}.', 'The group {name} is created.'),
      saved: say('Đã lưu nhóm {name}.', 'The group {name} is saved.'),
      afterCreate: say(
        'Sau khi tạo, thêm người vào nhóm ở trang của từng người.',
        'Once it is created, put people into it on their own pages.',
      ),
    },
    deleted: say('Đã xoá nhóm {name}.', 'The group {name} is deleted.'),
    delete: {
      question: say('Xoá nhóm {name}?', 'Delete the group {name}?'),
      remove: say('Xoá nhóm', 'Delete the group'),
    },
  },
}

const inUse: StateLook = { words: say('Đang dùng', 'In use'), tone: 'green', icon: 'check' }
const stopped: StateLook = { words: say('Ngừng dùng', 'Not in use'), tone: 'grey', icon: 'ban' }
