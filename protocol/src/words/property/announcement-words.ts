import type { AnnouncementState } from '@innkeeper/rules/announcement/announcement-state'
import { say, type Saying } from '#say.ts'

/** The states of an announcement, in words. */
export const announcementStateWords: Readonly<Record<AnnouncementState, Saying>> = {
  stopped: say('Đã dừng', 'Stopped'),
  waiting: say('Chờ đến giờ', 'Waiting'),
  shown: say('Đang hiện', 'Shown now'),
  ended: say('Đã kết thúc', 'Ended'),
}
