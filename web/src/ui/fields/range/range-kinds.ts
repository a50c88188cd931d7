import { nouns } from '@innkeeper/protocol/format/format'
import { say, type Saying } from '@innkeeper/protocol/say'
import { addDays, daysBetween, toDay, type Day } from '@innkeeper/rules/days/day'
import { presetDays, type RangePreset } from '@innkeeper/rules/days/range-presets'

/** What the two days are: the first and the last night, arrival and departure, days of any time, or days gone by. */
export type RangeKind = 'nights' | 'stay' | 'days' | 'past'

/** The first and the last day that may be chosen. */
export type RangeLimits = { readonly from?: string | undefined; readonly to?: string | undefined }

/** Two days in order, both included. */
export type WholeRange = { readonly from: string; readonly to: string }

const presetsOf: Readonly<Record<RangeKind, readonly RangePreset[]>> = {
  nights: ['weekend', 'nextWeekend', 'weeks4', 'weeks12', 'thisMonth', 'nextMonth', 'tet'],
  stay: ['today', 'weekend', 'nextWeekend', 'tet'],
  days: ['today', 'weekend', 'weeks4', 'weeks12', 'lastMonth', 'thisMonth', 'nextMonth', 'tet'],
  past: ['today', 'days7Back', 'weeks4Back', 'thisMonth', 'lastMonth', 'yearBack'],
}

/** A preset as the field offers it. */
export type OfferedRange = { readonly id: RangePreset; readonly words: Saying; readonly range: WholeRange }

/** The presets of a field, each within its limits; one that lies outside is not offered. A stay ends on the day after its last night. */
export const presetsFor = (kind: RangeKind, today: Day, limits: RangeLimits): readonly OfferedRange[] =>
  presetsOf[kind].flatMap((id) => {
    const { from, to } = presetDays(id, today)
    const first = latest(from, limits.from)
    const last = earliest(kind === 'stay' ? addDays(to, 1) : kind === 'past' ? earliest(to, today) : to, limits.to)
    return first > last || (kind === 'stay' && first === last)
      ? []
      : [{ id, words: presetWords(id, kind), range: { from: first, to: last } }]
  })

/** How many nights or days two days hold, and what they are called. */
export const lengthOf = (kind: RangeKind, { from, to }: WholeRange) => {
  const between = daysBetween(toDay(from), toDay(to))
  if (kind === 'stay') return { count: between, noun: nouns.night }
  return { count: between + 1, noun: kind === 'nights' ? nouns.night : dayNoun }
}

const latest = (one: string, other: string | undefined): string => (other !== undefined && other > one ? other : one)
const earliest = (one: string, other: string | undefined): string => (other !== undefined && other < one ? other : one)

const dayNoun = { vi: 'ngày', one: 'day', other: 'days' }

const presetWords = (id: RangePreset, kind: RangeKind): Saying => (kind === 'stay' && id === 'today' ? tonight : words[id])

const tonight = say('Đêm nay', 'Tonight')

const words: Readonly<Record<RangePreset, Saying>> = {
  today: say('Hôm nay', 'Today'),
  weekend: say('Cuối tuần này', 'This weekend'),
  nextWeekend: say('Cuối tuần sau', 'Next weekend'),
  weeks4: say('4 tuần tới', 'Next 4 weeks'),
  weeks12: say('12 tuần tới', 'Next 12 weeks'),
  thisMonth: say('Tháng này', 'This month'),
  nextMonth: say('Tháng sau', 'Next month'),
  lastMonth: say('Tháng trước', 'Last month'),
  days7Back: say('7 ngày qua', 'Last 7 days'),
  weeks4Back: say('4 tuần qua', 'Last 4 weeks'),
  yearBack: say('12 tháng qua', 'Last 12 months'),
  tet: say('Tết', 'Tết'),
}
