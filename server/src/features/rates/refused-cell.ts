import { cellRefusal, type CellRefusalKey } from '@innkeeper/protocol/refusals/rates'
import { refusals } from '@innkeeper/protocol/refusals'
import { speak, type Language, type SayingValues } from '@innkeeper/protocol/say'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import type { BatchCell } from '@innkeeper/rules/rate/batch-cell'
import type { ChangeField } from '@innkeeper/rules/rate/change'
import type { SkipReason } from '@innkeeper/rules/rate/skip-reasons'
import type { Currency } from '@innkeeper/rules/money/currency'

/** In which language and money a refusal speaks. */
export type Speaking = { readonly language: Language; readonly currency: Currency }

/** Why a field of a night did not take its value, in words. */
export type RefusedWords = { readonly reason: CellRefusalKey; readonly values: SayingValues; readonly message: string }

/** Tells a person why a cell did not take a value, with the numbers that it is held against. */
export const tellRefused = (speaking: Speaking, cell: BatchCell, field: ChangeField, reason: SkipReason): RefusedWords => {
  const key = cellRefusal(reason, field)
  const values = valuesOf(cell, speaking)
  return { reason: key, values, message: speak(refusals[key].words, speaking.language, values) }
}

const valuesOf = (cell: BatchCell, { language, currency }: Speaking): SayingValues => {
  if (cell.kind === 'room') return { sold: cell.row.sold, totalRooms: cell.totalRooms }
  const money = (amount: number | null) => (amount === null ? '' : formatMoney(amount, currency, language))
  return { floor: money(cell.floor), ceiling: money(cell.ceiling), planMin: cell.plan.minStay ?? 1, planMax: cell.plan.maxStay ?? '' }
}
