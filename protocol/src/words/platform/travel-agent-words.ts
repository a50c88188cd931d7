import type { CreditStanding } from '@innkeeper/rules/travel-agent/credit'
import type { TravelAgentKind } from '@innkeeper/rules/travel-agent/travel-agent-kinds'
import { say, type Saying } from '#say.ts'

/** The kinds of travel agent, in words. */
export const travelAgentKindWords: Readonly<Record<TravelAgentKind, Saying>> = {
  'travel company': say('Công ty lữ hành', 'Travel company'),
  'trading enterprise': say('Doanh nghiệp thương mại', 'Trading enterprise'),
  'API partner': say('Đối tác API', 'API partner'),
}

/** The states of an agent's credit, in words. */
export const creditStandingWords: Readonly<Record<CreditStanding, Saying>> = {
  none: say('Chưa cấp công nợ', 'No credit'),
  free: say('Còn công nợ', 'Credit left'),
  near: say('Sắp hết công nợ', 'Credit nearly used'),
  full: say('Hết công nợ', 'Credit used up'),
}

/** The warning to the property that an agent has used much of its credit, in the bell and by mail. */
export const creditWarningWords = say('{agent} đã dùng {percent} % hạn mức công nợ', '{agent} has used {percent}% of its credit')

/** The same warning to the agent, by mail. */
export const creditLetterWords = {
  subject: say('Đã dùng {percent} % công nợ tại {property}', '{percent}% of the credit at {property} is used'),
  text: say(
    `{agent} đã dùng {used} trong hạn mức công nợ {limit} tại {property}; còn {left}.

Đặt phòng trả bằng công nợ sẽ bị từ chối khi vượt hạn mức. Liên hệ chỗ nghỉ để thanh toán hoặc nâng hạn mức.`,
    `{agent} has used {used} of its credit of {limit} at {property}; {left} is left.

A booking on credit is refused where it would exceed the limit. Contact the property to settle or to raise the limit.`,
  ),
} as const

/** The further text of the letter to the property. */
export const creditNewsText = say(
  `{title}

Đã dùng: {used}
Hạn mức: {limit}
Còn lại: {left}

Mở Innkeeper, mục Danh sách đại lý, để xem chi tiết.
`,
  `{title}

Used: {used}
Limit: {limit}
Left: {left}

Open Innkeeper, Agent list, for the details.
`,
)
