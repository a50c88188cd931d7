import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { useAddress } from '#kit/page/use-address.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { Link } from '#ui/buttons/link.tsx'
import { BatchEditor } from './batch-editor.tsx'
import styles from './batch-update-screen.module.css'
import { batchAddress } from './form/batch-address.ts'
import { HeldEditor } from './held/held-editor.tsx'
import { RoomsPage } from './rooms-page.tsx'

/**
 * `/u/{hotelId}/hotel-manage/room-sale/avail-and-rate/batch-update`: many nights at once, seen before they change and undone after; or, where
 * the address names one, a message of a connected system that has to be confirmed.
 */
export const BatchUpdateScreen = () => {
  const [{ pms_confirm: id }] = useAddress(batchAddress)
  if (id !== '')
    return <RoomsPage title={held} crumb={heldCrumb} acts={<Ways />} renderEditor={(tree) => <HeldEditor key={id} id={id} tree={tree} />} />
  return <RoomsPage title={title} crumb={batch} acts={<Ways />} renderEditor={(tree) => <BatchEditor tree={tree} />} />
}

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
const held = say('Giá và phòng trống chờ xác nhận', 'Rates and availability to confirm')
const heldCrumb = say('Chờ xác nhận', 'To confirm')
const batch = say('Cập nhật hàng loạt', 'Batch update')
const copyForward = say('Chép đêm sang đêm khác', 'Copy nights forward')
const workbook = say('Xuất và nhập Excel', 'Excel out and in')
const log = say('Nhật ký cập nhật giá', 'Rate update log')
