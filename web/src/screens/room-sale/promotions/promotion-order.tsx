import { say } from '@innkeeper/protocol/say'
import { promotionTypeWords } from '@innkeeper/protocol/words/sale/promotion-words'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { OrderAct } from '#record/order-act.tsx'
import { SecondLine } from '#ui/lists/table/table-list.tsx'
import { SortableGrid } from '#ui/photos/sorting/sortable-grid.tsx'
import { SortedLine } from '#ui/photos/sorting/sorted-line.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import type { PromotionRow } from './promotions.ts'

/** The most promotions of a property, and so of one read. */
const mostPromotions = 100

/** Opens the order of the promotions: by priority the first one that holds counts. */
export const PromotionOrder = ({ total }: { total: number }) => {
  const { reason } = useChange('promotion/change-order')
  return (
    <OrderAct words={orderWords} hint={hint} reason={reason ?? (total < 2 ? nothingToOrder : undefined)}>
      <AllPromotions />
    </OrderAct>
  )
}

const AllPromotions = () => {
  const { data, error, again } = useRead('promotion/get-all', { limit: mostPromotions })
  if (error !== null) return <Failed what={what} error={error} again={again} />
  return data === undefined ? <Skeleton rows={6} height={44} /> : <Lines promotions={data.rows} />
}

/** The promotions by rank, each moved by dragging, by keys or by its buttons. */
const Lines = ({ promotions }: { promotions: readonly PromotionRow[] }) => {
  const t = useSay()
  const alerts = useAlerts()
  const change = useChange('promotion/change-order', { done: () => alerts.success(saved), failed: alerts.failure })
  return (
    <SortableGrid
      lines
      words={orderWords}
      items={promotions}
      keyOf={({ id }) => id}
      nameOf={(promotion) => t(nameOf(promotion))}
      locked={change.reason !== undefined}
      saving={change.pending}
      change={(next) => change.send({ ids: next.map(({ id }) => id) })}
      renderItem={(promotion, place, moves) => (
        <SortedLine place={place} acts={moves}>
          <strong>{t(nameOf(promotion))}</strong>
          <SecondLine>
            {t(promotionTypeWords[promotion.promoType])} · {t(promotion.active ? onWords : offWords)}
          </SecondLine>
        </SortedLine>
      )}
    />
  )
}

const orderWords = say('Xếp thứ tự khuyến mãi', 'Order the promotions')
const what = say('danh sách khuyến mãi', 'the promotions')
const hint = say(
  'Khi gộp theo thứ tự, chỉ khuyến mãi đứng trước nhất được tính. Kéo, hoặc nhấn phím cách rồi phím mũi tên. Thứ tự mới được lưu ngay.',
  'In the mode “Priority” only the first promotion that applies counts. Drag, or press Space and then the arrow keys. A new order is saved at once.',
)
const nothingToOrder = say('Cần ít nhất hai khuyến mãi.', 'There must be two promotions at least.')
const saved = say('Đã lưu thứ tự khuyến mãi.', 'The order of the promotions is saved.')
const onWords = say('đang bật', 'switched on')
const offWords = say('đang tắt', 'switched off')
