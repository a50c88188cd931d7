import { say } from '#say.ts'
import { refusal, type Refusal } from '../refusal.ts'

/** Refusals of a person's own account and of announcements. */
export const accountRefusals = {
  emailInUse: refusal(350, 409, say('Email này đã thuộc về một tài khoản khác.', 'This email belongs to another account.')),
  sessionInUse: refusal(
    351,
    409,
    say('Đây là phiên đang dùng. Đăng xuất để kết thúc phiên này.', 'This is the session in use. Log out to end it.'),
  ),
  announcementChanged: refusal(
    352,
    409,
    say('{person} vừa lưu thông báo này. Xem lại rồi lưu.', '{person} has just saved this announcement. Look again, then save.'),
  ),
  announcementEndsEarly: refusal(353, 422, say('Lúc kết thúc phải sau lúc bắt đầu.', 'The end must be after the beginning.')),
  announcementEmpty: refusal(354, 422, say('Cần ít nhất một trang được hiện.', 'At least one slide must be shown.')),
  viewNameTaken: refusal(123, 409, say('Đã có bộ lọc mang tên này. Đặt tên khác.', 'Another view has this name. Choose another.')),
  tooManyViews: refusal(
    124,
    409,
    say('Mỗi danh sách lưu được {max} bộ lọc. Xoá bớt một bộ lọc.', 'A list keeps {max} views. Delete one first.'),
  ),
} as const satisfies Record<string, Refusal>
