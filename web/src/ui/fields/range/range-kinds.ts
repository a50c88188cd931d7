import { nouns } from '@innkeeper/protocol/format/format'
import { say, type Saying } from '@innkeeper/protocol/say'
import { addDays, addYears, daysBetween, toDay, type Day } from '@innkeeper/rules/days/day'
import { presetDays, type RangePreset } from '@innkeeper/rules/days/range-presets'
import { dayNoun } from '#kit/property/night-words.ts'

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

/** The presets of a field, each within its limits; one that lies outside is not offered. */
export const presetsFor = (kind: RangeKind, today: Day, limits: RangeLimits): readonly OfferedRange[] =>
  presetsOf[kind].flatMap((id) => {
    const range = within(kind, presetDays(id, today), today, limits)
    return range === null ? [] : [{ id, words: presetWords(id, kind), range }]
  })

/** Consecutive nights that the property has named, such as a season. */
type NamedNights = { readonly fromDay: string; readonly toDay: string }

/**
 * The seasons of a field, each within its limits: those that are not over, and where days gone by may be meant also those of the last
 * year.
 */
export const seasonsFor = <S extends NamedNights>(
  kind: RangeKind,
  seasons: readonly S[],
  today: Day,
  limits: RangeLimits,
): readonly { readonly season: S; readonly range: WholeRange }[] => {
  const first = kind === 'days' || kind === 'past' ? addYears(today, -1) : today
  return seasons.flatMap((season) => {
    const nights = { from: season.fromDay, to: season.toDay }
    const range = season.toDay < first ? null : within(kind, nights, today, limits)
    return range === null ? [] : [{ season, range }]
  })
}

// A stay ends on the day after its last night, and days gone by end today.
const within = (kind: RangeKind, { from, to }: WholeRange, today: Day, limits: RangeLimits): WholeRange | null => {
  const last = kind === 'stay' ? addDays(toDay(to), 1) : kind === 'past' ? earliest(to, today) : to
  const range = { from: latest(from, limits.from), to: earliest(last, limits.to) }
  return range.from > range.to || (kind === 'stay' && range.from === range.to) ? null : range
}

/** How many nights or days two days hold, and what they are called. */
export const lengthOf = (kind: RangeKind, { from, to }: WholeRange) => {
  const between = daysBetween(toDay(from), toDay(to))
  if (kind === 'stay') return { count: between, noun: nouns.night }
  return { count: between + 1, noun: kind === 'nights' ? nouns.night : dayNoun }
}

const latest = (one: string, other: string | undefined): string => (other !== undefined && other > one ? other : one)
const earliest = (one: string, other: string | undefined): string => (other !== undefined && other < one ? other : one)

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
