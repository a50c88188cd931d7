import { z } from 'zod'
import { field, named } from '#field.ts'
import { say } from '#say.ts'

const vnpayCode = named(
  say('Mã website (TmnCode)', 'Terminal code (TmnCode)'),
  z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9]{8}$/),
  { hint: say('8 chữ và số, VNPAY cấp', '8 letters and digits, given by VNPAY') },
)
const onepayMerchant = named(
  say('Mã đơn vị (Merchant ID)', 'Merchant ID'),
  z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9_-]{3,20}$/),
  { hint: say('OnePAY cấp, 3 đến 20 ký tự', 'Given by OnePAY, 3 to 20 characters') },
)
const onepayAccess = named(
  say('Mã truy cập (Access code)', 'Access code'),
  z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9]{8}$/),
  { hint: say('8 chữ và số, OnePAY cấp', '8 letters and digits, given by OnePAY') },
)

const vnpaySecretWords = say('Khoá bí mật (HashSecret)', 'Secret (HashSecret)')
const vnpaySecretHint = say('16 đến 128 ký tự, không dấu cách', '16 to 128 characters without spaces')
const onepaySecretWords = say('Khoá băm (Hash key)', 'Hash key')
const onepaySecretHint = say('32 đến 128 chữ số hệ 16 (0–9, A–F)', '32 to 128 hexadecimal digits (0–9, A–F)')

/** Stands for a secret that stays unchanged. */
const secretOf = (label: typeof vnpaySecretWords, form: RegExp, hint: typeof vnpaySecretHint) => ({
  given: named(label, z.string().trim().regex(form).max(128), { hint }),
  kept: named(
    label,
    z
      .string()
      .trim()
      .regex(new RegExp(`^$|${form.source}`))
      .max(128),
    { hint },
  ).optional(),
})
const vnpaySecret = secretOf(vnpaySecretWords, /^[!-~]{16,128}$/, vnpaySecretHint)
const onepaySecret = secretOf(onepaySecretWords, /^(?:[0-9A-Fa-f]{2}){16,64}$/, onepaySecretHint)

/** A bank account that is paid by VietQR. */
export const vietQrFields = z.strictObject({
  bankBin: named(
    say('Ngân hàng', 'Bank'),
    z
      .string()
      .trim()
      .regex(/^\d{6}$/),
  ),
  accountNumber: named(
    say('Số tài khoản', 'Account number'),
    z
      .string()
      .trim()
      .regex(/^[0-9A-Za-z]{6,19}$/),
    { hint: say('6 đến 19 chữ số hoặc chữ, không dấu cách', '6 to 19 digits or letters without spaces') },
  ),
  accountOwner: field.text(say('Chủ tài khoản', 'Account owner'), { max: 255 }),
})

/** A property's account at VNPAY; its secret is either entered or kept. */
export const vnpayFields = {
  given: z.strictObject({ merchantCode: vnpayCode, secret: vnpaySecret.given }),
  kept: z.strictObject({ merchantCode: vnpayCode, secret: vnpaySecret.kept }),
}

/** A property's account at OnePAY; its hash key is either entered or kept. */
export const onepayFields = {
  given: z.strictObject({ merchantCode: onepayMerchant, accessCode: onepayAccess, secret: onepaySecret.given }),
  kept: z.strictObject({ merchantCode: onepayMerchant, accessCode: onepayAccess, secret: onepaySecret.kept }),
}
