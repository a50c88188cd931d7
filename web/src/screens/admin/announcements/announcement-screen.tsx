import { say } from '@innkeeper/protocol/say'
import { usePart } from '#kit/page/use-part.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { paths } from '#paths.ts'
import { RecordLoading } from '#ui/forms/record-loading.tsx'
import { AnnouncementEdit } from './announcement-edit.tsx'

/** An announcement: a new one, or one that is looked at and changed. */
export const AnnouncementScreen = () => {
  const id = usePart('id')
  return id === 'new' ? <AnnouncementEdit key="new" announcement={null} /> : <ExistingAnnouncement key={id} id={id} />
}

const ExistingAnnouncement = ({ id }: { id: string }) => {
  const detail = useRead('announcement/detail', { id })
  if (detail.data !== undefined) return <AnnouncementEdit announcement={detail.data} readAgain={detail.again} />
  return <RecordLoading title={title} list={{ words: listTitle, to: paths.adminAnnouncements() }} what={what} read={detail} />
}

const title = say('Thông báo chung', 'Announcement')
const listTitle = say('Thông báo chung', 'Announcements')
const what = say('thông báo chung', 'the announcement')
