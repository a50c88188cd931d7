import { say } from '@innkeeper/protocol/say'
import { useEffect, useLayoutEffect, useMemo, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { useLanguage } from '#kit/language/language.tsx'
import { lateUnasked } from '#kit/loading/late.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { FloatingParts } from '../cards/floating-parts.tsx'
import { CellEditor } from '../edit/typing/cell-editor.tsx'
import { copiedText, pasteText } from '../edit/clipboard.ts'
import { commandOf } from '../edit/grid-keys.ts'
import { runKey } from '../edit/run-key.ts'
import { createTypedLetters, type TypedLetters } from '../edit/typed-letters.ts'
import { useDesk, type Desk } from '../model/desk.ts'
import { geometryOf } from '../model/geometry.ts'
import { fieldsShown } from '../model/nights/shown-fields.ts'
import type { Selection } from '../model/selection.ts'
import { useWatched } from '../model/watched.ts'
import { StatusLine } from '../status/status-line.tsx'
import { Toolbar } from '../toolbar/toolbar.tsx'
import { Corner } from './heads/corner.tsx'
import styles from './grid-desk.module.css'
import { GridFrame } from './grid-frame.tsx'
import { lookOf, type GridOffers } from './cells/look.ts'
import { painterOf } from './cells/painter.ts'
import { SelectionLayer } from './selection-layer.tsx'
import { useGridAddress } from './state/use-grid-address.ts'
import { useGridChoice } from './state/use-grid-choice.ts'
import { useOffers } from './state/use-offers.ts'
import { useOperators } from './state/use-operators.ts'
import { useUnhurried } from './state/use-unhurried.ts'
import { useRows } from './state/use-rows.ts'
import { sizesAt } from './zoom.ts'
import { useWhySlot } from './why-slot.tsx'

const SuggestionBar = lateUnasked(async () => (await import('../suggestions/suggestion-bar.tsx')).SuggestionBar)
const ToldLayer = lateUnasked(async () => (await import('../told/told-layer.tsx')).ToldLayer)
const NewDay = lateUnasked(async () => (await import('./new-day.tsx')).NewDay)
const FarEdge = lateUnasked(async () => (await import('./far-edge.tsx')).FarEdge)

// Its code is loaded at midnight.
const NewDaySlot = () => (useWatched(useDesk().newDay) === null ? null : <NewDay />)

// What it says concerns the last nights: its code is loaded once the last half year comes into view.
const FarEdgeSlot = () => {
  const { view, store } = useDesk()
  return useUnhurried(view).to > store.calendar.days.length - 183 && <FarEdge />
}

/** The grid with its toolbar, its status line and what floats over it. */
export const GridDesk = () => {
  const desk = useDesk()
  const load = useWatched(desk.loader.state)
  const choice = useGridChoice()
  const { zoom, changeZoom, start } = useGridAddress(desk)
  const [ghosts, setGhosts] = useState<GridOffers | null>(null)
  const { geometry, look, painter } = useShape(desk, { ...choice, zoom, ghosts })
  const why = useWhySlot(desk)
  const letters = useTypedLetters(desk)
  return (
    <section className={styles['desk']} onCopy={(event) => copy(desk, event)} onPaste={(event) => paste(desk, event)}>
      <Toolbar
        look={look}
        changeZoom={changeZoom}
        changeLayer={choice.changeLayer}
        changeFields={choice.changeFields}
        choice={choice.fields}
        why={why.button}
      />
      <NewDaySlot />
      {desk.mayEdit && <FarEdgeSlot />}
      {choice.layer === 'suggestions' && <SuggestionBar look={look} show={setGhosts} />}
      {choice.layer === 'told' && <ToldLayer look={look} show={setGhosts} />}
      {load.error !== null && (
        <div className={styles['failed']}>
          <Failed what={gridWords} error={load.error} again={desk.loader.again} readAt={load.readAt} />
        </div>
      )}
      <div className={styles['middle']}>
        <GridFrame
          geometry={geometry}
          start={start}
          painter={painter}
          corner={<Corner look={look} />}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && isBare(desk) && why.close()) return
            press(desk, letters, event)
          }}
          over={
            <>
              <SelectionLayer geometry={geometry} look={look} />
              <CellEditor geometry={geometry} look={look} />
            </>
          }
        />
        {why.panel}
      </div>
      <StatusLine look={look} />
      <FloatingParts />
    </section>
  )
}

type Choice = Pick<ReturnType<typeof useGridChoice>, 'fields' | 'layer'> &
  Pick<ReturnType<typeof useGridAddress>, 'zoom'> & {
    readonly ghosts: GridOffers | null
  }

const useShape = (desk: Desk, { zoom, fields, layer, ghosts }: Choice) => {
  const { language } = useLanguage()
  const facts = useWatched(desk.store.facts)
  const rows = useRows(desk)
  const highest = Math.max(0, ...(facts?.rooms ?? []).map((room) => Math.max(room.defaultPrice, room.weekendPrice)))
  const sizes = useMemo(() => sizesAt(zoom, highest), [zoom, highest])
  const geometry = useMemo(() => geometryOf(rows, sizes, desk.store.calendar), [rows, sizes, desk])
  const currency = facts?.currency ?? 'VND'
  const offers = useOffers(layer) ?? ghosts
  const look = useMemo(
    () => lookOf({ language, zoom, sizes, currency, layer, offers, fields: fieldsShown(fields, zoom === 14) }),
    [language, zoom, sizes, currency, layer, offers, fields],
  )
  const who = useOperators(desk, layer === 'who')
  const painter = useMemo(() => painterOf(desk.store, look, who), [desk, look, who])
  useLayoutEffect(() => {
    desk.geometry.set(geometry)
    desk.look.set(look)
  }, [desk, geometry, look])
  return { geometry, look, painter }
}

// A command by letter is done where it was pressed, or not at all: on the same selection, with the focus still in the cells.
const useTypedLetters = (desk: Desk): TypedLetters => {
  const letters = useMemo(() => {
    let meant: Selection | null = null
    const typed = createTypedLetters({
      run: (command) => {
        const stands = meant !== null && meant === desk.selection.get() && desk.floating.get() === null
        if (stands && document.activeElement === desk.scroller.current) runKey(desk, command)
      },
      ignored: () => desk.notice.set({ words: noText, tone: 'plain' }),
    })
    const press: TypedLetters['press'] = (pressed, command) => {
      const now = typed.press(pressed, command)
      if (command?.do === 'toggle') meant = desk.selection.get()
      return now
    }
    return { ...typed, press }
  }, [desk])
  useEffect(() => letters.stop, [letters])
  return letters
}

const press = (desk: Desk, letters: TypedLetters, event: KeyboardEvent): void => {
  if (event.nativeEvent.isComposing || event.target !== desk.scroller.current) return
  const { key, code, ctrlKey, metaKey, shiftKey, altKey, repeat } = event
  const known = commandOf(event)
  const command = letters.press({ key, code, ctrlKey, metaKey, shiftKey, altKey, repeat }, known)
  if (known !== null) event.preventDefault()
  if (command !== null) runKey(desk, command)
}

// Nothing lies over the cells and one of them is selected: what Escape leaves next is the panel beside them.
const isBare = ({ floating, selection }: Desk): boolean => {
  const now = selection.get()
  return floating.get() === null && (now === null || (now.anchor.rowId === now.focus.rowId && now.anchor.at === now.focus.at))
}

const copy = (desk: Desk, event: ClipboardEvent): void => {
  const text = document.activeElement === desk.scroller.current ? copiedText(desk) : null
  if (text === null) return
  event.preventDefault()
  event.clipboardData.setData('text/plain', text)
}

const paste = (desk: Desk, event: ClipboardEvent): void => {
  if (document.activeElement !== desk.scroller.current) return
  event.preventDefault()
  pasteText(desk, event.clipboardData.getData('text/plain'))
}

const noText = say(
  'Chữ không phải là giá: chưa đổi gì. Lệnh S, A, D gõ riêng từng chữ.',
  'Letters are not a price: nothing was changed. Press S, A or D alone.',
)
const gridWords = say('lưới phòng trống và giá', 'availability and price')
