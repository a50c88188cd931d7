import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { NoteDialog } from './note-dialog.tsx'

/** Opens a dispute about a signed contract. */
export const DisputeContract = ({ paper }: { paper: { readonly id: string } }) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button words={words} look="quiet" icon="alert-circle" opens={{ kind: 'dialog', open }} onClick={() => setOpen(true)} />
      {open && (
        <NoteDialog
          path="contract/dispute"
          paperId={paper.id}
          title={words}
          question={question}
          save={{ words, icon: 'alert-circle', look: 'danger' }}
          done={done}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

const words = say('Mở tranh chấp', 'Open a dispute')
const question = say(
  'Trong lúc tranh chấp, đại lý không đặt được phòng mới; đặt phòng đã có giữ nguyên. Innkeeper trả lời và kết thúc tranh chấp.',
  'During a dispute agents cannot make new bookings; those already made stay. Innkeeper answers and settles it.',
)
const done = say('Đã mở tranh chấp. Innkeeper được báo ngay.', 'The dispute is open. Innkeeper was told.')
