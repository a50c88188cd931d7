import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FieldStack } from '#ui/forms/form-grid.tsx'
import { FailureBanner } from '#ui/states/failure-banner.tsx'
import type { Line } from './line-look.ts'
import { MatchShown } from './match-shown.tsx'

type NameBookingProps = { line: Pick<Line, 'id' | 'amount' | 'paidOn' | 'content' | 'match'>; onClose: () => void }

/** A person names the booking of a line, sees how it would pay it, and records it. */
export const NameBooking = ({ line, onClose }: NameBookingProps) => {
  const t = useSay()
  const format = useFormat()
  const alerts = useAlerts()
  const [typed, setTyped] = useState(line.match?.code ?? '')
  const [code, setCode] = useState(typed)
  const read = useRead('booking/payment/statement-try', { id: line.id, code }, { when: code !== '' })
  const match = code === '' ? undefined : read.data
  const book = useChange('booking/payment/statement-book', {
    done: () => {
      alerts.success(recorded, { code })
      onClose()
    },
    failed: alerts.failure,
  })
  const look = () => setCode(typed.trim().toUpperCase())
  const unseen = match === undefined || match.code !== typed.trim().toUpperCase()
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      values={{ amount: format.money(line.amount, 'VND'), day: format.day(line.paidOn) }}
      acts={
        <Button
          words={recordWords}
          look="primary"
          icon="check"
          reason={book.reason ?? (unseen ? lookFirst : match.blocked ? blockedWords : undefined)}
          pending={book.pending}
          onClick={() => match !== undefined && book.send({ lines: [{ id: line.id, code: match.code, back: match.back }] })}
        />
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          look()
        }}
      >
        <FieldStack>
          <p>{line.content}</p>
          <TextField first field={plainField({ label: codeWords, value: typed, change: (text) => setTyped(text ?? '') })} />
          <div>
            <Button words={lookWords} submits icon="search" reason={typed.trim() === '' ? codeNeeded : undefined} />
          </div>
          {code !== '' && read.error !== null && <FailureBanner failure={read.error} />}
          {match !== undefined && <MatchShown match={match} />}
        </FieldStack>
      </form>
      {t(note)}
    </Dialog>
  )
}

const title = say('{amount} ngày {day} trả cho mã nào?', '{amount} on {day}: which booking does it pay?')
const codeWords = say('Mã đặt phòng hoặc đặt vé', 'Booking code')
const codeNeeded = say('Nhập mã trước.', 'Enter the booking’s code first.')
const lookWords = say('Xem mã này', 'Look at the booking')
const lookFirst = say('Xem mã này trước khi ghi.', 'Look at the booking before recording.')
const blockedWords = say('Dòng này không ghi được cho mã đó.', 'This line cannot be recorded for that booking.')
const recordWords = say('Ghi thu', 'Record the payment')
const recorded = say('Đã ghi khoản thu cho {code}.', 'The payment of {code} is recorded.')
const note = say('Khoản thu được ghi như giao dịch chuyển khoản.', 'It is recorded as a bank transfer.')
