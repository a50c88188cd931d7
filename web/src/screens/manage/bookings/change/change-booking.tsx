import { bookingChangeCalls } from '@innkeeper/protocol/calls/manage/booking-change'
import { say } from '@innkeeper/protocol/say'
import { useEffect } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import type { BookingDetail } from '#ui/booking/booking-detail.ts'
import { DateRangeField } from '#ui/fields/range/date-range-field.tsx'
import type { DayRange } from '#ui/fields/range/use-range-text.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { FieldRow, FieldStack } from '#ui/forms/form-grid.tsx'
import { FormDialog } from '#ui/forms/form-dialog.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { ChangeDifference, ChangedTotal } from './change-difference.tsx'
import type { ChangeForm } from './change-form.ts'
import { ChangedRooms } from './changed-rooms.tsx'
import { ChangedHotelServices } from './changed-hotel-services.tsx'

const { input: previewInput } = bookingChangeCalls['booking/preview-change']

/** Changes a booking: dates, rooms, guests, services and the guest's name; what it comes to is shown before it is changed. */
export const ChangeBooking = ({ booking, onClose }: { booking: BookingDetail; onClose: () => void }) => {
  const t = useSay()
  const alerts = useAlerts()
  const form = useForm('booking/change', {
    schema: bookingChangeCalls['booking/change'].input,
    initial: startOf(booking),
    done: ({ code }) => {
      alerts.success(done, { code })
      onClose()
    },
  })
  const preview = usePreview(form, booking.code)
  const guestOnly = booking.state === 'in service'
  const reason = form.reason ?? (preview.data?.bookable === false ? blocked : undefined)
  return (
    <FormDialog
      form={{ ...form, reason }}
      title={title}
      values={{ code: booking.code }}
      save={{ words: changeWords, icon: 'edit' }}
      foot={preview.data !== undefined && <ChangedTotal preview={preview.data} />}
      onClose={onClose}
    >
      <FieldStack>
        {guestOnly ? <p>{t(livesHere)}</p> : <ChangedStay form={form} booking={booking} />}
        <TextField field={form.field('guest.name')} />
        <FieldRow>
          <TextField field={form.field('guest.phone')} />
          <TextField field={form.field('guest.email')} />
        </FieldRow>
        {preview.error !== null && <Failed what={previewWords} error={preview.error} again={preview.again} />}
        {preview.data !== undefined && <ChangeDifference preview={preview.data} old={preview.old} />}
      </FieldStack>
    </FormDialog>
  )
}

const startOf = (booking: BookingDetail) => ({
  code: booking.code,
  checkIn: booking.checkIn,
  checkOut: booking.checkOut,
  rooms: booking.lines.flatMap(({ roomPlanId, rooms }) => rooms.map((room) => ({ roomPlanId, ...room }))),
  services: booking.services
    .filter(({ included }) => !included)
    .map(({ code, quantity, days }) => ({ code, quantity, ...(days === null ? {} : { days }) })),
  guest: { name: booking.guestName, phone: booking.guestPhone, email: booking.guestEmail },
  total: booking.total,
  seen: booking.changedAt,
})

/** What the form comes to; the form agrees to the total that is shown. */
const usePreview = (form: ChangeForm, code: string) => {
  const { checkIn, checkOut, rooms, services } = form.values
  const wanted = previewInput.safeParse({ code, checkIn, checkOut, rooms, services })
  const preview = useRead('booking/preview-change', wanted.data ?? { code }, { when: wanted.success, keep: true })
  const { set } = form
  const total = preview.old ? undefined : preview.data?.after.price?.total
  const seen = preview.data?.seen
  const isNew = (total !== undefined && total !== form.values.total) || (seen !== undefined && seen !== form.values.seen)
  useEffect(() => {
    if (!isNew) return
    if (total !== undefined) set('total', total)
    if (seen !== undefined) set('seen', seen)
  }, [set, isNew, total, seen])
  return preview
}

const ChangedStay = ({ form, booking }: { form: ChangeForm; booking: BookingDetail }) => {
  const { checkIn, checkOut } = form.values
  const out = form.field('checkOut')
  const range = plainField<DayRange>({
    label: stayWords,
    value: checkIn === undefined ? undefined : { from: checkIn, to: checkOut },
    error: form.field('checkIn').error ?? out.error,
    change: (next) => {
      form.set('checkIn', next?.from)
      form.set('checkOut', next?.to)
    },
  })
  return (
    <>
      <DateRangeField kind="stay" field={range} />
      <ChangedRooms form={form} booking={booking} />
      <ChangedHotelServices form={form} booking={booking} />
    </>
  )
}

const title = say('Thay đổi đặt phòng {code}', 'Change booking {code}')
const changeWords = say('Thay đổi đặt phòng', 'Change booking')
const stayWords = say('Nhận phòng – trả phòng', 'Check-in – check-out')
const previewWords = say('thay đổi', 'the change')
const blocked = say('Không đặt được như vậy. Xem lý do bên trên.', 'It cannot be booked like this. See the reasons above.')
const livesHere = say('Khách đang ở: chỉ sửa được thông tin khách.', 'The guest is in the house: only who the guest is can be changed.')
const done = say('Đã thay đổi đặt phòng {code}.', 'Booking {code} is changed.')
