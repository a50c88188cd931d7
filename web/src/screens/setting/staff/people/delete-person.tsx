import { userCalls } from '@innkeeper/protocol/calls/setting/user'
import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { DeleteRecord, type Held } from '#record/deleting/delete-record.tsx'
import type { ListedRecord, RecordDialogProps } from '#record/record-kind.ts'
import { StopRecord } from '#record/deleting/stop-record.tsx'
import { people } from './people.ts'

/** Asks before a user is deleted; who has signed in can be stopped instead. */
export const DeletePerson = (props: RecordDialogProps<ListedRecord>) => (
  <DeleteRecord
    {...props}
    kind={people}
    detail="user/detail"
    held={held}
    renderInstead={(person) =>
      person.active &&
      person.lock === null && (
        <StopRecord words={stop} stopped={stopped} path="user/update" input={input} record={person} done={props.onClose} />
      )
    }
  />
)

const { input } = userCalls['user/update']

const held = ({ lock, hasTraces }: AnswerOf<'user/detail'>): Held => {
  if (lock === 'self') return { inUse: true, words: self }
  if (lock === 'owner') return { inUse: true, words: owner }
  if (lock === 'above') return { inUse: true, words: above }
  return hasTraces ? { inUse: true, words: traces } : { inUse: false, words: free }
}

const stop = say('Ngừng quyền truy cập', 'End access')
const stopped = say('Đã ngừng {name}: mọi phiên đăng nhập ở đây đã kết thúc.', '{name} is stopped: every session here has ended.')
const self = say('Không thể xoá người dùng hiện tại.', 'Cannot delete the current user.')
const owner = say('Chủ sở hữu không xoá được ở đây.', 'An owner cannot be deleted here.')
const above = say('Người này có quyền mà bạn không có.', 'This user has rights that you do not have.')
const traces = say(
  'Người này đã từng đăng nhập nên nhật ký cần giữ tên. Ngừng quyền truy cập thay vì xoá: phiên đăng nhập kết thúc ngay, việc đã làm vẫn còn.',
  'This user has signed in before, and the diary keeps the name. End their access instead: sessions end at once, what they did stays.',
)
const free = say(
  'Người này chưa từng đăng nhập. Xoá rồi thì lời mời không dùng được nữa.',
  'This user never signed in. Their invitation will no longer work.',
)
