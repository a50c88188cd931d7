import { formatPercent, formatSpokenDay, formatWeekday } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import { toDay } from '@innkeeper/rules/days/day'
import { lunarOf } from '@innkeeper/rules/days/calendar/lunar'
import { memo, useCallback, useMemo, useSyncExternalStore } from 'react'
import { nightsOfBlock } from '../../model/loading/pieces.ts'
import { useDesk } from '../../model/desk.ts'
import { occupancyAt } from '../../model/nights/shown-night.ts'
import { useWatched } from '../../model/watched.ts'
import { classes } from '../cells/classes.ts'
import styles from './column-head.module.css'
import { monthRuns, occasionRuns, type OccasionRun } from './occasion-runs.ts'
import { isWeekend, type Painter } from '../cells/painter.ts'
import type { Seen } from '../state/use-seen.ts'

/** The head of the columns: months, holidays and events, and the nights in view. */
export const ColumnHead = ({ seen, painter }: { readonly seen: Seen; readonly painter: Painter }) => {
  const { store, look } = painter
  const facts = useWatched(store.facts)
  const months = useMemo(() => monthRuns(store.calendar), [store])
  const bands = useMemo(() => occasionRuns(store.calendar, facts?.events ?? []), [store, facts])
  const open = useBandAtFocus(bands)
  const first = (seen.weeks[0] ?? 0) * nightsOfBlock
  const last = ((seen.weeks.at(-1) ?? 0) + 1) * nightsOfBlock
  const isSeen = ({ from, to }: { readonly from: number; readonly to: number }) => from < last && to >= first
  const { column } = look.sizes
  return (
    <div role="rowgroup" className={styles['head']}>
      <div role="presentation" className={styles['months']} aria-hidden>
        {months.filter(isSeen).map((month) => (
          <div
            key={month.key}
            className={styles['month']}
            style={{ left: month.from * column, width: (month.to - month.from + 1) * column }}
          >
            <span>{look.t(month.words)}</span>
          </div>
        ))}
      </div>
      <div role="presentation" className={styles['bands']} aria-hidden>
        {bands.filter(isSeen).map((band) => (
          <div
            key={band.key}
            className={styles['band']}
            data-kind={band.kind}
            data-color={band.color ?? undefined}
            data-open={band.key === open}
            title={look.t(band.name)}
            style={{ left: band.from * column, width: (band.to - band.from + 1) * column - 1 }}
          >
            <span style={{ maxWidth: (band.until - band.from + 1) * column - 4 }}>{look.t(band.name)}</span>
          </div>
        ))}
      </div>
      <div role="row" aria-rowindex={1} className={styles['weeks']}>
        <div role="columnheader" aria-colindex={1} className="hidden-words">
          {look.t(rowsWord)}
        </div>
        {seen.weeks.map((week) => (
          <ColumnHeadWeek key={week} week={week} painter={painter} />
        ))}
      </div>
    </div>
  )
}

/** The band over the focused night: its name is shown whole, as that of the one that is pointed at is. */
const useBandAtFocus = (bands: readonly OccasionRun[]): string | null => {
  const { selection } = useDesk()
  return useSyncExternalStore(selection.listen, () => {
    const at = selection.get()?.focus.at ?? -1
    return bands.find(({ from, to }) => from <= at && at <= to)?.key ?? null
  })
}

/** The heads of one week: weekday, date, how full the house is. */
const ColumnHeadWeek = memo(function ColumnHeadWeek({ week, painter }: { readonly week: number; readonly painter: Painter }) {
  const { store, look } = painter
  const listen = useCallback((changed: () => void) => store.signals.listen(week, changed), [store, week])
  useSyncExternalStore(listen, () => store.signals.countAll(week))
  const first = week * nightsOfBlock
  const days = store.calendar.days.slice(first, first + nightsOfBlock)
  return (
    <div role="presentation" className={styles['week']} style={{ left: first * look.sizes.column, width: days.length * look.sizes.column }}>
      {days.map((day, index) => (
        <ColumnHeadNight key={day} day={day} at={first + index} painter={painter} />
      ))}
    </div>
  )
})

const ColumnHeadNight = ({ day, at, painter }: { readonly day: string; readonly at: number; readonly painter: Painter }) => {
  const { store, look } = painter
  const { calendar } = store
  const occupancy = store.nights.isRead(at) ? occupancyAt(store, at) : null
  const holiday = painter.occasionAt(at)
  const spoken = [
    formatSpokenDay(day, look.language),
    holiday === null ? null : look.t(holiday),
    occupancy === null ? null : look.t(fullness, { percent: occupancy }),
  ]
  return (
    <div
      role="columnheader"
      aria-colindex={at + 2}
      aria-label={spoken.filter((part) => part !== null).join('. ')}
      aria-current={at === calendar.todayAt ? 'date' : undefined}
      data-zoom={look.zoom}
      className={classes(
        styles['night'],
        isWeekend(store, at) && styles['weekend'],
        at < calendar.todayAt && styles['past'],
        at === calendar.todayAt && styles['today'],
        holiday !== null && styles['holiday'],
      )}
    >
      <Figures day={day} at={at} occupancy={occupancy} painter={painter} />
      <i className={styles['share']}>
        <i style={{ width: `${occupancy ?? 0}%` }} />
      </i>
    </div>
  )
}

const Figures = ({
  day,
  at,
  occupancy,
  painter,
}: {
  readonly day: string
  readonly at: number
  readonly occupancy: number | null
  readonly painter: Painter
}) => {
  const { look, store } = painter
  const { zoom, language } = look
  const monday = store.calendar.weekdays[at] === 1
  const dated = zoom !== 90 || at === store.calendar.todayAt || (monday && Math.abs(at - store.calendar.todayAt) > 1)
  return (
    <>
      <span className={styles['weekday']}>
        {zoom <= 30 ? formatWeekday(day, language) : monday && zoom === 60 ? formatWeekday(day, language).slice(0, 2) : ''}
      </span>
      <span className={styles['dates']}>
        <b className={styles['date']}>{dated ? Number(day.slice(8)) : ''}</b>
        {zoom === 14 && <span className={styles['lunar']}>{lunarText(day)}</span>}
      </span>
      {zoom <= 60 && (
        <span className={classes(styles['occupancy'], occupancy !== null && occupancy >= 90 && styles['packed'])}>
          {occupancyText(occupancy, look)}
        </span>
      )}
    </>
  )
}

const occupancyText = (occupancy: number | null, { zoom, language }: Painter['look']): string => {
  if (occupancy === null) return ''
  return zoom === 14 ? formatPercent(occupancy * 100, language) : String(occupancy)
}

// As printed calendars do: the lunar month is named where it begins.
const lunarText = (day: string): string => {
  const lunar = lunarOf(toDay(day))
  return lunar.date === 1 ? `${lunar.date}/${lunar.month}` : String(lunar.date)
}

const fullness = say('Lấp đầy {percent} %', '{percent} % full')
const rowsWord = say('Loại phòng và gói bán', 'Room types and packages')
