import { labelOf } from '@innkeeper/protocol/field'
import {
  confirmationAsked,
  confirmationCopies,
  confirmationCopyWords,
  confirmationLanguageWords,
} from '@innkeeper/protocol/shapes/confirmation'
import { languages, say, type Language } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { ask } from '#kit/calls/ask.ts'
import { plainField } from '#kit/forms/field-state.ts'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { useSession } from '#kit/session/session-context.ts'
import { useDownload } from '#kit/uploads/use-download.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { FieldStack } from '#ui/forms/form-grid.tsx'

type Copy = (typeof confirmationCopies)[number]

/** The confirmation of a booking as files, in a language, for the agent or for the guest. */
export const ConfirmBooking = ({ code, onClose }: { code: string; onClose: () => void }) => {
  const t = useSay()
  const { property } = useSession()
  const { language: own } = useLanguage()
  const [language, setLanguage] = useState<Language>(own)
  const [copy, setCopy] = useState<Copy>('agent')
  const asked = { code, language, copy } as const
  const pdf = useDownload(() => ask('booking/confirmation', { ...asked, form: 'pdf' }, { property }))
  const calendar = useDownload(() => ask('booking/confirmation', { ...asked, form: 'calendar' }, { property }))
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      values={{ code }}
      acts={
        <>
          <Button words={calendarWords} icon="calendar" pending={calendar.pending} onClick={calendar.download} />
          <Button words={pdfWords} look="primary" icon="download" pending={pdf.pending} onClick={pdf.download} />
        </>
      }
    >
      <FieldStack>
        <p>{t(about)}</p>
        <SelectField
          field={plainField({ label: labelOf(confirmationAsked.language), value: language, change: (next) => setLanguage(next ?? own) })}
          choices={languages.map((value) => ({ value, words: confirmationLanguageWords[value] }))}
        />
        <SelectField
          field={plainField({ label: labelOf(confirmationAsked.copy), value: copy, change: (next) => setCopy(next ?? 'agent') })}
          choices={confirmationCopies.map((value) => ({ value, words: confirmationCopyWords[value] }))}
        />
      </FieldStack>
    </Dialog>
  )
}

const title = say('Xác nhận đặt phòng {code}', 'Confirmation of booking {code}')
const about = say(
  'Đại lý có email thì nhận xác nhận mỗi khi đặt phòng được tạo, thay đổi hoặc kết thúc; khách nhận bản không có giá nếu đại lý cho email của khách.',
  'An agent with an email address gets it whenever the booking is made, changed or ended; the guest gets a copy without price if the agent gave the guest’s address.',
)
const pdfWords = say('Tải PDF', 'Download PDF')
const calendarWords = say('Tải tệp lịch', 'Download calendar file')
