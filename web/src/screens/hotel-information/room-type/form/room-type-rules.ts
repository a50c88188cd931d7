import { roomRefusals } from '@innkeeper/protocol/refusals/rooms'
import { refusalOfRoomProblem } from '@innkeeper/protocol/problems/room-problems'
import { repeatedBeds } from '@innkeeper/rules/room-type/check-beds'
import { checkRoomType, unusedRoomType } from '@innkeeper/rules/room-type/check-room-type'
import type { CallInput } from '@innkeeper/protocol/catalogue'
import type { RuleError } from '#kit/forms/use-form.ts'
import type { Typed } from '#kit/forms/value-at.ts'

/** The rules across a room type's fields, as far as they can be told while some fields are still empty. */
export const roomTypeRules = (values: Typed<CallInput<'room/create'>>): readonly RuleError[] => {
  const filled = {
    totalRooms: values.totalRooms ?? 1,
    maxAdults: values.maxAdults ?? 1,
    maxChildren: values.maxChildren ?? Number.MAX_SAFE_INTEGER,
    maxGuests: values.maxGuests ?? 1,
    defaultPrice: values.defaultPrice ?? 1,
    weekendPrice: values.weekendPrice ?? 1,
    floorPrice: values.floorPrice ?? null,
    ceilingPrice: values.ceilingPrice ?? null,
  }
  const problems = checkRoomType(filled, unusedRoomType).flatMap((problem): RuleError[] => {
    const key = refusalOfRoomProblem(problem)
    return key === null || values[problem.field] === undefined ? [] : [{ field: problem.field, words: roomRefusals[key].words }]
  })
  return [...problems, ...repeated(values.beds ?? [])]
}

// A line whose bed type is not chosen yet repeats nothing.
const repeated = (beds: readonly { readonly bedType?: string | undefined }[]): RuleError[] =>
  repeatedBeds(beds.map(({ bedType }, index) => ({ bedType: bedType ?? `line ${index}` }))).map((index) => ({
    field: `beds.${index}.bedType`,
    words: roomRefusals.bedTwice.words,
  }))
