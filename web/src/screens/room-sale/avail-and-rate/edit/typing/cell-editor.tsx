import { formatSpokenDay } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import { minorPerUnit } from '@innkeeper/rules/money/currency'
import { vacantRooms } from '@innkeeper/rules/rate/vacant-rooms'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useFormat } from '#kit/language/use-format.ts'
import { useDesk, type Desk, type Floating } from '../../model/desk.ts'
import { rectangleOf, type Geometry } from '../../model/geometry.ts'
import { shownRate } from '../../model/nights/shown-night.ts'
import { useWatched } from '../../model/watched.ts'
import type { Look } from '../../view/cells/look.ts'
import { headWidth } from '../../view/zoom.ts'
import styles from './cell-editor.module.css'
import { cellsTypedOver } from './cells-typed-over.ts'
import { commitValues } from './commit-values.ts'
import { moveFocus } from '../move-focus.ts'
import { cellAtPlace } from '../selected-cells.ts'
import { typedEntry } from './typed-entry.ts'
import type { Cell } from './wanted-value.ts'

const leastWidth = 112
/** The room that the words below the editor may need. */
const wordsWidth = 300

/** The one editor of the grid, over the cell that is edited; what it understood stands below it while typing. */
export const CellEditor = ({ geometry, look }: { readonly geometry: Geometry; readonly look: Look }) => {
  const desk = useDesk()
  const floating = useWatched(desk.floating)
  if (floating?.kind !== 'editor') return null
  const cell = cellAtPlace(desk, floating.place)
  return (
    cell && <OpenEditor key={`${cell.row.id} ${cell.at}`} desk={desk} cell={cell} floating={floating} geometry={geometry} look={look} />
  )
}

type OpenEditorProps = {
  readonly desk: Desk
  readonly cell: Cell
  readonly floating: Extract<Floating, { kind: 'editor' }>
  readonly geometry: Geometry
  readonly look: Look
}

const OpenEditor = ({ desk, cell, floating, geometry, look }: OpenEditorProps) => {
  const wordsId = useId()
  const format = useFormat()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(floating.text ?? startText(desk, cell, format.number))
  const changed = useRef(floating.text !== null)
  // What is selected when the editor opens is meant, whatever becomes of the selection while typing.
  const [cells] = useState(() => (floating.text === null ? [cell] : cellsTypedOver(desk, floating.place)))
  const entry = typedEntry(desk.store, cells, text, look)
  const { side, ...box } = boxOf(desk, cell, { geometry, look })
  useEffect(() => {
    input.current?.focus()
    if (floating.text === null) input.current?.select()
  }, [floating.text])
  const leave = () => {
    desk.floating.set(null)
    desk.scroller.current?.focus({ preventScroll: true })
  }
  const save = (): boolean => {
    if (changed.current && !entry.ok) return false
    if (changed.current && entry.ok) commitValues(desk, 'cell', entry.wanted)
    leave()
    return true
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') leave()
    if (event.key !== 'Enter' && event.key !== 'Tab') return
    event.preventDefault()
    // Many cells stay selected: what was done to them stays in sight.
    if (save() && cells.length === 1)
      moveFocus(desk, event.key === 'Tab' ? (event.shiftKey ? 'left' : 'right') : event.shiftKey ? 'up' : 'down', false)
  }
  return (
    <div data-floating className={styles['editor']} data-side={side} style={box}>
      <input
        ref={input}
        aria-label={look.t(cell.row.kind === 'plan' ? priceOf : roomsOf, {
          row: look.t(cell.row.kind === 'plan' ? cell.row.plan.name : cell.row.room.name),
          night: formatSpokenDay(desk.store.calendar.days[cell.at] ?? '', look.language),
        })}
        aria-describedby={wordsId}
        aria-invalid={!entry.ok && text !== ''}
        inputMode="text"
        autoComplete="off"
        value={text}
        onChange={(event) => {
          changed.current = true
          setText(event.currentTarget.value)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          if (desk.floating.get() === floating) save()
        }}
      />
      <span id={wordsId} role="status" className={styles['words']} data-wrong={!entry.ok}>
        {entry.ok ? look.t(entry.words, entry.values) : look.t(entry.words)}
      </span>
    </div>
  )
}

// The value as the cell means it, whole: nobody edits thousands that he cannot see.
const startText = ({ store }: Desk, { row, at }: Cell, number: (value: number) => string): string => {
  if (row.kind === 'room') return String(vacantRooms(store.room(row.id, at)))
  const { price } = shownRate(store, row, at)
  const { currency } = store.facts.get() ?? { currency: 'VND' as const }
  return price === null ? '' : number(price / minorPerUnit(currency))
}

type Surroundings = { readonly geometry: Geometry; readonly look: Look }

// At the right edge of what is in view, the editor and its words open to the left: they would be cut there.
const boxOf = ({ scroller }: Desk, { row, at }: Cell, { geometry, look }: Surroundings) => {
  const place = geometry.places.get(row.id) ?? 0
  const cell = rectangleOf(geometry, { top: place, bottom: place, from: at, to: at })
  const beside = look.zoom >= 60 ? cell.width + 4 : 0
  const width = Math.max(cell.width + 2, leastWidth)
  const view = scroller.current
  const inView = view === null ? Infinity : view.scrollLeft + view.clientWidth - headWidth
  const side = cell.left + beside + wordsWidth > inView ? 'left' : 'right'
  const left = side === 'right' ? cell.left + beside - 1 : cell.left + cell.width - beside + 1 - width
  return { side, left: Math.max(left, 0), top: cell.top - 1, width }
}

const priceOf = say('Giá {row}, {night}', 'Price of {row}, {night}')
const roomsOf = say('Số phòng {row}, {night}', 'Rooms of {row}, {night}')
