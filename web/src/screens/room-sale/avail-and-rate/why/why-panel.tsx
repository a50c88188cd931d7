import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { Link } from '#ui/buttons/link.tsx'
import { searchOf } from '#ui/explainer/asked-address.ts'
import { Failed } from '#ui/states/failed.tsx'
import { SidePanel } from '#ui/dialogs/side-panel.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { inputOf, stayFollowing, stayFrom, type StartCell } from '#ui/explainer/stay-asked.ts'
import { StaySummary } from './stay-summary.tsx'
import { WhyPrice } from './why-price.tsx'
import { KeptRules, WhyAnswer, type GoTo } from './why-rules.tsx'
import styles from './why.module.css'

type WhyPanelProps = {
  /** What is selected in the grid: the stay follows it. */
  start: StartCell
  onClose: () => void
  /** Takes the reader to the cell that blocks. */
  onGoTo: GoTo
}

/** Why a stay cannot be booked, and what an agent would pay: the answer first, then every rule, who set it, and the price at the foot. */
export const WhyPanel = ({ start, onClose, onGoTo }: WhyPanelProps) => {
  const [asked, setAsked] = useStay(start)
  const t = useSay()
  const { property } = useSession()
  const input = inputOf(asked)
  const answer = useRead('room-plan/check-stay', input ?? nothing, { when: input !== null, keep: true })
  const price = answer.data?.price ?? null
  const acts = { old: answer.old || input === null, onGoTo, again: answer.again }
  return (
    <SidePanel
      open
      onClose={onClose}
      title={title}
      foot={
        answer.data === undefined || price === null ? undefined : (
          <WhyPrice answer={answer.data} price={price} named={asked.travelAgentId !== undefined} />
        )
      }
    >
      <div className={styles['parts']}>
        {answer.error !== null && <Failed what={what} error={answer.error} again={answer.again} />}
        {answer.data !== undefined && <WhyAnswer answer={answer.data} {...acts} />}
        <Link to={paths.explainer(property, searchOf(asked))}>{t(asPage)}</Link>
        <StaySummary asked={asked} answer={answer.data} change={(patch) => setAsked({ ...asked, ...patch })} />
        {input !== null && answer.loading && <Skeleton rows={6} height={32} />}
        {answer.data !== undefined && <KeptRules answer={answer.data} {...acts} />}
      </div>
    </SidePanel>
  )
}

// What was typed stays until another cell is selected; then guests and agent stay.
const useStay = (start: StartCell) => {
  const [asked, setAsked] = useState(() => stayFrom(start))
  const [followed, setFollowed] = useState(start)
  if (followed !== start) {
    setFollowed(start)
    setAsked(stayFollowing(asked, start))
  }
  return [asked, setAsked] as const
}

const nothing = { roomPlanId: '', checkIn: '', checkOut: '', rooms: [] }
const asPage = say('Mở thành trang riêng, gửi được', 'Open as a page that can be sent')
const title = say('Vì sao không đặt được?', 'Why can’t this be booked?')
const what = say('các điều kiện của kỳ lưu trú', 'the rules for this stay')
