import { nouns } from '@innkeeper/protocol/format/format'
import { say, type Saying } from '@innkeeper/protocol/say'
import { useState } from 'react'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { ActBar } from '#ui/forms/act-bar.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { PriceSteps } from '#ui/property/price-steps.tsx'
import { roomsOf, type Choice, type stayOf } from './review-stay.ts'
import styles from './review.module.css'

type ReviewTotalProps = { stay: ReturnType<typeof stayOf>; choice: Choice; clear: () => void }

/** What the chosen rooms cost, by the same rule that quotes and books. */
export const ReviewTotal = ({ stay, choice, clear }: ReviewTotalProps) => {
  const rooms = roomsOf(choice)
  const answer = useRead('review/change-quantity', { ...stay, rooms }, { when: rooms.length > 0, keep: true })
  if (rooms.length === 0) return null
  const count = rooms.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <ActBar words={<Sum answer={answer.data} count={count} old={answer.old} />}>
      {answer.error !== null && <Failed what={what} error={answer.error} again={answer.again} />}
      <Button words={clearWords} onClick={clear} />
      <Steps answer={answer.data} />
    </ActBar>
  )
}

type Answer = AnswerOf<'review/change-quantity'>

const Sum = ({ answer, count, old }: { answer: Answer | undefined; count: number; old: boolean }) => {
  const t = useSay()
  const format = useFormat()
  const rooms = format.count(count, nouns.room)
  if (answer === undefined) return <span>{rooms}</span>
  const [blocked] = answer.blocked
  return (
    <span className={styles['sum']} aria-live="polite" aria-busy={old}>
      <strong>{answer.price === null ? t(noPrice) : format.money(answer.price.total, answer.currency)}</strong>
      <span className={styles['muted']}>{t(withTaxes, { rooms })}</span>
      {blocked !== undefined && <span className={styles['blocked']}>{blocked.message}</span>}
    </span>
  )
}

const Steps = ({ answer }: { answer: Answer | undefined }) => {
  const t = useSay()
  const format = useFormat()
  const [open, setOpen] = useState(false)
  const price = answer?.price ?? null
  return (
    <>
      <Button
        words={stepsWords}
        look="primary"
        reason={price === null ? noPrice : undefined}
        onClick={() => setOpen(true)}
        opens={{ kind: 'dialog', open }}
      />
      {answer !== undefined && price !== null && (
        <Dialog open={open} onClose={() => setOpen(false)} title={stepsTitle}>
          <PriceSteps price={price} currency={answer.currency} roomTypes={answer.lines.map(nameOfLine)} />
          <ul className={styles['payments']}>
            {answer.payments.map(({ dueAt, amount }) => (
              <li key={`${dueAt} ${amount}`}>
                <span>{dueAt === null ? t(atHotel) : t(dueBy, { moment: format.moment(dueAt, { year: true }) })}</span>
                <span>{format.money(amount, answer.currency)}</span>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  )
}

// Two plans of one room type are told apart.
const nameOfLine = ({ roomType, ratePlan }: Answer['lines'][number]): Saying => ({
  vi: `${roomType.vi}, ${ratePlan.vi}`,
  en: `${roomType.en}, ${ratePlan.en}`,
})

const what = say('giá của các phòng đã chọn', 'the price of the rooms chosen')
const clearWords = say('Bỏ chọn', 'Clear the choice')
const noPrice = say('Chưa có giá', 'No price yet')
const withTaxes = say('{rooms}, cả kỳ, gồm thuế và phí', '{rooms}, whole stay, with taxes and fees')
const stepsWords = say('Xem từng bước giá', 'See the price steps')
const stepsTitle = say('Giá của các phòng đã chọn', 'Price of the rooms chosen')
const dueBy = say('Trả trước {moment}', 'To be paid by {moment}')
const atHotel = say('Trả tại khách sạn', 'To be paid at the hotel')
