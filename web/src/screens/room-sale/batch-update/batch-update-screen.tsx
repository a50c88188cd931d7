import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { Link } from '#ui/buttons/link.tsx'
import { BatchEditor } from './batch-editor.tsx'
import styles from './batch-update-screen.module.css'
import { RoomsPage } from './rooms-page.tsx'

/** `/u/{hotelId}/hotel-manage/room-sale/avail-and-rate/batch-update`: many nights at once, seen before they change and undone after. */
export const BatchUpdateScreen = () => (
  <RoomsPage title={title} crumb={batch} acts={<Ways />} renderEditor={(tree) => <BatchEditor tree={tree} />} />
)

/** The ways to what else changes many nights, and to what was changed. */
const Ways = () => {
  const t = useSay()
  const { property } = useSession()
  return (
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
  )
}

const title = say('Cập nhật giá và hạn chế', 'Update rates and restrictions')
const batch = say('Cập nhật hàng loạt', 'Batch update')
const copyForward = say('Chép đêm sang đêm khác', 'Copy nights forward')
const workbook = say('Xuất và nhập Excel', 'Excel out and in')
const log = say('Nhật ký cập nhật giá', 'Rate update log')
