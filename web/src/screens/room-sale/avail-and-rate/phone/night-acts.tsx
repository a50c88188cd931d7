import { formatCount, formatRange, nouns } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { commitValues } from '../edit/typing/commit-values.ts'
import { followsPlan } from '../edit/typing/follows-plan.ts'
import { wantedBy } from '../edit/typing/wanted-value.ts'
import { useDesk } from '../model/desk.ts'
import { roomRow, type PlanRow, type Room } from '../model/grid-rows.ts'
import type { Look } from '../view/cells/look.ts'
import styles from './phone.module.css'
import { SetPriceSheet } from './set-price-sheet.tsx'

type NightActsProps = {
  readonly room: Room
  readonly row: PlanRow | null
  readonly range: { readonly from: number; readonly to: number }
  readonly look: Look
  readonly done: () => void
}

/** What to do with the nights that were tapped, at the thumb. */
export const NightActs = ({ room, row, range, look, done }: NightActsProps) => {
  const desk = useDesk()
  const [pricing, setPricing] = useState(false)
  const columns = Array.from({ length: range.to - range.from + 1 }, (_, index) => range.from + index)
  const shut = columns.every((at) => desk.store.room(room.id, at).closed)
  const day = (at: number) => desk.store.calendar.days[at] ?? ''
  const close = () => {
    const cells = columns.map((at) => ({ row: roomRow(room), at }))
    commitValues(desk, 'cell', wantedBy(desk.store, cells, { field: 'closed', act: shut ? 'open' : 'close' }))
    done()
  }
  return (
    <div className={styles['acts']} role="region" aria-label={look.t(actsWords)}>
      <p>
        <b>{formatCount(columns.length, nouns.night, look.language)}</b> {formatRange(day(range.from), day(range.to))}
      </p>
      <div>
        {row !== null && row.plan.derive === null && (
          <Button words={setPrice} icon="edit" look="primary" onClick={() => setPricing(true)} wide />
        )}
        <Button words={shut ? openWords : closeWords} icon={shut ? 'lock-open' : 'lock'} onClick={close} wide />
      </div>
      {row !== null && row.plan.derive !== null && (
        <small>{look.t(followsPlan, { plan: look.t(row.chain[1]?.name ?? row.plan.name) })}</small>
      )}
      {pricing && row !== null && <SetPriceSheet row={row} columns={columns} look={look} onClose={() => setPricing(false)} done={done} />}
    </div>
  )
}

const actsWords = say('Việc với các đêm đã chọn', 'What to do with the chosen nights')
const setPrice = say('Đặt giá', 'Set the price')
const closeWords = say('Đóng phòng', 'Close')
const openWords = say('Mở phòng', 'Open')
