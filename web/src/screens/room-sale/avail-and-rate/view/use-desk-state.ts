import { say, speak } from '@innkeeper/protocol/say'
import { useEffect, useMemo, useState } from 'react'
import { pageLanguage } from '../../../../kit/language-choice.ts'
import { useRight } from '../../../../kit/rights.ts'
import { useSession } from '../../../../kit/session-context.ts'
import { useAlerts, type Alerts } from '../../../../kit/use-alerts.ts'
import { useLive } from '../../../../kit/use-live.tsx'
import { useToday } from '../../../../kit/use-today.ts'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import { isDay, type Day } from '@innkeeper/rules/days/day'
import { keepDraft } from '../edit/keep-draft.ts'
import { createSaveQueue, type SaveLine } from '../edit/save-queue.ts'
import { savedWords } from '../edit/saved-words.ts'
import { undoLast } from '../edit/undo-last.ts'
import { createUndoStack } from '../edit/undo-stack.ts'
import { calendarFrom } from '../model/calendar.ts'
import type { Desk, Floating, Notice } from '../model/desk.ts'
import { geometryOf } from '../model/geometry.ts'
import { gridCalls } from '../model/grid-calls.ts'
import { createGridStore } from '../model/grid-store.ts'
import { createLoader } from '../model/loader.ts'
import type { Area, Selection } from '../model/selection.ts'
import { watched } from '../model/watched.ts'
import { lookOf } from './look.ts'
import { sizesAt } from './zoom.ts'

type DeskParts = { readonly property: string; readonly today: Day; readonly mayEdit: boolean; readonly alerts: Alerts }

/** The desk of a property's grid, alive: it hears what others change, and keeps what is typed through an expired session. */
export function useDeskState(): Desk {
  const { property, user } = useSession()
  const alerts = useAlerts()
  const mayEdit = useRight('AVAIL_RATE_2')
  const clock = useToday()
  const [told, setTold] = useState<Day | null>(null)
  const today = told ?? clock
  const desk = useMemo(() => createDesk({ property, today, mayEdit, alerts }), [property, today, mayEdit, alerts])
  const owner = `${user?.accountId ?? ''}:${property}`
  useEffect(() => keepDraft(desk, owner), [desk, owner])
  useLive('nights', (signal) => {
    const { from, to, roomTypeIds, operationNo } = signal
    if (typeof operationNo === 'number' && desk.undo.state.get().undo.includes(operationNo)) return
    const ids = Array.isArray(roomTypeIds) ? roomTypeIds.filter((id) => typeof id === 'string') : []
    if (typeof from === 'string' && typeof to === 'string') desk.loader.stale(from, to, ids)
  })
  useLive('bookings', () => desk.loader.stale(desk.store.calendar.first, desk.store.calendar.last))
  useLive('rooms', () => desk.loader.stale(desk.store.calendar.first, desk.store.calendar.last))
  // The server's day counts, should this machine's clock be wrong.
  useEffect(
    () =>
      desk.store.serverToday.listen(() => {
        const day = desk.store.serverToday.get()
        if (day !== null && isDay(day)) setTold(day)
      }),
    [desk],
  )
  return desk
}

function createDesk({ property, today, mayEdit, alerts }: DeskParts): Desk {
  const calendar = calendarFrom(today)
  const store = createGridStore(calendar)
  const calls = gridCalls(property)
  const undo = createUndoStack()
  const line: SaveLine = {
    send: calls.save,
    speak: (words, values) => speak(words, pageLanguage(), values),
    money: (amount) => formatMoney(amount, store.facts.get()?.currency ?? 'VND', pageLanguage()),
    saved: (answer, wanted) => {
      if (answer.operationNo !== null) undo.done(answer.operationNo)
      const told = savedWords(answer, wanted, calendar)
      if (told !== null) alerts.success(told.words, told.values, { words: undoWords, keys: 'Ctrl Z', run: () => void undoLast(desk) })
      if (answer.collided.length > 0) alerts.error(collidedWords, { count: answer.collided.length })
    },
    failed: alerts.failure,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  }
  const sizes = sizesAt(30, 0)
  const desk: Desk = {
    store,
    calls,
    undo,
    mayEdit,
    loader: createLoader(store, calls.read, () => Date.now()),
    queue: createSaveQueue(store, line),
    folded: watched<ReadonlySet<string>>(new Set()),
    filter: watched(''),
    selection: watched<Selection | null>(null),
    filling: watched<Area | null>(null),
    floating: watched<Floating | null>(null),
    notice: watched<Notice | null>(null),
    view: watched({ from: calendar.todayAt, to: calendar.todayAt, top: 0, bottom: 0, rows: 1 }),
    geometry: watched(geometryOf([], sizes, calendar)),
    look: watched(lookOf({ language: pageLanguage(), zoom: 30, sizes, currency: 'VND', fields: new Set(), layer: 'values' })),
    scroller: { current: null },
  }
  return desk
}

const undoWords = say('Hoàn tác', 'Undo')
const collidedWords = say(
  '{count} ô có người vừa đổi. Bấm F8 để chọn giá trị muốn giữ.',
  'Somebody has just changed {count} cells. Press F8 to choose what to keep.',
)
