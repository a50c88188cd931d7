import { hotelActCalls } from '@innkeeper/protocol/calls/platform/hotel-acts'
import { completenessWordsOf } from '@innkeeper/protocol/words/property/completeness-words'
import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useForm, type RuleError } from '#kit/forms/use-form.ts'
import { registrationRefusals } from '@innkeeper/protocol/refusals/people/registration'
import { Banner } from '#ui/states/banner.tsx'
import { FormDialog } from '#ui/forms/form-dialog.tsx'
import { TextAreaField } from '#ui/fields/text-area-field.tsx'
import type { HotelDetail } from './hotel-detail.ts'
import { moveWords, type PlatformMove } from './move-words.ts'

type MoveDialogProps = { hotel: HotelDetail; name: string; act: PlatformMove; onClose: () => void }

/** Asks before a property is moved, with what is missing in sight; sending back needs a note. */
export const MoveDialog = ({ hotel, name, act, onClose }: MoveDialogProps) => {
  const t = useSay()
  const alerts = useAlerts()
  const { words, question, done, icon } = moveWords[act]
  const form = useForm('supplier/hotel/move', {
    schema: hotelActCalls['supplier/hotel/move'].input,
    initial: { id: hotel.id, act, note: '' },
    draft: `${hotel.id}:${act}`,
    check: ({ note }) => (act === 'sendBack' && (note ?? '').trim() === '' ? noteMissing : []),
    done: () => {
      alerts.success(done, { name })
      onClose()
    },
  })
  const missing = hotel.items.filter(({ ok }) => !ok)
  return (
    <FormDialog form={form} title={words} save={{ words, icon }} onClose={onClose}>
      <p>{t(question, { name })}</p>
      {act !== 'takeOffSale' && missing.length > 0 && (
        <Banner tone="amber">
          {t(missingWords, { items: missing.map(({ flag }) => t(completenessWordsOf(hotel.kind)[flag].words)).join(', ') })}
        </Banner>
      )}
      <TextAreaField field={{ ...form.field('note'), required: act === 'sendBack' }} first />
    </FormDialog>
  )
}

const noteMissing: readonly RuleError[] = [{ field: 'note', words: registrationRefusals.noteMissing.words }]
const missingWords = say('Còn thiếu: {items}.', 'Still missing: {items}.')
