import { say } from '@innkeeper/protocol/say'
import { useRead } from '#kit/calls/use-read.ts'
import { useTitle } from '#kit/page/use-title.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import styles from '../batch-update-screen.module.css'
import { ExcelEditor } from './excel-editor.tsx'

/** `/u/{hotelId}/hotel-manage/room-sale/avail-and-rate/excel`: nights as a workbook, filled in and read back. */
export const ExcelScreen = () => {
  useTitle(title)
  const { property } = useSession()
  const rooms = useRead('room-plan/get-room-plan-all', {})
  return (
    <div className={styles['screen']}>
      <Page>
        <PageHead title={title} crumbs={[{ words: grid, to: paths.availAndRate(property) }, { words: title }]} />
        {rooms.error !== null && <Failed what={what} error={rooms.error} again={rooms.again} readAt={rooms.readAt} />}
        {rooms.loading && rooms.error === null && <Skeleton rows={10} />}
        {rooms.data !== undefined && <ExcelEditor tree={rooms.data} />}
      </Page>
    </div>
  )
}

const title = say('Xuất và nhập Excel', 'Excel out and in')
const grid = say('Phòng trống và giá', 'Availability and price')
const what = say('loại phòng và gói', 'the room types and packages')
