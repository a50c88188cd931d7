import type { ReactNode } from 'react'
import { Icon } from '../../../../ui/icon.tsx'
import { say } from '@innkeeper/protocol/say'
import { cellState, type EditState } from '../model/edits.ts'
import type { PlanRow } from '../model/grid-rows.ts'
import type { ShownRate } from '../model/shown-night.ts'
import { shownRate } from '../model/shown-night.ts'
import { marksThatFit, restrictionsShown, type Mark } from './cell-marks.ts'
import { classes } from './classes.ts'
import styles from './cells.module.css'
import type { Painter } from './painter.ts'
import { spokenPlan } from './spoken-cell.ts'

/** A plan's price cell on a night. */
export function paintPlan(row: PlanRow, at: number, painter: Painter): ReactNode {
  const { store, look } = painter
  const shown = shownRate(store, row, at)
  const room = store.room(row.room.id, at)
  const edits = store.edits.of(row.id, at)
  const state = cellState(edits)
  const night = store.calendar.days[at] ?? store.calendar.last
  return (
    <div
      key={at}
      role="gridcell"
      aria-colindex={at + 2}
      aria-label={spokenPlan({ night, row, holiday: painter.occasionAt(at), edits }, shown, room, look)}
      aria-readonly={shown.source === 'derived' || at < store.calendar.todayAt || undefined}
      className={classes(
        planClasses(shown, painter),
        painter.columnClass(at),
        (room.closed || !row.plan.active) && styles['off'],
        state !== null && stateClasses[state],
      )}
    >
      {look.zoom <= 30 ? nearContent(shown, { state, version: store.rate(row.id, at).version }, painter) : farContent(row, shown, painter)}
    </div>
  )
}

function planClasses(shown: ShownRate, { look: { fields } }: Painter): string {
  return classes(
    styles['cell'],
    styles[shown.source === 'own' ? 'own' : shown.source === 'derived' ? 'derived' : 'plain'],
    shown.stopSell && fields.has('stopSell') && styles['stop'],
    shown.blackout && styles['blackout'],
  )
}

/** The frame and glyph of each state of a save. */
export const stateClasses: Readonly<Record<EditState, string | undefined>> = {
  unsaved: styles['unsaved'],
  held: styles['held'],
  saving: styles['saving'],
  saved: styles['saved'],
  failed: styles['failed'],
  collided: styles['collided'],
}

type Lower = { readonly state: EditState | null; readonly version: number }

function nearContent(shown: ShownRate, lower: Lower, painter: Painter): ReactNode {
  const { look } = painter
  return (
    <>
      {look.fields.has('price') && (
        <b aria-hidden className={styles['price']}>
          {shown.price === null ? '–' : look.price(shown.price)}
        </b>
      )}
      {lower.state === null || lower.state === 'unsaved' ? lowerLine(shown, lower.version, painter) : stateGlyph(lower.state)}
    </>
  )
}

function lowerLine(shown: ShownRate, version: number, { look, who }: Painter): ReactNode {
  if (look.layer === 'who')
    return (
      version > 0 && (
        <i aria-hidden className={styles['who']}>
          {who(version)}
        </i>
      )
    )
  const marks = restrictionsShown(shown, look.fields)
  if (marks.length === 0) return null
  const worded = look.zoom === 14 && marks.length < 3
  const drawn = worded ? marks.map((mark) => wordMark(mark, look)) : (look.zoom === 14 ? marks : marksThatFit(marks)).map(glyphMark)
  return (
    <i aria-hidden className={classes(styles['marks'], marks.length > 2 && styles['tight'])}>
      {drawn}
    </i>
  )
}

function glyphMark(mark: Mark): ReactNode {
  if (mark.kind === 'cta')
    return (
      <u key="a" className={styles['tabletA']}>
        {tablets.cta}
      </u>
    )
  if (mark.kind === 'ctd')
    return (
      <u key="d" className={styles['tabletD']}>
        {tablets.ctd}
      </u>
    )
  if (mark.kind === 'more') return <span key="more">…</span>
  return <span key={mark.kind}>{stayGlyphs[mark.kind] + mark.nights}</span>
}

function wordMark(mark: Mark, { t }: Painter['look']): ReactNode {
  if (mark.kind === 'cta')
    return (
      <u key="a" className={styles['tabletA']}>
        {tablets.arrival}
      </u>
    )
  if (mark.kind === 'ctd')
    return (
      <u key="d" className={styles['tabletD']}>
        {tablets.departure}
      </u>
    )
  if (mark.kind === 'more') return null
  return <span key={mark.kind}>{t(stayWords, { glyph: stayGlyphs[mark.kind], nights: mark.nights })}</span>
}

const tablets = { cta: 'A', ctd: 'D', arrival: 'CTA', departure: 'CTD' } as const
const stayGlyphs = { min: '≥', max: '≤' } as const
const stayWords = say('{glyph}{nights} đêm', '{glyph}{nights} nights')

/** The glyph that says how far a typed value has come. */
export function stateGlyph(state: EditState): ReactNode {
  if (state === 'failed')
    return (
      <i aria-hidden className={styles['glyph']}>
        !
      </i>
    )
  if (state === 'unsaved') return null
  return (
    <i aria-hidden className={styles['glyph']}>
      <Icon name={glyphs[state]} size={10} />
    </i>
  )
}

const glyphs = { saving: 'loader-2', saved: 'check', held: 'alert-triangle', collided: 'git-compare' } as const

// At 60 nights the height of the price, or the first restriction; at 90 a dot for any of them.
function farContent(row: PlanRow, shown: ShownRate, painter: Painter): ReactNode {
  const marks = restrictionsShown(shown, painter.look.fields)
  if (painter.look.zoom === 90) return marks.length > 0 && <i aria-hidden className={styles['dot']} />
  const [first] = marks
  if (shown.stopSell || first !== undefined)
    return (
      <i aria-hidden className={styles['marks']}>
        {first === undefined ? null : first.kind === 'min' || first.kind === 'max' ? stayGlyphs[first.kind] : glyphMark(first)}
      </i>
    )
  return (
    shown.price !== null &&
    painter.look.fields.has('price') && <i aria-hidden className={styles[`height${painter.level(row, shown.price)}`]} />
  )
}
