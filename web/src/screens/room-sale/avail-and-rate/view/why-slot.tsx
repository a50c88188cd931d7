import { say } from '@innkeeper/protocol/say'
import { useState, type ReactNode } from 'react'
import { late } from '#kit/loading/late.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { firstPlace, goTo } from '../edit/move-focus.ts'
import { cellAtPlace } from '../edit/selected-cells.ts'
import type { Desk } from '../model/desk.ts'
import styles from './grid-desk.module.css'

const WhyPanel = late(async () => (await import('../why/why-panel.tsx')).WhyPanel)

type Start = { readonly roomPlanId: string | undefined; readonly night: string }

/** "Why can't this be booked?": its button in the toolbar, and the panel beside the grid, about the focused cell. */
export const useWhySlot = (desk: Desk): { readonly button: ReactNode; readonly panel: ReactNode } => {
  const [start, setStart] = useState<Start | null>(null)
  const close = () => setStart(null)
  return {
    // It stays where it is while the panel is open: what stands beside it must not come under a second press.
    button: (
      <Button
        words={whyWords}
        icon="help-hexagon"
        opens={{ kind: 'dialog', open: start !== null }}
        // The second press of a double click does not close what the first has opened.
        onClick={({ detail }) => detail < 2 && setStart(start === null ? startOf(desk) : null)}
      />
    ),
    panel: start !== null && (
      <div className={styles['why']}>
        <WhyPanel start={start} onClose={close} onGoTo={(cell) => show(desk, cell)} />
      </div>
    ),
  }
}

// The past cannot be booked: from there the question is about tonight.
const startOf = (desk: Desk): Start => {
  const place = desk.selection.get()?.focus ?? firstPlace(desk)
  const row = cellAtPlace(desk, place)?.row
  const { days, todayAt, today } = desk.store.calendar
  return { roomPlanId: row?.kind === 'plan' ? row.id : row?.room.plans[0]?.id, night: days[Math.max(todayAt, place.at)] ?? today }
}

type Blocked = { readonly roomTypeId: string; readonly roomPlanId: string | null; readonly night: string }

const show = (desk: Desk, { roomTypeId, roomPlanId, night }: Blocked): void => {
  const folded = new Set(desk.folded.get())
  if (folded.delete(roomTypeId)) desk.folded.set(folded)
  desk.filter.set('')
  // The row may only now be shown.
  requestAnimationFrame(() => {
    goTo(desk, { rowId: roomPlanId ?? roomTypeId, at: desk.store.calendar.at(night) })
    desk.scroller.current?.focus({ preventScroll: true })
  })
}

const whyWords = say('Vì sao không đặt được?', 'Why can’t this be booked?')
