import { nouns } from '@innkeeper/protocol/format/format'
import { say, type Saying } from '@innkeeper/protocol/say'
import { useState } from 'react'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useLack } from '#kit/session/rights.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ActBar } from '#ui/forms/act-bar.tsx'
import { DeclineMessage } from './decline-message.tsx'
import type { Decide } from './use-decide.ts'

type Seen = AnswerOf<'room-plan/pms-message'>
type HeldBarProps = { message: Seen['message']; preview: NonNullable<Seen['preview']>; decide: Decide }

/** The decision: confirm what the preview shows, or decline it with a note. */
export const HeldBar = ({ message, preview, decide }: HeldBarProps) => {
  const t = useSay()
  const format = useFormat()
  const lack = useLack('room-plan/pms-confirm')
  const [declining, setDeclining] = useState(false)
  const { id, waitsUntil } = message
  const { nights, allowed, hash, groups } = preview
  const rates = groups.some(({ roomPlanId }) => roomPlanId !== null)
  return (
    <ActBar words={t(untilWords, { moment: format.moment(waitsUntil, { year: true }) })}>
      <Button
        words={declineWords}
        icon="ban"
        reason={lack}
        opens={{ kind: 'dialog', open: declining }}
        onClick={() => setDeclining(true)}
      />
      <Button
        words={nights > 0 ? confirmNights : confirmWords}
        values={{ nights: format.count(nights, nouns.night) }}
        look="primary"
        icon="check"
        pending={decide.pending}
        reason={lack ?? barOf(allowed)}
        onClick={() => decide.confirm({ id, expect: hash }, rates)}
      />
      {declining && <DeclineMessage id={id} onClose={() => setDeclining(false)} />}
    </ActBar>
  )
}

const barOf = (allowed: boolean): Saying | undefined => (allowed ? undefined : nothingTaken)

const untilWords = say('Không ai quyết định đến {moment} thì tin hết hạn.', 'If nobody decides by {moment}, the message expires.')
const declineWords = say('Từ chối', 'Decline')
const confirmWords = say('Xác nhận', 'Confirm')
const confirmNights = say('Xác nhận và áp dụng {nights}', 'Confirm and apply {nights}')
const nothingTaken = say('Không giá trị nào áp dụng được. Từ chối tin này.', 'None of its values can be applied. Decline the message.')
