import { say } from '@innkeeper/protocol/say'
import type { RoomNight } from '@innkeeper/rules/rate/room-night'
import { vacantRooms } from '@innkeeper/rules/rate/vacant-rooms'
import type { ReactNode } from 'react'
import { cellState, type EditState } from '../../model/edits.ts'
import type { RoomRow } from '../../model/grid-rows.ts'
import { isFull, isLow } from '../../model/nights/shown-night.ts'
import { classes } from './classes.ts'
import styles from './cells.module.css'
import shares from './shares.module.css'
import bars from './shut-bar.module.css'
import { stateGlyph } from './draw-mark.tsx'
import { stateClasses } from './paint-plan.tsx'
import type { Painter } from './painter.ts'
import { spokenRoom } from './spoken-cell.ts'

/** A room type's availability cell on a night. */
export const paintRoom = (row: RoomRow, at: number, painter: Painter): ReactNode => {
  const { store, look } = painter
  const night = store.room(row.id, at)
  const edits = store.edits.of(row.id, at)
  const state = cellState(edits)
  const day = store.calendar.days[at] ?? store.calendar.last
  const shut = night.closed && look.fields.has('closed')
  const { offer, mark, cornered } = layerOn(row, { day, state, shut }, look)
  return (
    <div
      key={at}
      role="gridcell"
      aria-colindex={at + 2}
      aria-label={spokenRoom({ night: day, row, holiday: painter.occasionAt(at), edits, offer }, night, look)}
      aria-readonly={at < store.calendar.todayAt || undefined}
      className={classes(
        styles['cell'],
        painter.columnClass(at),
        shut && styles['shut'],
        cornered && styles['cornered'],
        !shut && isLow(night) && styles['low'],
        !shut && isFull(night) && styles['full'],
        state !== null && stateClasses[state],
      )}
    >
      {shut ? shutBar(row, at, painter) : roomContent(night, painter, mark)}
      {cornered && <i className={styles['who']} data-drawn={mark} />}
      {state !== null && state !== 'unsaved' && stateGlyph(state)}
    </div>
  )
}

type Seen = { readonly day: string; readonly state: EditState | null; readonly shut: boolean }

// What a layer says of a cell. How far a save has come stands in the place of its mark; a bar and a fill have no lower line, so it stands in a corner.
const layerOn = (row: RoomRow, { day, state, shut }: Seen, look: Painter['look']) => {
  const layer = look.offers?.room
  if (layer === undefined) return { offer: null, mark: null, cornered: false }
  const mark = state === null || state === 'unsaved' ? layer.mark(row, day, look) : null
  return { offer: layer.told(row, day, look), mark, cornered: mark !== null && (shut || look.zoom === 90) }
}

// A bar joined across nights, with its word at its start and on each Monday.
const shutBar = (row: RoomRow, at: number, { store, look }: Painter): ReactNode => {
  const before = at > 0 && store.room(row.id, at - 1).closed
  const after = store.room(row.id, at + 1).closed
  const roomy = look.zoom <= 30 || (look.zoom === 60 && after)
  const worded = roomy && (!before || store.calendar.weekdays[at] === 1)
  return (
    <b className={classes(bars['bar'], !before && bars['start'], !after && bars['end'])}>{worded && <span>{look.t(shutWord)}</span>}</b>
  )
}

const roomContent = (night: RoomNight, painter: Painter, mark: string | null): ReactNode => {
  const { look } = painter
  const { fields, zoom } = look
  if (zoom === 90)
    return isFull(night) ? (
      <b className={styles['none']} data-drawn="×" />
    ) : (
      <i className={classes(shares['fill'], shares[`level${12 - shareLevel(night)}`])} />
    )
  return (
    <>
      {fields.has('vacant') && (
        <b className={styles['vacant']}>
          {isFull(night) ? look.t(zoom === 60 ? fullInitial : fullWord) : night.allotment === 0 ? nothingOnSale : vacantRooms(night)}
        </b>
      )}
      {layerLower(night, painter, mark) ?? roomLower(night, look)}
    </>
  )
}

// What a layer puts in place of the lower line: null where it leaves that as it is.
const layerLower = (night: RoomNight, { look, who }: Painter, mark: string | null): ReactNode => {
  if (look.layer === 'who' && look.zoom <= 30) return night.version > 0 && <i className={styles['who']} data-drawn={who(night.version)} />
  if (look.offers?.room === undefined) return null
  return mark !== null && <i className={styles['who']} data-drawn={mark} />
}

const roomLower = (night: RoomNight, { fields, zoom, t }: Painter['look']): ReactNode => {
  const release = fields.has('releaseDays') && night.releaseDays !== null && zoom <= 30
  const figures = fields.has('allotment') && zoom <= 30
  return (
    <>
      {figures && (
        <i className={styles['figures']} data-drawn={fields.has('sold') ? `${night.sold}/${night.allotment}` : `/${night.allotment}`} />
      )}
      {release && (
        <i className={styles['release']} data-drawn={t(zoom === 14 ? releaseWord : releaseGlyph, { days: night.releaseDays ?? 0 })} />
      )}
      {!figures && !release && fields.has('sold') && <i className={classes(shares['bar'], shares[`level${shareLevel(night)}`])} />}
    </>
  )
}

// How much of the allotment is sold, in twelfths: a class per step, for a style per cell would cost more than the cell.
const shareLevel = ({ sold, allotment }: RoomNight): number => {
  if (sold === 0) return 0
  if (sold >= allotment) return 12
  return Math.max(1, Math.min(11, Math.round((sold / allotment) * 12)))
}

const shutWord = say('Đóng', 'Shut')
const nothingOnSale = '–'
const fullWord = say('Hết', 'Full')
const fullInitial = say('H', 'F')
const releaseWord = say('hạn {days} ngày', 'cut {days} d')
const releaseGlyph = say('c{days}', 'c{days}')
