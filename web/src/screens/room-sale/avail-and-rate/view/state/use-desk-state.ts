import { say, speak } from '@innkeeper/protocol/say'
import { useEffect, useMemo, useState } from 'react'
import { pageLanguage } from '#kit/language/language-choice.ts'
import { useMay } from '#kit/session/rights.ts'
import { useSession } from '#kit/session/session-context.ts'
import { useAlerts, type Alerts } from '#kit/alerts/use-alerts.ts'
import { useLive, useStale } from '#kit/live/use-live.tsx'
import { useToday } from '#kit/property/use-today.ts'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import { isDay, type Day } from '@innkeeper/rules/days/day'
import { keepDraft } from '../../edit/typing/keep-draft.ts'
import { createSaveQueue, type SaveLine } from '../../edit/saving/save-queue.ts'
import { savedWords } from '../../edit/saving/saved-words.ts'
import { undoLast } from '../../edit/undo/undo-last.ts'
import { createUndoStack } from '../../edit/undo/undo-stack.ts'
import { calendarFrom } from '../../model/calendar.ts'
import type { Desk, Floating, Notice } from '../../model/desk.ts'
import { geometryOf } from '../../model/geometry.ts'
import { gridCalls } from '../../model/grid-calls.ts'
import { createGridStore } from '../../model/grid-store.ts'
import { createLoader } from '../../model/loader.ts'
import type { Area, Selection } from '../../model/selection.ts'
import { watched } from '../../model/watched.ts'
import { lookOf } from '../cells/look.ts'
import { sizesAt } from '../zoom.ts'

type DeskParts = { readonly property: string; readonly today: Day; readonly mayEdit: boolean; readonly alerts: Alerts }

/** The desk of a property's grid, alive: it hears what others change, and keeps what is typed through an expired session. */
export const useDeskState = (): Desk => {
  const { property, user } = useSession()
  const alerts = useAlerts()
  const mayEdit = useMay('room-plan/save-cells')
  const clock = useToday()
  const [told, setTold] = useState<Day | null>(null)
  const today = told ?? clock
  const desk = useMemo(() => createDesk({ property, today, mayEdit, alerts }), [property, today, mayEdit, alerts])
  const owner = `${user?.accountId ?? ''}:${property}`
  useEffect(() => keepDraft(desk, owner), [desk, owner])
  useLive('nights', ({ from, to, roomTypeIds, operationNo }) => {
    if (operationNo !== undefined && desk.undo.state.get().undo.includes(operationNo)) return
    desk.loader.stale(from, to, roomTypeIds)
  })
  useLive('bookings', () => desk.loader.stale(desk.store.calendar.first, desk.store.calendar.last))
  // Every change of room types, packages, policies or the configuration makes the packages stale; a change of nights does not.
  useStale('plan', () => desk.loader.stale(desk.store.calendar.first, desk.store.calendar.last))
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

const createDesk = ({ property, today, mayEdit, alerts }: DeskParts): Desk => {
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
  '{count} đêm có người vừa đổi. Bấm F8 để chọn giá trị muốn giữ.',
  'Somebody has just changed {count} nights. Press F8 to choose what to keep.',
)
