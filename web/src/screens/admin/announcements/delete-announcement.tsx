import { say } from '@innkeeper/protocol/say'
import { DeleteFreeRecord } from '#record/deleting/delete-free-record.tsx'
import type { ListedRecord, RecordDialogProps } from '#record/record-kind.ts'
import { announcements } from './announcements.ts'

/** Asks before an announcement is deleted. */
export const DeleteAnnouncement = (props: RecordDialogProps<ListedRecord>) => (
  <DeleteFreeRecord {...props} kind={announcements} says={says} />
)

const says = say(
  'Thông báo sẽ không hiện cho ai nữa. Muốn giữ lại nội dung, bỏ chọn “Đang dùng” rồi lưu.',
  'Nobody will see it any more. To keep its text, untick “In use” and save.',
)
