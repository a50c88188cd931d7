import type { batchInput } from '@innkeeper/protocol/rates/batch'
import type { Change } from '@innkeeper/rules/rate/change'
import { changeTo } from '@innkeeper/rules/rate/change-to'
import { rateFields, roomFields, type NightFieldName } from '@innkeeper/rules/rate/night-fields'
import type { z } from 'zod'

/** The input of a batch. */
export type BatchInput = z.output<typeof batchInput>

type Asked = BatchInput['changes']

/** The changes of a batch to nights of room-plans. */
export const rateChanges = (asked: Asked): Change[] => changesOf(rateFields, asked)

/** The changes of a batch to nights of room types. */
export const roomChanges = (asked: Asked): Change[] => changesOf(roomFields, asked)

const changesOf = (fields: readonly NightFieldName[], asked: Asked): Change[] => fields.flatMap((field) => changeOf(field, asked) ?? [])

const changeOf = (field: NightFieldName, asked: Asked): Change | null => {
  if (field === 'price') return asked.price === undefined ? null : priceChange(asked.price)
  if (field === 'allotment') return asked.allotment === undefined ? null : { field, ...asked.allotment }
  const value = asked[field]
  return value === undefined ? null : changeTo(field, value)
}

const priceChange = (asked: NonNullable<Asked['price']>): Change => {
  if (asked.act === 'clear') return { field: 'price', act: 'clear' }
  return asked.act === 'set' ? { field: 'price', unit: 'amount', ...asked } : { field: 'price', ...asked }
}
