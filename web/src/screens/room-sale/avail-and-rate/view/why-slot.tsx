import { say } from '@innkeeper/protocol/say'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { late } from '#kit/loading/late.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { firstPlace, goTo } from '../edit/move-focus.ts'
import { cellAtPlace, selectedArea } from '../edit/selected-cells.ts'
import { longestStay } from '@innkeeper/rules/stay/stay-dates'
import type { Desk } from '../model/desk.ts'
import tools from '../toolbar/toolbar.module.css'
import styles from './grid-desk.module.css'

const WhyPanel = late(async () => (await import('../why/why-panel.tsx')).WhyPanel)

type Start = { readonly roomPlanId: string | undefined; readonly night: string; readonly nights: number }

type WhySlot = {
  readonly button: ReactNode
  readonly panel: ReactNode
  /** Closes the panel; whether it was open. */
  readonly close: () => boolean
}

/** "Why can't this be booked?": its button in the toolbar, and the panel beside the grid, about the focused cell. */
export const useWhySlot = (desk: Desk): WhySlot => {
  const t = useSay()
  const [start, setStart] = useState<Start | null>(null)
  const open = start !== null
  const close = () => {
    setStart(null)
    return open
  }
  const leading = useRef(false)
  useEffect(() => {
    if (!open) return undefined
    // Where the panel itself leads is the night that blocks, not another stay to ask about.
    return desk.selection.listen(() => {
      if (!leading.current) setStart(startOf(desk))
    })
  }, [desk, open])
  const lead = (cell: Blocked) => show(desk, cell, leading)
  return {
    close,
    // It stays where it is while the panel is open: what stands beside it must not come under a second press.
    button: (
      <span className={tools['yields']} title={t(whyWords)}>
        <Button
          words={whyWords}
          icon="help-hexagon"
          opens={{ kind: 'dialog', open }}
          // The second press of a double click does not close what the first has opened.
          onClick={({ detail }) => detail < 2 && setStart(start === null ? startOf(desk) : null)}
        />
      </span>
    ),
    panel: start !== null && (
      <div className={styles['why']}>
        <WhyPanel start={start} onClose={close} onGoTo={lead} />
      </div>
    ),
  }
}

// The past cannot be booked: from there the question is about tonight.
const startOf = (desk: Desk): Start => {
  const place = desk.selection.get()?.focus ?? firstPlace(desk)
  const row = cellAtPlace(desk, place)?.row
  const { days, todayAt, today } = desk.store.calendar
  const { from, to } = selectedArea(desk) ?? { from: place.at, to: place.at }
  const first = Math.max(todayAt, from)
  return {
    roomPlanId: row?.kind === 'plan' ? row.id : row?.room.plans[0]?.id,
    night: days[first] ?? today,
    nights: Math.min(longestStay, Math.max(1, to - first + 1)),
  }
}

type Blocked = { readonly roomTypeId: string; readonly roomPlanId: string | null; readonly night: string }

const show = (desk: Desk, { roomTypeId, roomPlanId, night }: Blocked, leading: { current: boolean }): void => {
  const folded = new Set(desk.folded.get())
  if (folded.delete(roomTypeId)) desk.folded.set(folded)
  desk.filter.set('')
  // The row may only now be shown.
  requestAnimationFrame(() => {
    leading.current = true
    goTo(desk, { rowId: roomPlanId ?? roomTypeId, at: desk.store.calendar.at(night) })
    leading.current = false
    desk.scroller.current?.focus({ preventScroll: true })
  })
}

const whyWords = say('Vì sao không đặt được?', 'Why can’t this be booked?')
