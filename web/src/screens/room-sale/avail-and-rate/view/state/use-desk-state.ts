import type { SavedCells } from '@innkeeper/protocol/rates/save-cells'
import { say, speak } from '@innkeeper/protocol/say'
import { useEffect, useMemo, useRef, useState } from 'react'
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
import type { Desk, Floating, Notice, StepBack } from '../../model/desk.ts'
import { geometryOf } from '../../model/geometry.ts'
import { gridCalls } from '../../model/loading/grid-calls.ts'
import { createGridStore } from '../../model/grid-store.ts'
import { createLoader } from '../../model/loading/loader.ts'
import type { Area, Selection } from '../../model/selection.ts'
import { watched } from '../../model/watched.ts'
import { lookOf } from '../cells/look.ts'
import { sizesAt } from '../zoom.ts'

type DeskParts = Pick<Desk, 'calls' | 'undo' | 'mayEdit'> & { readonly today: Day; readonly alerts: Alerts }

/** The desk of a property's grid, alive: it hears what others change, and keeps what is typed through an expired session. */
export const useDeskState = (): Desk => {
  const { property, user } = useSession()
  const alerts = useAlerts()
  const mayEdit = useMay('room-plan/save-cells')
  const clock = useToday()
  const [today, setToday] = useState(clock)
  const calls = useMemo(() => gridCalls(property), [property])
  // It outlives the desk of a day.
  const undo = useMemo(() => createUndoStack(calls.steps), [calls])
  const desk = useMemo(() => createDesk({ calls, undo, today, mayEdit, alerts }), [calls, undo, today, mayEdit, alerts])
  useEffect(() => {
    if (mayEdit) void undo.refresh()
  }, [undo, mayEdit])
  const owner = `${user?.accountId ?? ''}:${property}`
  useEffect(() => keepDraft(desk, owner), [desk, owner])
  useLive('nights', ({ from, to, roomTypeIds, operationNo }) => {
    if (operationNo !== undefined && undo.isFromHere(operationNo)) return
    desk.loader.stale(from, to, roomTypeIds)
    // The person may have done it on a phone, or somebody may have undone what they did.
    if (operationNo !== undefined && mayEdit) void undo.refresh()
  })
  useLive('bookings', () => desk.loader.stale(desk.store.calendar.first, desk.store.calendar.last))
  // Every change of room types, packages, policies or the configuration makes the packages stale; a change of nights does not.
  useStale('plan', () => desk.loader.stale(desk.store.calendar.first, desk.store.calendar.last))
  useNewDay(desk, clock, setToday)
  return desk
}

// A grid that is open stays where it is when a day begins, and says so. Before anything of it was read, the server's day counts at once, should this
// machine's clock be wrong.
const useNewDay = (desk: Desk, clock: Day, setToday: (day: Day) => void): void => {
  const former = useRef(clock)
  useEffect(() => {
    if (former.current === clock) return
    former.current = clock
    if (clock > desk.store.calendar.today) desk.newDay.set(clock)
  }, [desk, clock])
  useEffect(
    () =>
      desk.store.serverToday.listen(() => {
        const day = desk.store.serverToday.get()
        if (day === null || !isDay(day)) return
        if (desk.store.facts.get() === null) setToday(day)
        else desk.newDay.set(day)
      }),
    [desk, setToday],
  )
  useEffect(
    () =>
      desk.moving.listen(() => {
        const day = desk.newDay.get()
        // What is on its way is waited for: the new day's grid then knows what became of it.
        if (desk.moving.get() && day !== null) void desk.queue.settled().then(() => setToday(day))
      }),
    [desk, setToday],
  )
}

const createDesk = ({ calls, undo, today, mayEdit, alerts }: DeskParts): Desk => {
  const calendar = calendarFrom(today)
  const store = createGridStore(calendar)
  const line: SaveLine = {
    send: calls.save,
    speak: (words, values) => speak(words, pageLanguage(), values),
    money: (amount) => formatMoney(amount, store.facts.get()?.currency ?? 'VND', pageLanguage()),
    saved: (answer, wanted) => {
      if (answer.operationNo !== null) undo.done(answer.operationNo)
      const told = savedWords(answer, wanted, calendar)
      if (told !== null) alerts.success(told.words, told.values, { words: undoWords, keys: 'Ctrl Z', run: () => void undoLast(desk) })
      if (answer.collided.length > 0) alerts.error(collidedWords, { count: collidedNights(answer) })
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
    asking: watched<StepBack | null>(null),
    newDay: watched<Day | null>(null),
    moving: watched(false),
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

const collidedNights = ({ collided }: SavedCells): number =>
  new Set(collided.map(({ roomTypeId, roomPlanId, night }) => `${roomPlanId ?? roomTypeId} ${night}`)).size

const undoWords = say('Hoàn tác', 'Undo')
const collidedWords = say(
  '{count} đêm có người vừa đổi. Bấm F8 để chọn giá trị muốn giữ.',
  'Somebody has just changed {count} nights. Press F8 to choose what to keep.',
)
