import type { HeldDecision, HeldState } from '@innkeeper/rules/connection/held-push'
import { say, type Saying } from '#say.ts'

/** The states of a message that waits for a person, in words. */
export const heldStateWords: Readonly<Record<HeldState, Saying>> = {
  waiting: say('Chờ xác nhận', 'Waits for confirmation'),
  confirmed: say('Đã xác nhận', 'Confirmed'),
  declined: say('Đã từ chối', 'Declined'),
  expired: say('Quá hạn xác nhận', 'Expired'),
}

/** What a person may decide, in words. */
export const heldDecisionWords: Readonly<Record<HeldDecision, Saying>> = {
  confirm: say('Xác nhận', 'Confirm'),
  decline: say('Từ chối', 'Decline'),
}

/** What people are told when a message waits, and when nobody decided in time: in the bell, and by email. */
export const heldNoticeWords = {
  waiting: {
    title: say('{name} gửi giá và phòng trống, chờ xác nhận', '{name} sent rates and availability to be confirmed'),
    letter: say(
      `{title}.

{nights} đêm sẽ đổi. Các đêm giữ nguyên cho đến khi có người xác nhận. Sau {hours} giờ không ai quyết định, tin hết hạn và không áp dụng.

Xem trước và quyết định: {link}
`,
      `{title}.

Nights that would change: {nights}. They stay as they are until somebody confirms. If nobody decides within {hours} hours, the message expires and is not applied.

See the preview and decide: {link}
`,
    ),
  },
  expired: {
    title: say('Tin của {name} hết hạn, không áp dụng', 'A message of {name} expired and was not applied'),
    letter: say(
      `{title}.

Không ai quyết định trong {hours} giờ. Các đêm giữ nguyên ({nights} đêm lẽ ra đổi). Nếu vẫn cần, hãy cho {name} gửi lại.

Xem lại: {link}
`,
      `{title}.

Nobody decided within {hours} hours. The nights stay as they are (nights that would have changed: {nights}). If it is still wanted, have {name} send it again.

See it: {link}
`,
    ),
  },
} as const
