import { z } from 'zod'
import { named } from '#field.ts'
import { say } from '#say.ts'

/** The name that somebody signs in with. */
export const userName = named(
  say('Tên đăng nhập', 'Username'),
  z
    .string()
    .trim()
    .min(1)
    .max(50)
    .regex(/^[a-z0-9._]+$/),
  { hint: say('Chữ thường không dấu, chữ số, dấu chấm và gạch dưới', 'Lower-case letters, digits, dots and underscores') },
)
