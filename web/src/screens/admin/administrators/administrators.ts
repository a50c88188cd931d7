import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { staffRefusals } from '@innkeeper/protocol/refusals/people/staff'
import { say, speak, type Saying } from '@innkeeper/protocol/say'
import { userStateWords } from '@innkeeper/protocol/words/people/staff-words'
import { paths } from '#paths.ts'
import type { RecordKind } from '#record/record-kind.ts'
import type { StateLook } from '#ui/page/badge.tsx'

type Listed = Pick<CallOutput<'supplier/user/get-all'>[number], 'id' | 'fullName' | 'state'>

const looks: Readonly<Record<Listed['state'], StateLook>> = {
  working: { words: userStateWords.working, tone: 'green', icon: 'check' },
  invited: { words: userStateWords.invited, tone: 'amber', icon: 'send' },
  stopped: { words: userStateWords.stopped, tone: 'grey', icon: 'ban' },
}

/** Why somebody does not change administrators, and whom to ask; undefined if they manage them. */
export const whyNotManaging = (managers: readonly string[] | null): Saying | undefined => {
  const values = { people: managers?.join(', ') ?? '' }
  const { words } = staffRefusals.managesNobody
  return managers === null ? undefined : { vi: speak(words, 'vi', values), en: speak(words, 'en', values) }
}

/** The same where nobody is named. */
export const managesNobody = say(
  'Bạn chưa được giao việc mời và sửa quản trị viên. Cột Quản lý cho biết ai được giao.',
  'You do not manage administrators. The column Manages says who does.',
)

/** The platform's administrators as records. */
export const administrators: RecordKind<Listed> = {
  calls: { create: 'supplier/user/create', update: 'supplier/user/update', delete: 'supplier/user/delete' },
  listAt: () => paths.adminUsers(),
  at: (_property, id) => paths.adminUser(id),
  states: ({ state }) => [looks[state]],
  words: {
    all: say('Quản trị viên', 'Administrators'),
    list: say('danh sách quản trị viên', 'the administrators'),
    add: say('Mời quản trị viên', 'Invite an administrator'),
    empty: say('Không có quản trị viên nào.', 'There is no administrator.'),
    acts: { delete: say('Xoá quản trị viên', 'Delete the administrator') },
    page: {
      one: say('Quản trị viên', 'Administrator'),
      what: say('quản trị viên', 'the administrator'),
      fresh: say('Quản trị viên mới', 'New administrator'),
      save: say('Lưu quản trị viên', 'Save the administrator'),
      created: say('Đã mời {name}.', '{name} is invited.'),
      saved: say('Đã lưu {name}.', '{name} is saved.'),
      afterCreate: say('Người được mời nhận liên kết đặt mật khẩu qua email.', 'They get an email with a link to choose a password.'),
    },
    deleted: say('Đã xoá {name}.', '{name} is deleted.'),
    delete: {
      question: say('Xoá {name}?', 'Delete {name}?'),
      remove: say('Xoá quản trị viên', 'Delete the administrator'),
    },
  },
}
