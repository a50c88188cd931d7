import { promotionSentence } from '@innkeeper/protocol/words/sale/promotion-sentence'
import { promotionTypeWords } from '@innkeeper/protocol/words/sale/promotion-words'
import { say } from '@innkeeper/protocol/say'
import { useRead } from '#kit/calls/use-read.ts'
import { nameOf } from '#kit/language/names.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useSession } from '#kit/session/session-context.ts'
import { nameColumn } from '#record/record-columns.tsx'
import { SecondLine, type Column } from '#ui/lists/table/table-list.tsx'
import type { PromotionRow } from './promotions.ts'

/** The columns that only promotions have. */
export const usePromotionColumns = (): readonly Column<PromotionRow>[] => {
  const t = useSay()
  const format = useFormat()
  const { currency } = useSession()
  return [
    { key: 'rank', head: rankWords, width: 88, right: true, phone: 'hidden', cell: ({ rank }) => rank },
    nameColumn(say('Khuyến mãi', 'Promotion')),
    {
      key: 'what',
      head: say('Nội dung', 'What it does'),
      min: 320,
      phone: 'hidden',
      cell: (row) => (
        <>
          {t(promotionTypeWords[row.promoType])}
          <SecondLine>{t(promotionSentence(row, currency))}</SecondLine>
          <PackagesLine ids={row.applyPlans} />
        </>
      ),
    },
    {
      key: 'bookings',
      head: say('Đặt phòng', 'Bookings'),
      right: true,
      phone: 'hidden',
      cell: ({ results }) => (
        <>
          {format.number(results.bookings)}
          {results.cancelled > 0 && <SecondLine>{t(cancelledWords, { count: results.cancelled })}</SecondLine>}
        </>
      ),
    },
    {
      key: 'nights',
      head: say('Đêm phòng', 'Room nights'),
      right: true,
      phone: 'hidden',
      cell: ({ results }) => format.number(results.nights),
    },
    {
      key: 'revenue',
      head: say('Doanh thu', 'Revenue'),
      right: true,
      phone: 'hidden',
      cell: ({ results }) => format.money(results.revenue),
    },
    {
      key: 'discount',
      head: say('Đã giảm cho khách', 'Discount given'),
      right: true,
      phone: 'hidden',
      cell: ({ results }) => (results.discount > 0 ? format.money(results.discount) : '–'),
    },
  ]
}

/** The packages that a promotion is on, where it is not on all of them. */
const PackagesLine = ({ ids }: { ids: readonly string[] }) => {
  const t = useSay()
  const plans = useRead('promotion/get-choices', {}).data?.plans ?? []
  const names = plans.filter(({ id }) => ids.includes(id)).map((plan) => t(nameOf(plan)))
  return names.length > 0 && <SecondLine>{t(plansWords, { names: names.join(', ') })}</SecondLine>
}

const rankWords = say('Thứ tự', 'Rank')
const plansWords = say('Gói: {names}', 'Packages: {names}')
const cancelledWords = say('huỷ {count}', '{count} cancelled')
