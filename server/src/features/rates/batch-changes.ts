import type { batchInput } from '@innkeeper/protocol/rates/batch'
import type { Change, RateChange, RoomChange } from '@innkeeper/rules/rate/change'
import { changeTo } from '@innkeeper/rules/rate/change-to'
import type { z } from 'zod'

/** What a batch asks for. */
export type BatchInput = z.output<typeof batchInput>

type Asked = BatchInput['changes']

/** The changes that a batch makes of nights of room-plans. */
export const rateChanges = (asked: Asked): RateChange[] =>
  [
    asked.price === undefined ? null : priceChange(asked.price),
    ...(['stopSell', 'cta', 'ctd', 'minStay', 'maxStay'] as const).map((field) => changeOrNull(field, asked[field])),
  ].filter(isRateChange)

/** The changes that a batch makes of nights of room types. */
export const roomChanges = (asked: Asked): RoomChange[] =>
  [
    asked.allotment === undefined ? null : { field: 'allotment' as const, ...asked.allotment },
    changeOrNull('closed', asked.closed),
    changeOrNull('releaseDays', asked.releaseDays),
  ].filter(isRoomChange)

const priceChange = (asked: NonNullable<Asked['price']>): Change => {
  if (asked.act === 'clear') return { field: 'price', act: 'clear' }
  return asked.act === 'set' ? { field: 'price', unit: 'amount', ...asked } : { field: 'price', ...asked }
}

const changeOrNull = (field: Change['field'], value: number | boolean | null | undefined): Change | null =>
  value === undefined ? null : changeTo(field, value)

const isRateChange = (change: Change | null): change is RateChange => change !== null && !isRoomChange(change)

const isRoomChange = (change: Change | null): change is RoomChange =>
  change !== null && (change.field === 'allotment' || change.field === 'closed' || change.field === 'releaseDays')
