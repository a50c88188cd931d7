import { say } from '@innkeeper/protocol/say'
import { useSession } from '#kit/session/session-context.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useTitle } from '#kit/page/use-title.ts'
import { paths } from '#paths.ts'
import { Failed } from '#ui/states/failed.tsx'
import { Link } from '#ui/buttons/link.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { useSay } from '#kit/language/language.tsx'
import { BatchEditor } from './batch-editor.tsx'
import styles from './batch-update-screen.module.css'

/** `/u/{hotelId}/hotel-manage/room-sale/avail-and-rate/batch-update`: many nights at once, seen before they change and undone after. */
export const BatchUpdateScreen = () => {
  const t = useSay()
  useTitle(title)
  const { property } = useSession()
  const rooms = useRead('room-plan/get-room-plan-all', {})
  return (
    <div className={styles['screen']}>
      <Page>
        <PageHead
          title={title}
          crumbs={[{ words: grid, to: paths.availAndRate(property) }, { words: batch }]}
          acts={
            <>
              <Link to={paths.copyForward(property)} className={styles['log']}>
                {t(copyForward)}
              </Link>
              <Link to={paths.workbook(property)} className={styles['log']}>
                {t(workbook)}
              </Link>
              <Link to={paths.rateLog(property)} className={styles['log']}>
                {t(log)}
              </Link>
            </>
          }
        />
        {rooms.error !== null && <Failed what={what} error={rooms.error} again={rooms.again} readAt={rooms.readAt} />}
        {rooms.loading && rooms.error === null && <Skeleton rows={10} />}
        {rooms.data !== undefined && <BatchEditor tree={rooms.data} />}
      </Page>
    </div>
  )
}

const title = say('Cập nhật giá và hạn chế', 'Update rates and restrictions')
const grid = say('Phòng trống và giá', 'Availability and price')
const batch = say('Cập nhật hàng loạt', 'Batch update')
const copyForward = say('Chép đêm sang đêm khác', 'Copy nights forward')
const workbook = say('Xuất và nhập Excel', 'Excel out and in')
const log = say('Nhật ký cập nhật giá', 'Rate update log')
const what = say('loại phòng và gói', 'the room types and packages')
