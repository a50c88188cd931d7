import { cellRefusal, ratesRefusals } from '@innkeeper/protocol/refusals/rates'
import type { Saying, SayingValues } from '@innkeeper/protocol/say'
import { settableRange } from '@innkeeper/rules/days/last-settable-night'
import type { BatchCell } from '@innkeeper/rules/rate/batch/batch-cell'
import { changeTo } from '@innkeeper/rules/rate/change-to'
import { isRateField, isRoomField, type RateField, type RoomField } from '@innkeeper/rules/rate/night-fields'
import { planCell } from '@innkeeper/rules/rate/batch/plan-cell'
import { skipReasons, type SkipReason } from '@innkeeper/rules/rate/batch/skip-reasons'
import { mayLookMistyped, medianPrice, suspiciousPrice, type SuspiciousPrice } from '@innkeeper/rules/rate/batch/suspicious-price'
import type { GridStore } from '../../model/grid-store.ts'
import type { PlanRow } from '../../model/grid-rows.ts'
import { shownRate } from '../../model/nights/shown-night.ts'
import type { Cell, Wanted } from './wanted-value.ts'

/**
 * The reasons for which a cell is passed over, as a batch does. A person who typed too many rooms into a cell wants to be told at the
 * cell, though a batch would pass over it.
 */
export type PassedOver = Exclude<{ [R in SkipReason]: (typeof skipReasons)[R] extends 'skip' ? R : never }[SkipReason], 'overTotalRooms'>

const isPassedOver = (reason: SkipReason): reason is PassedOver => skipReasons[reason] === 'skip' && reason !== 'overTotalRooms'

/** What becomes of a wanted value before it is sent: sent, held for the person's word, refused, passed over, or nothing to do. */
export type Judgement =
  | { readonly verdict: 'send' }
  | { readonly verdict: 'equal' }
  | { readonly verdict: 'held'; readonly suspicion: SuspiciousPrice }
  | { readonly verdict: 'skip'; readonly reason: PassedOver; readonly words: Saying }
  | { readonly verdict: 'refuse'; readonly reason: SkipReason; readonly words: Saying }

/** Why a cell's field cannot be changed whatever is typed (past, follows another plan), or null. */
export const whyFixed = (store: GridStore, wanted: Omit<Wanted, 'value'>): Saying | null => {
  const probe = wanted.field === 'price' ? 1 : null
  const [result] = planCell(batchCell(store, wanted), [changeTo(wanted.field, probe)], settableRange(store.calendar.today))
  const fixed =
    result?.outcome === 'skipped' && (result.reason === 'past' || result.reason === 'derived' || result.reason === 'beyondHorizon')
  return fixed ? wordsOf(result.reason, wanted) : null
}

/** Judges a wanted value by the rules that the server holds it against. */
export const judge = (store: GridStore, wanted: Wanted): Judgement => {
  const cell = batchCell(store, wanted)
  const [result] = planCell(cell, [changeTo(wanted.field, wanted.value)], settableRange(store.calendar.today))
  if (result === undefined || result.outcome === 'equal') return { verdict: 'equal' }
  if (result.outcome === 'skipped') {
    const { reason } = result
    const words = wordsOf(reason, wanted)
    return isPassedOver(reason) ? { verdict: 'skip', reason, words } : { verdict: 'refuse', reason, words }
  }
  const suspicion = suspicionOf(store, wanted)
  return suspicion === null ? { verdict: 'send' } : { verdict: 'held', suspicion }
}

/** The values that a refusal's words speak of. */
export const refusalValues = (cell: Cell, store: GridStore, money: (amount: number) => string): SayingValues => {
  const { room } = cell.row
  const plan = cell.row.kind === 'plan' ? cell.row.plan : null
  return {
    floor: money(room.floorPrice ?? 0),
    ceiling: money(room.ceilingPrice ?? 0),
    totalRooms: room.totalRooms,
    sold: store.nights.room(room.id, cell.at).sold,
    planMin: plan?.minStay ?? 1,
    planMax: plan?.maxStay ?? '',
  }
}

const wordsOf = (reason: SkipReason, { field }: Pick<Wanted, 'field'>): Saying => ratesRefusals[cellRefusal(reason, field)].words

const batchCell = (store: GridStore, { row, at, field }: Omit<Wanted, 'value'>): BatchCell => {
  const { room } = row
  if (row.kind === 'room') {
    const shown = store.room(row.id, at)
    const stored = store.nights.room(row.id, at)
    return {
      kind: 'room',
      roomTypeId: row.id,
      row: { ...shown, [field]: stored[asRoomField(field)] },
      totalRooms: room.totalRooms,
    }
  }
  return {
    kind: 'rate',
    roomPlanId: row.id,
    // The field itself is held against what is stored, the others against what was typed.
    row: { ...store.rate(row.id, at), [field]: store.nights.rate(row.id, at)[asRateField(field)] },
    effectivePrice: shownRate(store, row, at).price,
    derive: row.plan.derive,
    plan: row.plan,
    floor: room.floorPrice,
    ceiling: room.ceilingPrice,
  }
}

const asRoomField = (field: Wanted['field']): RoomField => (isRoomField(field) ? field : 'allotment')
const asRateField = (field: Wanted['field']): RateField => (isRateField(field) ? field : 'price')

const nightsAround = 60

const suspicionOf = (store: GridStore, { row, at, field, value }: Wanted): SuspiciousPrice | null => {
  if (row.kind !== 'plan' || field !== 'price' || typeof value !== 'number') return null
  const around = store.nights.rates(row.id).price.subarray(Math.max(0, at - nightsAround), at + nightsAround)
  return isFarOff(value, around) ? suspiciousPrice(value, medianOf(around, row)) : null
}

type Prices = ReturnType<GridStore['nights']['rates']>['price']

const isFarOff = (price: number, around: Prices): boolean => {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, 0]
  for (const one of around) {
    if (one < lowest) lowest = one
    if (one > highest) highest = one
  }
  return highest === 0 || mayLookMistyped(price, lowest, highest)
}

const medianOf = (around: Prices, row: PlanRow): number | null => {
  const prices = [...around].filter((price) => !Number.isNaN(price))
  return medianPrice(prices.length > 0 ? prices : [row.room.defaultPrice])
}
