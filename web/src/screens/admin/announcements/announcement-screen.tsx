import { RecordScreen } from '#record/record-screen.tsx'
import { AnnouncementEdit } from './announcement-edit.tsx'
import { announcements } from './announcements.ts'

/** An announcement: a new one, or one that is looked at and changed. */
export const AnnouncementScreen = () => (
  <RecordScreen kind={announcements} detail="announcement/detail" renderPage={(place) => <AnnouncementEdit {...place} />} />
)
