import { say } from '@innkeeper/protocol/say'
import { useEffect, useRef, useState } from 'react'
import type { CallPath } from '@innkeeper/protocol/catalogue'
import { NotAllowed } from '#kit/calls/not-allowed.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { useSession } from '#kit/session/session-context.ts'
import { closeGate } from '#kit/session/visit-gate.ts'
import { Button } from '#ui/buttons/button.tsx'
import { useHotelName } from '../top-bar/hotel-name.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import styles from './visit-bar.module.css'

type Waiting = { readonly done: () => void; readonly given: () => void }

/** On every screen of a property that an administrator entered: who they are, where, for how long, and whether they may change anything. */
export const VisitBar = () => {
  const t = useSay()
  const nameOf = useHotelName()
  const { hotel } = useSession()
  const { data: visit, again } = useRead('visit/show', {})
  const minutes = useMinutesUntil(visit?.endsAt)
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const isOpen = visit !== null && visit !== undefined && visit.reason === null
  useReasonFirst(isOpen, setWaiting)
  if (visit === null || visit === undefined || hotel === null) return null
  const { person, owner, reason } = visit
  return (
    <aside className={styles['bar']} aria-label={t(barWords)}>
      <span>
        {t(owner === null ? inside : insideFor, { person, hotel: nameOf(hotel), owner: owner ?? '' })} {t(left, { minutes })}{' '}
        {reason === null ? t(readsOnly) : t(because, { reason })}
      </span>
      {isOpen && (
        <Button
          words={giveWords}
          size="small"
          onClick={() => setWaiting({ done: () => setWaiting(null), given: () => setWaiting(null) })}
          opens={{ kind: 'dialog', open: waiting !== null }}
        />
      )}
      {waiting !== null && (
        <ReasonDialog
          onClose={waiting.done}
          given={() => {
            again()
            waiting.given()
          }}
        />
      )}
    </aside>
  )
}

/** A change that is sent before the reason is said opens the question, and goes on when it is answered. */
const useReasonFirst = (isOpen: boolean, show: (waiting: Waiting | null) => void): void => {
  const shown = useRef(show)
  useEffect(() => {
    shown.current = show
  }, [show])
  useEffect(() => {
    if (!isOpen) return undefined
    return closeGate(
      (path: CallPath) =>
        new Promise<void>((resolve, reject) => {
          const over = () => shown.current(null)
          shown.current({
            done: () => {
              over()
              reject(new NotAllowed(path, unsaid))
            },
            given: () => {
              over()
              resolve()
            },
          })
        }),
    )
  }, [isOpen])
}

const useMinutesUntil = (moment: string | undefined): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000)
    return () => clearInterval(timer)
  }, [])
  return moment === undefined ? 0 : Math.max(0, Math.ceil((Date.parse(moment) - now) / 60_000))
}

const barWords = say('Lượt vào của quản trị viên', 'Visit of an administrator')
const insideFor = say('{person} đang ở trong {hotel}, thay {owner}.', '{person} is in {hotel}, in the place of {owner}.')
const inside = say('{person} đang ở trong {hotel}.', '{person} is in {hotel}.')
const left = say('Còn {minutes} phút.', '{minutes} min left.')
const readsOnly = say('Chỉ xem.', 'View only.')
const because = say('Lý do: {reason}', 'Reason: {reason}')
const giveWords = say('Nêu lý do để sửa', 'Give the reason to make changes')
const unsaid = say('Chưa lưu: hãy nêu lý do vào chỗ nghỉ trước.', 'Not saved: say first why you entered the property.')
