import { announcementStateWords } from '@innkeeper/protocol/words/property/announcement-words'
import { say } from '@innkeeper/protocol/say'
import type { AnnouncementState } from '@innkeeper/rules/announcement/announcement-state'
import { paths } from '#paths.ts'
import type { ListedRecord, RecordKind } from '#record/record-kind.ts'
import type { StateLook } from '#ui/page/badge.tsx'

const looks: Readonly<Record<AnnouncementState, StateLook>> = {
  stopped: { words: announcementStateWords.stopped, tone: 'grey', icon: 'ban' },
  waiting: { words: announcementStateWords.waiting, tone: 'amber', icon: 'clock' },
  shown: { words: announcementStateWords.shown, tone: 'green', icon: 'check' },
  ended: { words: announcementStateWords.ended, tone: 'dark', icon: 'lock' },
}

const release: StateLook = { words: say('Ghi chú phát hành', 'Release note'), tone: 'cham', icon: 'bell' }

/** Announcements as records. */
export const announcements: RecordKind<ListedRecord & { readonly state: AnnouncementState; readonly fromRelease: boolean }> = {
  calls: { create: 'announcement/create', update: 'announcement/update', delete: 'announcement/delete' },
  listAt: paths.adminAnnouncements,
  at: (_property, id) => paths.adminAnnouncement(id),
  states: ({ state, fromRelease }) => [...(fromRelease ? [release] : []), looks[state]],
  words: {
    all: say('Thông báo chung', 'Announcements'),
    list: say('danh sách thông báo chung', 'the announcements'),
    add: say('Thêm thông báo chung', 'Add an announcement'),
    empty: say(
      'Chưa có thông báo chung nào. Thông báo thêm ở đây hiện cho mọi người dùng.',
      'There is no announcement yet. One that is added here is shown to everybody.',
    ),
    acts: { delete: say('Xoá thông báo chung', 'Delete the announcement') },
    page: {
      one: say('Thông báo chung', 'Announcement'),
      what: say('thông báo chung', 'the announcement'),
      fresh: say('Thông báo chung mới', 'New announcement'),
      save: say('Lưu thông báo chung', 'Save the announcement'),
      created: say('Đã thêm thông báo chung {name}.', 'The announcement {name} is added.'),
      saved: say('Đã lưu thông báo chung {name}.', 'The announcement {name} is saved.'),
      afterCreate: say(
        'Sau khi lưu, thông báo hiện cho mọi người từ giờ đã chọn.',
        'Once it is saved, everybody sees it from the chosen time on.',
      ),
    },
    deleted: say('Đã xoá thông báo chung {name}.', 'The announcement {name} is deleted.'),
    delete: {
      question: say('Xoá thông báo chung {name}?', 'Delete the announcement {name}?'),
      remove: say('Xoá thông báo chung', 'Delete the announcement'),
    },
  },
}
