import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { DeleteRecord, type Held } from '#record/deleting/delete-record.tsx'
import type { ListedRecord, RecordDialogProps } from '#record/record-kind.ts'
import { MemberList } from './member-list.tsx'
import { staffGroups } from './staff-groups.ts'

/** Asks before a group is deleted, with the people who are in it. */
export const DeleteGroup = (props: RecordDialogProps<ListedRecord>) => (
  <DeleteRecord {...props} kind={staffGroups} detail="usergroup/detail" held={held} />
)

const held = ({ members }: AnswerOf<'usergroup/detail'>): Held =>
  members.length === 0 ? { inUse: false, words: free } : { inUse: true, words: inUse, facts: <MemberList members={members} /> }

const inUse = say(
  'Không xoá được vì những người sau đang trong nhóm. Chuyển họ sang nhóm khác trước.',
  'These people are in it, so it cannot be deleted. Move them to another group first.',
)
const free = say('Không có ai trong nhóm. Xoá rồi không lấy lại được.', 'Nobody is in the group. Deleting cannot be undone.')
