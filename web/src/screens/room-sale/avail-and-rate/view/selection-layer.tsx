import type { CSSProperties } from 'react'
import { filled } from '../edit/fill-cells.ts'
import { selectedArea } from '../edit/selected-cells.ts'
import type { Wanted } from '../edit/typing/wanted-value.ts'
import { useDesk, type Desk } from '../model/desk.ts'
import { rectangleOf, type Geometry, type Rectangle } from '../model/geometry.ts'
import { areaOf, cellsIn, type Area } from '../model/selection.ts'
import { useWatched } from '../model/watched.ts'
import type { Look } from './cells/look.ts'
import styles from './selection-layer.module.css'

const mostPreviewed = 400

/** The focus ring, the outline of the range with its handle, and what a fill would put where. */
export const SelectionLayer = ({ geometry, look }: { readonly geometry: Geometry; readonly look: Look }) => {
  const desk = useDesk()
  const selection = useWatched(desk.selection)
  const filling = useWatched(desk.filling)
  if (selection === null || !geometry.places.has(selection.focus.rowId)) return null
  const area = areaOf(selection, geometry.places)
  const row = geometry.places.get(selection.focus.rowId) ?? 0
  const range = rectangleOf(geometry, area)
  const focus = rectangleOf(geometry, { top: row, bottom: row, from: selection.focus.at, to: selection.focus.at })
  return (
    <div role="presentation" className={styles['layer']} aria-hidden>
      {cellsIn(area) > 1 && <div className={styles['range']} style={boxOf(range)} />}
      <div className={styles['focus']} style={boxOf(focus)} />
      {filling !== null && <FillPreview desk={desk} geometry={geometry} target={filling} look={look} />}
      {desk.mayEdit && (
        <div data-handle className={styles['handle']} style={{ left: range.left + range.width - 1, top: range.top + range.height - 1 }} />
      )}
    </div>
  )
}

type FillPreviewProps = { readonly desk: Desk; readonly geometry: Geometry; readonly target: Area; readonly look: Look }

const FillPreview = ({ desk, geometry, target, look }: FillPreviewProps) => {
  const source = selectedArea(desk)
  const values = source === null || cellsIn(target) > mostPreviewed || look.zoom > 30 ? [] : filled(desk, source, target)
  return (
    <>
      {values.map((wanted) => (
        <span key={`${wanted.row.id} ${wanted.at}`} className={styles['preview']} style={previewBox(geometry, wanted)}>
          {previewText(desk, wanted, look)}
        </span>
      ))}
      <div className={styles['fill']} style={boxOf(rectangleOf(geometry, target))} />
    </>
  )
}

const previewText = ({ store }: Desk, { row, at, value }: Wanted, look: Look): string => {
  if (typeof value !== 'number') return ''
  return row.kind === 'plan' ? look.price(value).text : String(Math.max(0, value - store.room(row.id, at).sold))
}

const previewBox = (geometry: Geometry, { row, at }: Wanted): CSSProperties => {
  const place = geometry.places.get(row.id) ?? 0
  const { left, top, width } = rectangleOf(geometry, { top: place, bottom: place, from: at, to: at })
  return { left: left + 1, top: top + 2, width: width - 2, height: 15 }
}

const boxOf = ({ left, top, width, height }: Rectangle): CSSProperties => ({
  left: left - 1,
  top: top - 1,
  width: width + 1,
  height: height + 1,
})
