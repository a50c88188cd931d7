import { promotionForm } from '@innkeeper/protocol/calls/room-sale/promotion-fields'
import { labelOf } from '@innkeeper/protocol/field'
import { say, type Language, type Saying } from '@innkeeper/protocol/say'
import { promotionSentence } from '@innkeeper/protocol/words/sale/promotion-sentence'
import { promotionTypeWords } from '@innkeeper/protocol/words/sale/promotion-words'
import type { Currency } from '@innkeeper/rules/money/currency'
import type { FileColumn } from '#kit/list-file/file-column.ts'
import type { FileRows } from '#kit/list-file/file-rows.ts'
import { writeFile, type ListFile } from '#kit/list-file/list-file.ts'
import type { PromotionRecord } from './promotions.store.ts'

const { shape } = promotionForm

/** The names of the property's packages, by their ids. */
type PlanNames = ReadonlyMap<string, Saying>

const columnsIn = (currency: Currency, plans: PlanNames): readonly FileColumn<PromotionRecord>[] => [
  { head: say('Thứ tự', 'Rank'), cell: ({ rank }) => rank },
  { head: labelOf(shape.nameVi), cell: ({ nameVi }) => nameVi },
  { head: labelOf(shape.nameEn), cell: ({ nameEn }) => nameEn },
  { head: labelOf(shape.promoType), cell: ({ promoType }, language) => promotionTypeWords[promoType][language] },
  { head: labelOf(shape.code), cell: ({ code }) => code ?? '' },
  { head: say('Nội dung', 'What it does'), cell: (promotion, language) => promotionSentence(promotion, currency)[language] },
  { head: labelOf(shape.applyPlans), cell: ({ applyPlans }, language) => plansIn(applyPlans, plans, language) },
  { head: labelOf(shape.active), cell: ({ active }, language) => (active ? yes : no)[language] },
  { head: say('Đặt phòng', 'Bookings'), cell: ({ results }) => results.bookings, sum: true },
  { head: say('Đêm phòng', 'Room nights'), cell: ({ results }) => results.nights, sum: true },
  { head: say('Tiền tệ', 'Currency'), cell: () => currency },
  { head: say('Doanh thu', 'Revenue'), type: 'money', currency, cell: ({ results }) => results.revenue, sum: true },
  { head: say('Đã giảm', 'Discount given'), type: 'money', currency, cell: ({ results }) => results.discount, sum: true },
  { head: say('Đã huỷ', 'Cancelled'), cell: ({ results }) => results.cancelled, sum: true },
]

/** The promotions as a file for spreadsheets. */
export const promotionsFile = (
  rows: FileRows<PromotionRecord>,
  { currency, plans }: { readonly currency: Currency; readonly plans: PlanNames },
  language: Language,
): ListFile => writeFile(say('khuyen-mai', 'promotions'), columnsIn(currency, plans), rows, language)

const plansIn = (ids: readonly string[], plans: PlanNames, language: Language): string =>
  ids.length === 0 ? allPlans[language] : ids.map((id) => plans.get(id)?.[language] ?? '').join(', ')

const allPlans = say('Mọi gói', 'All packages')
const yes = say('Có', 'Yes')
const no = say('Không', 'No')
