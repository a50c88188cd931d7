import type { AgentTerms } from '@innkeeper/rules/travel-agent/agent-terms'
import { say, type Saying } from '#say.ts'

/** How terms change the price. */
export const priceTermsWords: Readonly<Record<AgentTerms['priceUnit'], Saying>> = {
  asLevel: say('Như cấp', 'As the level'),
  none: say('Giá thường', 'Plain price'),
  percent: say('Phần trăm', 'Percent'),
  amount: say('Số tiền mỗi phòng mỗi đêm', 'Amount per room and night'),
}

/** Which packages are open. */
export const openTermsWords: Readonly<Record<AgentTerms['plansOpen'], Saying>> = {
  asLevel: say('Như cấp', 'As the level'),
  all: say('Mọi gói', 'All packages'),
  chosen: say('Gói chọn riêng', 'Chosen packages'),
}

/** How many rooms may be had. */
export const capTermsWords: Readonly<Record<AgentTerms['capUnit'], Saying>> = {
  asLevel: say('Như cấp', 'As the level'),
  none: say('Không giới hạn', 'No cap'),
  rooms: say('Số phòng', 'Number of rooms'),
  share: say('Phần phòng mở bán', 'Share of the allotment'),
}

/** The name of the terms of a level, as a line of a price and of the diary has it. */
export const termsOfLevelWords = say('Điều kiện cấp {level}', 'Terms of level {level}')

/** The name of an agent's own terms. */
export const termsOfAgentWords = say('Điều kiện riêng của {agent}', 'Own terms of {agent}')
