import { z } from 'zod'
import { explained, field, named } from '#field.ts'
import { say } from '#say.ts'

const guest = z.strictObject({
  name: explained(field.text(say('Họ tên khách', 'Guest name'), { max: 255 }), { example: 'Nguyễn Văn An' }),
  phone: named(say('Số điện thoại', 'Phone'), field.phone().or(z.literal(''))).default(''),
  email: named(say('Email', 'Email'), field.email().or(z.literal(''))).default(''),
})

/** Who a booking is for, as an agent names the guest. */
export const bookingGuest = named(say('Khách', 'Guest'), guest)

/** A guest who books alone: the email is what the booking is found by. */
export const bookingGuestAlone = named(say('Khách', 'Guest'), guest.extend({ email: field.email() }))
