import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { FeedbackDialog } from '../feedback-dialog.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import styles from './offers.module.css'

type AnswerDialogProps = { code: string; onClose: () => void }

/** Answers a request: in words, or by rooms that are held until a moment. What was typed in one stays while the other is looked at. */
export const AnswerDialog = ({ code, onClose }: AnswerDialogProps) => {
  const t = useSay()
  const [offers, setOffers] = useState(false)
  const kinds = (
    <div role="group" aria-label={t(kindWords)} className={styles['kinds']}>
      <Button words={inWords} icon="message-2" size="small" pressed={!offers} onClick={() => setOffers(false)} />
      <Button words={byRooms} icon="clock" size="small" pressed={offers} onClick={() => setOffers(true)} />
    </div>
  )
  return offers ? (
    <OfferDialog code={code} onClose={onClose} kinds={kinds} />
  ) : (
    <FeedbackDialog code={code} onClose={onClose} kinds={kinds} />
  )
}

const kindWords = say('Cách trả lời', 'How to answer')
const inWords = say('Trả lời bằng lời', 'Answer in words')
const byRooms = say('Giữ phòng đến…', 'Offer rooms until…')
