import { formatRange } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import type { Day } from '@innkeeper/rules/days/day'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { seasonsFor, type RangeKind, type RangeLimits, type WholeRange } from './range-kinds.ts'
import styles from './season-choices.module.css'

type SeasonChoicesProps = {
  kind: RangeKind
  value: WholeRange | undefined
  today: Day
  limits: RangeLimits
  take: (range: WholeRange) => void
  /** One select instead of a button for each, where there is little room. */
  compact?: boolean
}

/** The property's seasons as presets of a range. Who may not read them, and a page outside of a property, has none. */
export const SeasonChoices = ({ kind, value, today, limits, take, compact = false }: SeasonChoicesProps) => {
  const t = useSay()
  const seasons = useRead('season/get-all', {}, { freshFor }).data ?? []
  const offered = seasonsFor(kind, seasons, today, limits).map(({ season, range }) => ({
    id: season.id,
    name: t(nameOf(season)),
    nights: formatRange(season.fromDay, season.toDay),
    range,
    isOn: value?.from === range.from && value.to === range.to,
  }))
  if (offered.length === 0) return null
  if (compact)
    return (
      <select
        aria-label={t(seasonsWords)}
        className={styles['select']}
        value={offered.find(({ isOn }) => isOn)?.id ?? ''}
        onChange={(event) => {
          const chosen = offered.find(({ id }) => id === event.currentTarget.value)
          if (chosen !== undefined) take(chosen.range)
        }}
      >
        <option value="" disabled>
          {t(chooseWords)}
        </option>
        {offered.map(({ id, name, nights }) => (
          <option key={id} value={id}>{`${name}, ${nights}`}</option>
        ))}
      </select>
    )
  return (
    <div role="group" aria-label={t(seasonsWords)} className={styles['seasons']}>
      <span aria-hidden>{t(seasonsWords)}</span>
      {offered.map(({ id, name, nights, range, isOn }) => (
        <button key={id} type="button" aria-pressed={isOn} onClick={() => take(range)}>
          {name} <small>{nights}</small>
        </button>
      ))}
    </div>
  )
}

const freshFor = 60_000
const seasonsWords = say('Mùa', 'Seasons')
const chooseWords = say('Chọn một mùa', 'Choose a season')
