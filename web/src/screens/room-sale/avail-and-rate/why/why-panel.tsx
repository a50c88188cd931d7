import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useRead } from '#kit/calls/use-read.ts'
import { Failed } from '#ui/states/failed.tsx'
import { SidePanel } from '#ui/dialogs/side-panel.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { inputOf, stayFrom, type StartCell } from './stay-asked.ts'
import { StayFields } from './stay-fields.tsx'
import { WhyPrice } from './why-price.tsx'
import { WhyRules, type GoTo } from './why-rules.tsx'
import styles from './why.module.css'

type WhyPanelProps = {
  /** The cell that it is opened from. */
  start: StartCell
  onClose: () => void
  /** Takes the reader to the cell that blocks. */
  onGoTo: GoTo
}

/** Why a stay cannot be booked, and what an agent would pay: every rule in its order, who set it, and the price at the foot. */
export const WhyPanel = ({ start, onClose, onGoTo }: WhyPanelProps) => {
  const [asked, setAsked] = useState(() => stayFrom(start))
  const input = inputOf(asked)
  const answer = useRead('room-plan/check-stay', input ?? nothing, { when: input !== null, keep: true })
  const price = answer.data?.price ?? null
  return (
    <SidePanel
      open
      onClose={onClose}
      title={title}
      foot={answer.data === undefined || price === null ? undefined : <WhyPrice answer={answer.data} price={price} />}
    >
      <div className={styles['fields']}>
        <StayFields asked={asked} change={(patch) => setAsked({ ...asked, ...patch })} />
      </div>
      {answer.error !== null && <Failed what={what} error={answer.error} again={answer.again} />}
      {input !== null && answer.loading && <Skeleton rows={6} height={32} />}
      {answer.data !== undefined && <WhyRules answer={answer.data} old={answer.old || input === null} onGoTo={onGoTo} />}
    </SidePanel>
  )
}

const nothing = { roomPlanId: '', checkIn: '', checkOut: '', rooms: [] }
const title = say('Vì sao không đặt được?', 'Why can’t this be booked?')
const what = say('các điều kiện của kỳ lưu trú', 'the rules for this stay')
