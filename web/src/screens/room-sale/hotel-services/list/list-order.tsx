import { say } from '@innkeeper/protocol/say'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { OrderAct } from '#record/order-act.tsx'
import { SortableGrid } from '#ui/photos/sorting/sortable-grid.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { smallPicture } from '#ui/photos/pictures/small-picture.ts'
import type { HotelServiceRow } from '../hotel-services.ts'
import styles from '../hotel-services.module.css'

/** A property has 200 services at most, and a list reads 100. */
const half = 100

/** Opens the order in which agents see the services. */
export const ListOrder = ({ total }: { total: number }) => {
  const { reason } = useChange('service/change-index')
  return (
    <OrderAct words={orderWords} hint={hint} reason={reason ?? (total < 2 ? nothingToOrder : undefined)}>
      <AllServices />
    </OrderAct>
  )
}

const AllServices = () => {
  const first = useRead('service/list-service', { limit: half })
  const isLong = first.data !== undefined && first.data.total > half
  const second = useRead('service/list-service', { limit: half, offset: half }, { when: isLong })
  const read = first.error === null ? second : first
  if (read.error !== null) return <Failed what={what} error={read.error} again={read.again} />
  const whole = first.data !== undefined && (!isLong || second.data !== undefined)
  return whole ? <ServiceOrder services={[...first.data.rows, ...(second.data?.rows ?? [])]} /> : <Skeleton rows={4} height={64} />
}

type Ordered = Pick<HotelServiceRow, 'id' | 'nameVi' | 'nameEn' | 'thumbnail'>

/** The services in their order, each moved by dragging, by keys or by its buttons; a new order is saved at once. */
const ServiceOrder = ({ services }: { services: readonly Ordered[] }) => {
  const t = useSay()
  const alerts = useAlerts()
  const change = useChange('service/change-index', { done: () => alerts.success(saved), failed: alerts.failure })
  return (
    <SortableGrid
      words={orderWords}
      items={services}
      keyOf={({ id }) => id}
      nameOf={(service) => t(nameOf(service))}
      locked={change.reason !== undefined}
      saving={change.pending}
      change={(next) => change.send({ ids: next.map(({ id }) => id) })}
      renderItem={(service, place, moves) => (
        <div className={styles['tile']}>
          <img src={smallPicture(service.thumbnail)} alt="" loading="lazy" draggable={false} />
          <span className={styles['place']}>{place}</span>
          <strong title={t(nameOf(service))}>{t(nameOf(service))}</strong>
          {moves}
        </div>
      )}
    />
  )
}

const orderWords = say('Xếp thứ tự dịch vụ', 'Order the services')
const what = say('danh sách dịch vụ', 'the services')
const hint = say(
  'Đại lý thấy dịch vụ theo thứ tự này. Kéo ảnh, hoặc nhấn phím cách rồi phím mũi tên. Thứ tự mới được lưu ngay.',
  'Agents see the services in this order. Drag a picture, or press Space and then the arrow keys. A new order is saved at once.',
)
const nothingToOrder = say('Cần ít nhất hai dịch vụ.', 'There must be two services at least.')
const saved = say('Đã lưu thứ tự dịch vụ.', 'The order of the services is saved.')
