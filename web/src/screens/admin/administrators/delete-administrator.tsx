import { administratorCalls } from '@innkeeper/protocol/calls/platform/administrators'
import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { DeleteRecord, type Held } from '#record/deleting/delete-record.tsx'
import type { ListedRecord, RecordDialogProps } from '#record/record-kind.ts'
import { StopRecord } from '#record/deleting/stop-record.tsx'
import { administrators, whyNotManaging } from './administrators.ts'

/** Asks before an administrator is deleted; who has chosen a password can be stopped instead. */
export const DeleteAdministrator = (props: RecordDialogProps<ListedRecord>) => (
  <DeleteRecord
    {...props}
    kind={administrators}
    detail="supplier/user/detail"
    held={held}
    renderInstead={(person) =>
      person.active &&
      !person.self &&
      person.managers === null && (
        <StopRecord words={stop} stopped={stopped} path="supplier/user/update" input={input} record={person} done={props.onClose} />
      )
    }
  />
)

const { input } = administratorCalls['supplier/user/update']

const held = ({ self, managers, state, lastSignInAt }: AnswerOf<'supplier/user/detail'>): Held => {
  if (self) return { inUse: true, words: own }
  const barred = whyNotManaging(managers)
  if (barred !== undefined) return { inUse: true, words: barred }
  return state === 'invited' && lastSignInAt === null ? { inUse: false, words: free } : { inUse: true, words: traces }
}

const stop = say('Ngừng quyền truy cập', 'End access')
const stopped = say('Đã ngừng {name}: mọi phiên đăng nhập đã kết thúc.', '{name} is stopped: every session has ended.')
const own = say('Không thể xoá người dùng hiện tại.', 'Cannot delete the current user.')
const traces = say(
  'Người này từng đăng nhập được nên nhật ký cần giữ tên. Ngừng quyền truy cập thay vì xoá.',
  'This administrator could sign in, and the diary keeps the name. End their access instead.',
)
const free = say(
  'Người này chưa từng đăng nhập. Xoá rồi thì lời mời không dùng được nữa.',
  'This user never signed in. Their invitation will no longer work.',
)
