import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { userStateWords } from '@innkeeper/protocol/words/people/staff-words'
import { say } from '@innkeeper/protocol/say'
import { paths } from '#paths.ts'
import type { RecordKind } from '#record/record-kind.ts'
import type { StateLook } from '#ui/page/badge.tsx'

type Listed = Pick<CallOutput<'user/get-all'>[number], 'id' | 'fullName' | 'state' | 'owner'>

const looks: Readonly<Record<Listed['state'], StateLook>> = {
  working: { words: userStateWords.working, tone: 'green', icon: 'check' },
  invited: { words: userStateWords.invited, tone: 'amber', icon: 'send' },
  stopped: { words: userStateWords.stopped, tone: 'grey', icon: 'ban' },
}
const ownerLook: StateLook = { words: say('Chủ sở hữu', 'Owner'), tone: 'cham', icon: 'circle-check' }

/** The users of a property as records. */
export const people: RecordKind<Listed> = {
  calls: { create: 'user/add', update: 'user/update', delete: 'user/delete', history: 'user/history' },
  listAt: (property) => paths.staff(property, 'user'),
  at: (property, id) => paths.staffRecord(property, 'user', id),
  states: ({ state, owner }) => [...(owner ? [ownerLook] : []), looks[state]],
  words: {
    all: say('Người dùng', 'Users'),
    list: say('danh sách người dùng', 'the users'),
    add: say('Thêm người dùng', 'Add a user'),
    empty: say('Chưa có người dùng nào.', 'There is no user yet.'),
    acts: { delete: say('Xoá người dùng', 'Delete the user') },
    page: {
      one: say('Người dùng', 'User'),
      what: say('người dùng', 'the user'),
      fresh: say('Người dùng mới', 'New user'),
      save: say('Lưu người dùng', 'Save the user'),
      created: say('Đã thêm {name}.', '{name} is added.'),
      saved: say('Đã lưu {name}.', '{name} is saved.'),
      afterCreate: say('Người được mời nhận liên kết đặt mật khẩu qua email.', 'They get an email with a link to choose a password.'),
    },
    deleted: say('Đã xoá {name}.', '{name} is deleted.'),
    delete: {
      question: say('Xoá {name}?', 'Delete {name}?'),
      remove: say('Xoá người dùng', 'Delete the user'),
    },
  },
}
