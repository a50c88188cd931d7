import { formatRange, formatShortDate } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import type { KeyboardEvent, ReactNode } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { late } from '#kit/loading/late.tsx'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/buttons/button.tsx'
import { GuideLink } from '#ui/page/head/guide-link.tsx'
import { Icon } from '#ui/look/icon.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Link } from '#ui/buttons/link.tsx'
import { redoLast, undoLast } from '../edit/undo/undo-last.ts'
import { useDesk } from '../model/desk.ts'
import type { FieldChoice } from '../model/nights/shown-fields.ts'
import { useWatched } from '../model/watched.ts'
import type { Layer, Look } from '../view/cells/look.ts'
import { showColumn } from '../edit/move-focus.ts'
import { nightsBefore } from '../model/loading/pieces.ts'
import { SeasonsButton } from '../seasons/seasons-button.tsx'
import { useUnhurried } from '../view/state/use-unhurried.ts'
import { zooms, type Zoom } from '../view/zoom.ts'
import { DropButton } from './drop-button.tsx'
import { FieldsMenu, LayerMenu, layerWords } from './toolbar-menus.tsx'
import styles from './toolbar.module.css'

const ExportMenu = late(async () => (await import('./export-menu.tsx')).ExportMenu)
const JumpCalendar = late(async () => (await import('./jump-calendar.tsx')).JumpCalendar)

type ToolbarProps = {
  readonly look: Look
  readonly changeZoom: (zoom: Zoom) => void
  readonly changeLayer: (layer: Layer) => void
  readonly changeFields: (choice: FieldChoice) => void
  readonly choice: FieldChoice
  /** Opens "why can't this be booked?"; left out while there is no such panel. */
  readonly why?: ReactNode
}

/** The toolbar of the grid: dates, zoom, layer, fields, undo, export, and the way to the batch update. */
export const Toolbar = ({ look, changeZoom, changeLayer, changeFields, choice, why }: ToolbarProps) => {
  const t = useSay()
  const desk = useDesk()
  const { property } = useSession()
  const { undo, redo } = useWatched(desk.undo.state)
  return (
    <div role="toolbar" aria-label={t(toolbarWords)} className={styles['bar']}>
      <h1>{t(title)}</h1>
      <GuideLink />
      <Dates look={look} />
      <ZoomChoice zoom={look.zoom} change={changeZoom} />
      <DropButton icon="stack-2" words={layerWords[look.layer]} opens="menu" yields>
        {(beside, close) => <LayerMenu beside={beside} layer={look.layer} change={changeLayer} onClose={close} />}
      </DropButton>
      <DropButton icon="eye" words={fieldsWords} opens="menu" bare>
        {(beside, close) => <FieldsMenu beside={beside} shown={look.fields} choice={choice} change={changeFields} onClose={close} />}
      </DropButton>
      <SeasonsButton />
      <span className={styles['space']} />
      {desk.mayEdit && (
        <>
          <IconButton
            icon="arrow-back-up"
            words={undoWords}
            keys="Ctrl+Z"
            onClick={() => void undoLast(desk)}
            {...(undo.length === 0 ? { reason: nothingToUndo } : {})}
          />
          <IconButton
            icon="arrow-forward-up"
            words={redoWords}
            keys="Ctrl+Y"
            onClick={() => void redoLast(desk)}
            {...(redo.length === 0 ? { reason: nothingToRedo } : {})}
          />
        </>
      )}
      <DropButton icon="table-export" words={exportWords} opens="menu" bare>
        {(beside, close) => <ExportMenu beside={beside} onClose={close} />}
      </DropButton>
      {why}
      {desk.mayEdit && (
        <Link to={paths.batchUpdate(property)} className={styles['link']}>
          <Icon name="edit" />
          <span>{t(batchWords)}</span>
        </Link>
      )}
    </div>
  )
}

const Dates = ({ look }: { readonly look: Look }) => {
  const desk = useDesk()
  const { from, to } = useUnhurried(desk.view)
  const { calendar } = desk.store
  const day = (at: number) => calendar.days[Math.max(0, Math.min(at, calendar.days.length - 1))] ?? calendar.today
  const range = formatRange(day(from), day(to))
  const short = `${formatShortDate(day(from))} – ${formatShortDate(day(to))}`
  return (
    <>
      <IconButton icon="chevron-left" words={earlier} framed onClick={() => showColumn(desk, desk.view.get().from - look.zoom)} />
      <DropButton icon="calendar" words={asItIs} values={{ words: range }} name={jumpWords} opens="dialog" short={short}>
        {(beside, close) => (
          <JumpCalendar
            beside={beside}
            day={day(from)}
            from={calendar.first}
            to={calendar.last}
            jump={(chosen) => showColumn(desk, calendar.at(chosen))}
            onClose={close}
          />
        )}
      </DropButton>
      <IconButton icon="chevron-right" words={later} framed onClick={() => showColumn(desk, desk.view.get().from + look.zoom)} />
      <Button words={todayWords} onClick={() => showColumn(desk, calendar.todayAt - nightsBefore)} />
    </>
  )
}

const ZoomChoice = ({ zoom, change }: { readonly zoom: Zoom; readonly change: (zoom: Zoom) => void }) => {
  const t = useSay()
  return (
    <div className={styles['zoom']}>
      <div role="radiogroup" aria-label={t(zoomWords)}>
        {zooms.map((one) => (
          <button
            key={one}
            type="button"
            role="radio"
            aria-checked={one === zoom}
            tabIndex={one === zoom ? 0 : -1}
            onClick={() => change(one)}
            onKeyDown={(event) => walkZooms(event, one, change)}
          >
            {one}
          </button>
        ))}
      </div>
      <span aria-hidden>{t(nightsWord)}</span>
    </div>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

// One tab stop, as radio buttons have: arrows choose.
const walkZooms = (event: KeyboardEvent<HTMLElement>, zoom: Zoom, change: (zoom: Zoom) => void): void => {
  const step = steps[event.key]
  if (step === undefined) return
  event.preventDefault()
  const place = (zooms.indexOf(zoom) + step + zooms.length) % zooms.length
  const button = event.currentTarget.parentElement?.children[place]
  if (button instanceof HTMLElement) button.focus()
  change(zooms[place] ?? zoom)
}

const title = say('Phòng trống và giá', 'Availability and price')
const toolbarWords = say('Công cụ của lưới', 'Tools of the grid')
const earlier = say('Các đêm trước', 'Earlier nights')
const later = say('Các đêm sau', 'Later nights')
const todayWords = say('Hôm nay', 'Today')
const jumpWords = say('Đến ngày', 'Jump to a date')
const asItIs = say('{words}', '{words}')
const zoomWords = say('Số đêm trên màn hình', 'Nights on the screen')
const nightsWord = say('đêm', 'nights')
const fieldsWords = say('Các trường hiển thị', 'Shown fields')
const undoWords = say('Hoàn tác', 'Undo')
const redoWords = say('Làm lại', 'Redo')
const nothingToUndo = say('Không có thao tác nào để hoàn tác.', 'There is nothing to undo.')
const nothingToRedo = say('Không có thao tác nào để làm lại.', 'There is nothing to redo.')
const exportWords = say('Xuất bảng', 'Export')
const batchWords = say('Cập nhật hàng loạt', 'Batch update')
