import { cellRefusal, type CellRefusalKey } from '@innkeeper/protocol/refusals/rates'
import { refusals } from '@innkeeper/protocol/refusals'
import { speak, type Language, type SayingValues } from '@innkeeper/protocol/say'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import type { BatchCell } from '@innkeeper/rules/rate/batch/batch-cell'
import type { NightFieldName } from '@innkeeper/rules/rate/night-fields'
import type { SkipReason } from '@innkeeper/rules/rate/batch/skip-reasons'
import type { Currency } from '@innkeeper/rules/money/currency'

/** The language and currency of a refusal. */
export type WordsContext = { readonly language: Language; readonly currency: Currency }

/** Why a field of a night did not take its value, in words. */
export type RefusedWords = { readonly reason: CellRefusalKey; readonly values: SayingValues; readonly message: string }

/** The words of why a cell did not take a value, with the numbers that it was checked against. */
export const refusedCellWords = (speaking: WordsContext, cell: BatchCell, field: NightFieldName, reason: SkipReason): RefusedWords => {
  const key = cellRefusal(reason, field)
  const values = valuesOf(cell, speaking)
  return { reason: key, values, message: speak(refusals[key].words, speaking.language, values) }
}

const valuesOf = (cell: BatchCell, { language, currency }: WordsContext): SayingValues => {
  if (cell.kind === 'room') return { sold: cell.row.sold, totalRooms: cell.totalRooms }
  const money = (amount: number | null) => (amount === null ? '' : formatMoney(amount, currency, language))
  return { floor: money(cell.floor), ceiling: money(cell.ceiling), planMin: cell.plan.minStay ?? 1, planMax: cell.plan.maxStay ?? '' }
}
