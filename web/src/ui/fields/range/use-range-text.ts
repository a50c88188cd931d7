import { formatDate } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import type { Day } from '@innkeeper/rules/days/day'
import { useState } from 'react'
import type { Field } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { readRange, type ReadRange } from './read-range.ts'
import type { RangeLimits, WholeRange } from './range-kinds.ts'

/** Two days, both included; either may still be missing. */
export type DayRange = { readonly from: string | undefined; readonly to: string | undefined }

export type RangeEnd = 'from' | 'to'

/** What stands in the two halves, until it is two days. */
type Draft = { readonly of: string; readonly from?: string; readonly to?: string; readonly left?: boolean }

type RangeText = { readonly field: Field<DayRange>; readonly today: Day; readonly limits: RangeLimits; readonly clearable: boolean }

/** The two halves of a range as they are typed: the field changes once both are days; days in the wrong order are swapped. */
export const useRangeText = ({ field, today, limits, clearable }: RangeText) => {
  const t = useSay()
  const [typed, setTyped] = useState<Draft>({ of: '' })
  const value = { from: field.value?.from, to: field.value?.to }
  const draft: Draft = typed.of === keyOf(value) ? typed : { of: keyOf(value) }
  const texts = { from: draft.from ?? shown(value.from), to: draft.to ?? shown(value.to) }
  const days = readRange(texts, today, limits.from)

  const take = (range: WholeRange | undefined) => {
    setTyped({ of: '' })
    field.change(range)
  }
  const type = (end: RangeEnd, text: string) => setTyped({ ...draft, left: false, [end]: text })
  // What is typed becomes the value when a half is left: "5/2" is not yet "5/2/2027".
  const settle = (isLeft = true): boolean => {
    if (draft.from === undefined && draft.to === undefined) return false
    const range = rangeOf(days, limits, isLeft)
    const isEmptied = clearable && (texts.from === '' || texts.to === '')
    if (range !== null) take(range)
    else if (isEmptied) {
      setTyped({ ...texts, of: keyOf(nothing) })
      if (field.value !== undefined) field.change(undefined)
    } else setTyped({ ...draft, from: shown(days.from) || texts.from, to: shown(days.to) || texts.to })
    return true
  }
  const leave = () => {
    settle()
    setTyped((last) => ({ ...last, left: true }))
    field.leave()
  }
  const problem = draft.left === true ? problemOf(texts, days, limits) : null
  return { texts, type, settle, leave, take, problem: problem === null ? undefined : t(problem.words, problem.values) }
}

const shown = (day: string | null | undefined): string => (day === undefined || day === null ? '' : formatDate(day))

const keyOf = ({ from = '', to = '' }: DayRange): string => `${from}–${to}`

const nothing: DayRange = { from: undefined, to: undefined }

// Days in the wrong order are swapped once the field is left; between its halves a first day after the last waits for the other.
const rangeOf = ({ from, to }: ReadRange, limits: RangeLimits, isLeft: boolean): WholeRange | null => {
  if (from === null || to === null || isOutside(from, limits) || isOutside(to, limits)) return null
  if (from <= to) return { from, to }
  return isLeft ? { from: to, to: from } : null
}

const isOutside = (day: string, { from, to }: RangeLimits): boolean => (from !== undefined && day < from) || (to !== undefined && day > to)

type Texts = { readonly from: string; readonly to: string }

const problemOf = (texts: Texts, days: ReadRange, limits: RangeLimits) => {
  if (texts.from === '' && texts.to === '') return null
  if (texts.from === '') return { words: firstMissing, values: {} }
  if (texts.to === '') return { words: lastMissing, values: {} }
  if (days.from === null) return { words: noDay, values: { text: texts.from } }
  if (days.to === null) return { words: noDay, values: { text: texts.to } }
  if (!isOutside(days.from, limits) && !isOutside(days.to, limits)) return null
  if (limits.to === undefined) return { words: tooEarly, values: { from: shown(limits.from) } }
  if (limits.from === undefined) return { words: tooLate, values: { to: shown(limits.to) } }
  return { words: outOfRange, values: { from: shown(limits.from), to: shown(limits.to) } }
}

const firstMissing = say('Còn thiếu ngày đầu.', 'The first date is missing.')
const lastMissing = say('Còn thiếu ngày cuối.', 'The last date is missing.')
const noDay = say('“{text}” không phải là ngày. Nhập như 05/02/2027.', '“{text}” is not a date. Type it like 05/02/2027.')
const tooEarly = say('Chọn từ ngày {from}.', 'Choose {from} or later.')
const tooLate = say('Chọn đến ngày {to}.', 'Choose {to} or earlier.')
const outOfRange = say('Chọn từ {from} đến {to}.', 'Choose from {from} to {to}.')
