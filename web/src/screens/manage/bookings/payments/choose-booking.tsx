import { say } from '@innkeeper/protocol/say'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { plainField } from '#kit/forms/field-state.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/buttons/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FieldStack } from '#ui/forms/form-grid.tsx'
import { Card } from '#ui/page/card.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { paymentsTitle, recordWords } from './payment-words.ts'

/** Which booking a new transaction belongs to. */
export const ChooseBooking = () => {
  const router = useRouter()
  const { property } = useSession()
  const [code, setCode] = useState('')
  const booking = code.trim().toUpperCase()
  const open = () => void router.navigate({ href: paths.transaction(property, { booking }) })
  return (
    <Page>
      <PageHead title={recordWords} crumbs={[{ words: paymentsTitle, to: paths.transactions(property) }, { words: recordWords }]} />
      <Card title={title}>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (booking !== '') open()
          }}
        >
          <FieldStack>
            <TextField first field={plainField({ label: codeWords, hint: codeHint, value: code, change: (text) => setCode(text ?? '') })} />
            <div>
              <Button words={nextWords} look="primary" submits reason={booking === '' ? codeNeeded : undefined} />
            </div>
          </FieldStack>
        </form>
      </Card>
    </Page>
  )
}

const title = say('Giao dịch của đặt phòng hay đặt vé nào?', 'A transaction of which booking?')
const codeWords = say('Mã đặt phòng hoặc đặt vé', 'Booking code')
const codeHint = say(
  'Mã in trên xác nhận và trong danh sách đặt phòng, đặt vé.',
  'It is printed on the confirmation, and stands in the list of bookings.',
)
const codeNeeded = say('Nhập mã trước.', 'Enter the booking’s code first.')
const nextWords = say('Tiếp tục', 'Continue')
