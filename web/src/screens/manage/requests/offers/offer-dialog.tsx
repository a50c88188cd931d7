import { requestOfferCalls } from '@innkeeper/protocol/calls/manage/request-offer'
import { nouns } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import { whyNoFeedbackWords } from '@innkeeper/protocol/words/sale/request-words'
import { daysBetween, toDay } from '@innkeeper/rules/days/day'
import { useState, type ReactNode } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { plainField } from '#kit/forms/field-state.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useSession } from '#kit/session/session-context.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { MomentField } from '#ui/fields/days/moment-field.tsx'
import { MoneyField } from '#ui/fields/money-field.tsx'
import { DateRangeField } from '#ui/fields/range/date-range-field.tsx'
import type { DayRange } from '#ui/fields/range/use-range-text.ts'
import { TextAreaField } from '#ui/fields/text-area-field.tsx'
import { FieldStack } from '#ui/forms/form-grid.tsx'
import { FormDialog } from '#ui/forms/form-dialog.tsx'
import { Banner } from '#ui/states/banner.tsx'
import { Failed } from '#ui/states/failed.tsx'
import type { RequestDetail } from '../request-facts.tsx'
import { startOf, type OfferForm } from './offer-form.ts'
import { OfferPreview } from './offer-preview.tsx'
import { OfferedRooms } from './offered-rooms.tsx'
import { useOfferPreview } from './use-offer-preview.ts'
import styles from './offers.module.css'

type OfferDialogProps = { code: string; onClose: () => void; kinds?: ReactNode }

/** Offers rooms for a request: which rooms and nights, at which price, and until when they are held. */
export const OfferDialog = ({ code, onClose, kinds }: OfferDialogProps) => {
  const request = useRead('request-booking/detail', { code })
  if (request.data !== undefined) return <OfferFields request={request.data} onClose={onClose} kinds={kinds} />
  // Whoever opens it has the request on the page already: a dialog that first loads would take the focus twice.
  if (request.error === null) return null
  return (
    <Dialog open onClose={onClose} title={title} values={{ code }}>
      {kinds}
      <Failed what={what} error={request.error} again={request.again} />
    </Dialog>
  )
}

const OfferFields = ({ request, onClose, kinds }: { request: RequestDetail; onClose: () => void; kinds: ReactNode }) => {
  const alerts = useAlerts()
  const code = request.requestCode
  const { timeZone } = useSession()
  const [initial] = useState(() => startOf(request, { now: new Date(), timeZone }))
  const form = useForm('request-booking/offer', {
    schema: requestOfferCalls['request-booking/offer'].input,
    initial,
    draft: `${code} ${initial.seen}`,
    done: ({ offerNo }) => {
      alerts.success(done, { offer: offerNo, code })
      onClose()
    },
  })
  const { preview, typed } = useOfferPreview(form)
  const why = request.allowed.offer.reason
  const blocked = (preview.data?.blocked.length ?? 0) > 0 ? blockedWords : undefined
  const seen = form.values.seen ?? 0
  const meanwhile = request.offers.findLast(({ offerNo }) => offerNo > seen)
  const reason = form.reason ?? (meanwhile === undefined ? undefined : lookFirst) ?? (why === null ? blocked : whyNoFeedbackWords[why])
  return (
    <FormDialog
      form={{ ...form, reason }}
      title={title}
      values={{ code }}
      save={{ words: sendWords, values: { offer: seen + 1 }, icon: 'clock' }}
      leave={laterWords}
      onClose={onClose}
    >
      {kinds}
      {meanwhile !== undefined && <SentMeanwhile request={request} offer={meanwhile} go={() => form.set('seen', meanwhile.offerNo)} />}
      <FieldStack>
        <OfferedStay form={form} />
        <OfferedRooms form={form} request={request} />
        <MoneyField field={{ ...form.field('total'), change: typed }} currency={request.currency} />
        <HopedPrice request={request} total={form.values.total} take={typed} />
        <MomentField field={form.field('until')} />
        <TextAreaField field={form.field('note')} rows={3} />
        {preview.error !== null && <Failed what={previewWords} error={preview.error} again={preview.again} />}
        {preview.data !== undefined && <OfferPreview preview={preview.data} request={request} old={preview.old} />}
        <Consequence form={form} />
      </FieldStack>
    </FormDialog>
  )
}

type HopedPriceProps = { request: RequestDetail; total: number | undefined; take: (total: number) => void }

/** Takes the price that the agent hopes for or has asked for instead. */
const HopedPrice = ({ request: { priceHoped, currency }, total, take }: HopedPriceProps) => {
  const format = useFormat()
  if (priceHoped === null || priceHoped === total) return null
  return <Button words={hopedWords} values={{ amount: format.money(priceHoped, currency) }} size="small" onClick={() => take(priceHoped)} />
}

type SentMeanwhileProps = { request: RequestDetail; offer: RequestDetail['offers'][number]; go: () => void }

/** Somebody else has sent an offer while this one was written: what was typed stays, and is sent only once that was seen. */
const SentMeanwhile = ({ request, offer, go }: SentMeanwhileProps) => {
  const t = useSay()
  const format = useFormat()
  const values = { offer: offer.offerNo, person: offer.person, total: format.money(offer.price.total, request.currency) }
  return (
    <Banner tone="amber" act={<Button words={goOnWords} size="small" onClick={go} />}>
      {t(meanwhileWords, values)}
    </Banner>
  )
}

const OfferedStay = ({ form }: { form: OfferForm }) => {
  const { checkIn, checkOut } = form.values
  const range = plainField<DayRange>({
    label: stayWords,
    value: checkIn === undefined ? undefined : { from: checkIn, to: checkOut },
    error: form.field('checkIn').error ?? form.field('checkOut').error,
    change: (next) => {
      form.set('checkIn', next?.from)
      form.set('checkOut', next?.to)
    },
  })
  return <DateRangeField kind="stay" field={range} />
}

/** What sending does to the rooms that are on sale, and when they come back. */
const Consequence = ({ form }: { form: OfferForm }) => {
  const t = useSay()
  const format = useFormat()
  const { rooms = [], checkIn, checkOut, until } = form.values
  if (checkIn === undefined || checkOut === undefined || until === undefined) return null
  const count = rooms.reduce((sum, room) => sum + (room.count ?? 0), 0)
  const nights = Math.max(0, daysBetween(toDay(checkIn), toDay(checkOut)))
  const values = {
    rooms: format.count(count, nouns.room),
    nights: format.count(nights, nouns.night),
    moment: format.moment(until, { year: true }),
  }
  return <p className={styles['muted']}>{t(consequence, values)}</p>
}

const title = say('Đề nghị phòng cho yêu cầu {code}', 'Offer rooms for request {code}')
const what = say('yêu cầu', 'the request')
const previewWords = say('giá của đề nghị', 'the price of the offer')
const stayWords = say('Nhận phòng – trả phòng', 'Check-in – check-out')
const sendWords = say('Gửi đề nghị {offer}', 'Send offer {offer}')
const laterWords = say('Để sau', 'Later')
const blockedWords = say('Chưa giữ được phòng. Xem lý do bên trên.', 'The rooms cannot be held. See the reasons above.')
const hopedWords = say('Lấy giá đại lý mong: {amount}', 'Take the price hoped for: {amount}')
const lookFirst = say('Xem đề nghị vừa gửi trước đã.', 'Look at the offer that was just sent first.')
const meanwhileWords = say(
  '{person} vừa gửi đề nghị {offer}: {total}. Gửi tiếp sẽ thay đề nghị đó.',
  '{person} has just sent offer {offer}: {total}. Sending yours replaces it.',
)
const goOnWords = say('Vẫn soạn tiếp', 'Go on with mine')
const consequence = say(
  'Gửi đi là {rooms} ngừng bán trong {nights}. Phòng tự mở bán lại lúc {moment} nếu đại lý không nhận.',
  'Sending takes {rooms} off sale for {nights}. They come back by themselves on {moment} if the agent does not take them.',
)
const done = say(
  'Đã gửi đề nghị {offer} cho yêu cầu {code}; phòng đang được giữ.',
  'Offer {offer} for request {code} is sent; its rooms are held.',
)
