import type { ReactNode } from 'react'
import { cellState, type EditState } from '../../model/edits.ts'
import type { PlanRow } from '../../model/grid-rows.ts'
import type { ShownRate } from '../../model/nights/shown-night.ts'
import { shownRate } from '../../model/nights/shown-night.ts'
import { marksOfNight, marksThatFit } from './cell-marks.ts'
import { classes } from './classes.ts'
import styles from './cells.module.css'
import shares from './shares.module.css'
import { drawMark, stateGlyph } from './draw-mark.tsx'
import type { Painter } from './painter.ts'
import { spokenPlan } from './spoken-cell.ts'

/** A plan's price cell on a night. */
export const paintPlan = (row: PlanRow, at: number, painter: Painter): ReactNode => {
  const { store, look } = painter
  const shown = shownRate(store, row, at)
  const room = store.room(row.room.id, at)
  const edits = store.edits.of(row.id, at)
  const state = cellState(edits)
  const night = store.calendar.days[at] ?? store.calendar.last
  const offer = look.offers?.told(row, night, shown.price, look) ?? null
  return (
    <div
      key={at}
      role="gridcell"
      aria-colindex={at + 2}
      aria-label={spokenPlan({ night, row, holiday: painter.occasionAt(at), edits, offer }, shown, room, look)}
      aria-readonly={shown.source === 'derived' || at < store.calendar.todayAt || undefined}
      className={classes(
        planClasses(shown, painter),
        painter.columnClass(at),
        (room.closed || !row.plan.active) && styles['off'],
        state !== null && stateClasses[state],
      )}
    >
      {look.zoom <= 30
        ? nearContent(shown, { row, night, state, version: store.rate(row.id, at).version }, painter)
        : farContent({ row, night }, shown, painter)}
    </div>
  )
}

const planClasses = (shown: ShownRate, { look: { fields } }: Painter): string =>
  classes(
    styles['cell'],
    styles[shown.source === 'own' ? 'own' : shown.source === 'derived' ? 'derived' : 'plain'],
    shown.stopSell && fields.has('stopSell') && styles['stop'],
    shown.blackout && styles['blackout'],
  )

/** The frame and glyph of each state of a save. */
export const stateClasses: Readonly<Record<EditState, string | undefined>> = {
  unsaved: styles['unsaved'],
  held: styles['held'],
  saving: styles['saving'],
  saved: styles['saved'],
  failed: styles['failed'],
  collided: styles['collided'],
}

type Placed = { readonly row: PlanRow; readonly night: string }
type Lower = Placed & { readonly state: EditState | null; readonly version: number }

const nearContent = (shown: ShownRate, lower: Lower, painter: Painter): ReactNode => {
  const { look } = painter
  return (
    <>
      {look.fields.has('price') && paintPrice(shown, look)}
      {lower.state === null || lower.state === 'unsaved' ? lowerLine(shown, lower, painter) : stateGlyph(lower.state)}
    </>
  )
}

// The price is the cell's own text, in no element of its own: those were half of what a grid full of prices has to lay out.
const paintPrice = ({ price, stopSell }: ShownRate, look: Painter['look']): ReactNode => {
  const figure = price === null ? '–' : figureOf(price, look)
  return stopSell && look.fields.has('stopSell') ? <s>{figure}</s> : figure
}

const figureOf = (price: number, look: Painter['look']): ReactNode => {
  const { text, whole, long } = look.price(price)
  if (whole && !long) return text
  return (
    <span className={long ? styles['long'] : undefined} title={whole ? undefined : look.money(price)}>
      {text}
    </span>
  )
}

const lowerLine = (shown: ShownRate, { row, night, version }: Lower, { look, who }: Painter): ReactNode => {
  const { offers } = look
  if (offers !== null) {
    const mark = offers.mark(row, night, shown.price, look)
    return mark !== null && <i className={styles['who']} data-drawn={mark} />
  }
  if (look.layer === 'who') return version > 0 && <i className={styles['who']} data-drawn={who(version)} />
  const marks = marksOfNight(shown, row, look.fields)
  if (marks.length === 0) return null
  const worded = look.zoom === 14 && marks.length < 3
  const fitting = look.zoom === 14 ? marks : marksThatFit(marks)
  return (
    <i className={classes(styles['marks'], marks.length > 2 && styles['tight'])}>{fitting.map((mark) => drawMark(mark, look, worded))}</i>
  )
}

// At 60 nights the height of the price, or the first restriction; at 90 a dot for any of them. Of what a layer marks only a glyph has room.
const farContent = ({ row, night }: Placed, shown: ShownRate, painter: Painter): ReactNode => {
  const { offers } = painter.look
  if (offers !== null) {
    const mark = offers.mark(row, night, shown.price, painter.look)
    return mark !== null && (mark.length === 1 ? <i className={styles['who']} data-drawn={mark} /> : <i className={styles['dot']} />)
  }
  const marks = marksOfNight(shown, row, painter.look.fields)
  if (painter.look.zoom === 90) return marks.length > 0 && <i className={styles['dot']} />
  const [first] = marks
  if (shown.stopSell || first !== undefined)
    return <i className={styles['marks']}>{first !== undefined && drawMark(first, painter.look, false)}</i>
  return (
    shown.price !== null &&
    painter.look.fields.has('price') && <i className={classes(shares['height'], shares[`level${painter.level(row, shown.price)}`])} />
  )
}
