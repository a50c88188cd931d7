import { formatNumber, formatShortDate, formatWeekday } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import { useEffect, useState } from 'react'
import { useFormat } from '#kit/language/use-format.ts'
import { fieldText } from '../cards/field-text.ts'
import { kindWords } from '../cards/kind-words.ts'
import { cellAtPlace } from '../edit/selected-cells.ts'
import { mainField, shownValue, type Cell } from '../edit/typing/wanted-value.ts'
import { useDesk, type Desk } from '../model/desk.ts'
import type { History } from '../model/loading/grid-calls.ts'
import { shownRate } from '../model/nights/shown-night.ts'
import { useWatched } from '../model/watched.ts'
import { restrictionsShown } from '../view/cells/cell-marks.ts'
import type { Look } from '../view/cells/look.ts'
import { sources } from '../view/cells/spoken-cell.ts'
import { restrictionText } from './restriction-text.ts'
import styles from './status-line.module.css'

const pause = 250

/** The focused cell in words: its night and row, value, and who set it; asked for when the focus rests. */
export const WhoSetThis = ({ look }: { readonly look: Look }) => {
  const desk = useDesk()
  const selection = useWatched(desk.selection)
  useWatched(desk.store.counts)
  const cell = selection === null ? null : cellAtPlace(desk, selection.focus)
  const latest = useLatest(desk, cell)
  const format = useFormat()
  if (cell === null) return null
  const { t, language } = look
  const night = desk.store.calendar.days[cell.at] ?? ''
  const field = mainField(cell.row)
  const holiday = desk.store.calendar.holidays.get(cell.at)
  return (
    <>
      <span className={styles['night']}>
        <span>
          {formatWeekday(night, language)} {formatShortDate(night)}
          {/* The band above a single night may have no room for its name. */}
          {holiday !== undefined && ` (${t(holiday.name)})`}
        </span>
        <span className={styles['name']}>{t(cell.row.kind === 'plan' ? cell.row.plan.name : cell.row.room.name)}</span>
        <span className={styles['value']}>
          <b>{fieldText(field, shownValue(desk.store, cell, field), look)}</b>
          {detailsOf(desk, cell, look)}
        </span>
        {look.offers !== null && (
          <span>
            {cell.row.kind === 'plan'
              ? look.offers.told(cell.row, night, shownRate(desk.store, cell.row, cell.at).price, look)
              : look.offers.room?.told(cell.row, night, look)}
          </span>
        )}
      </span>
      {latest !== null && (
        <span className={styles['who']}>
          {latest.person}, {format.moment(latest.at)}, {t(kindWords[latest.kind])}{' '}
          {t(number, { no: formatNumber(latest.operationNo, language) })}
          {t(before, { value: fieldText(latest.field, latest.before, look) })}
        </span>
      )}
    </>
  )
}

// Where a price comes from, and all restrictions: marks that did not fit are told here.
const detailsOf = ({ store }: Desk, { row, at }: Cell, look: Look): string => {
  if (row.kind === 'room') {
    const { sold, allotment, releaseDays } = store.room(row.id, at)
    return look.t(releaseDays === null ? roomDetails : roomRelease, { sold, allotment, days: releaseDays ?? 0 })
  }
  const shown = shownRate(store, row, at)
  const parent = shown.source === 'derived' ? row.chain[1] : undefined
  const source =
    shown.source === 'own'
      ? ''
      : parent === undefined
        ? `, ${look.t(sources[shown.source])}`
        : look.t(following, { plan: look.t(parent.name) })
  const marks = restrictionsShown(shown, everyField).map((mark) => restrictionText(mark, look))
  return [source, shown.stopSell ? look.t(stopped) : '', ...marks.map((mark) => `, ${mark}`)].join('')
}

const everyField = new Set(['cta', 'ctd', 'minStay', 'maxStay'] as const)

const useLatest = (desk: Desk, cell: Cell | null): History[number] | null => {
  const [latest, setLatest] = useState<{ readonly key: string; readonly entry: History[number] | null } | null>(null)
  const field = cell === null ? 'price' : mainField(cell.row)
  const rowId = cell?.row.id ?? ''
  const kind = cell?.row.kind
  const night = desk.store.calendar.days[cell?.at ?? 0] ?? ''
  const version =
    cell === null ? 0 : kind === 'plan' ? desk.store.nights.rate(rowId, cell.at).version : desk.store.nights.room(rowId, cell.at).version
  const key = `${rowId} ${night} ${version}`
  useEffect(() => {
    if (version === 0 || kind === undefined) return undefined
    const timer = setTimeout(() => {
      const where = kind === 'plan' ? { roomPlanId: rowId } : { roomTypeId: rowId }
      desk.calls.history(where, night, 10).then(
        (entries) => setLatest({ key, entry: entries.find((entry) => entry.field === field) ?? entries[0] ?? null }),
        () => setLatest({ key, entry: null }),
      )
    }, pause)
    return () => clearTimeout(timer)
  }, [desk, key, rowId, kind, night, version, field])
  return latest?.key === key ? latest.entry : null
}

const before = say(' · trước là {value}', ' · before: {value}')
const number = say('số {no}', 'no. {no}')
const following = say(', theo gói {plan}', ', follows {plan}')
const stopped = say(', ngừng bán', ', stop sell')
const roomDetails = say(', đã bán {sold}', ', {sold} sold')
const roomRelease = say(', đã bán {sold}, hạn chót trước {days} ngày', ', {sold} sold, cut-off {days} days before')
