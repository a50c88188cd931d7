import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { PriceSteps, type SteppedPrice } from '#ui/property/price-steps.tsx'
import type { StayAnswer } from '#ui/explainer/stay-answer.ts'
import styles from './why.module.css'

type WhyPriceProps = {
  answer: StayAnswer
  price: SteppedPrice
  /** An agent is named; else any is meant. */
  named: boolean
}

/** What the stay costs, and the way to its steps. */
export const WhyPrice = ({ answer, price, named }: WhyPriceProps) => {
  const t = useSay()
  const format = useFormat()
  const [open, setOpen] = useState(false)
  return (
    <div className={styles['price']}>
      <div>
        <div className={styles['detail']}>{t(named ? (answer.bookable ? pays : wouldPay) : answer.bookable ? anyPays : anyWouldPay)}</div>
        <strong>{format.money(price.total, answer.currency)}</strong>
      </div>
      <Button words={stepsWords} onClick={() => setOpen(true)} opens={{ kind: 'dialog', open }} />
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={stepsTitle}
        values={{ plan: t(answer.line.ratePlan), room: t(answer.line.roomType) }}
      >
        <PriceSteps price={price} currency={answer.currency} roomTypes={[answer.line.roomType]} />
      </Dialog>
    </div>
  )
}

const pays = say('Đại lý này trả', 'This agent pays')
const wouldPay = say('Nếu mở, đại lý này trả', 'If open, this agent would pay')
const anyPays = say('Đại lý bất kỳ trả', 'Any agent pays')
const anyWouldPay = say('Nếu mở, đại lý bất kỳ trả', 'If open, any agent would pay')
const stepsWords = say('Xem từng bước giá', 'See the price steps')
const stepsTitle = say('Giá của {plan}, {room}', 'Price of {plan}, {room}')
