import { say } from '../say.ts'
import { refusal, type Refusal } from './refusal.ts'

/** Refusals of a person's own account and of announcements. */
export const accountRefusals = {
  emailInUse: refusal(350, 409, say('Email này đã thuộc về một tài khoản khác.', 'This email belongs to another account.')),
  sessionInUse: refusal(
    351,
    409,
    say('Đây là phiên đang dùng. Đăng xuất để kết thúc phiên này.', 'This is the session in use. Log out to end it.'),
  ),
} as const satisfies Record<string, Refusal>
