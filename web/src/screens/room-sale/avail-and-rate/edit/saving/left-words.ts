import { say, type Saying } from '@innkeeper/protocol/say'
import type { PassedOver } from '../typing/judge-value.ts'

/** Why a cell was left as it is: the rules pass it over, what was pasted is no value of it, or it lies beyond the last row or night. */
export type LeftReason = PassedOver | 'notRead' | 'outside'

/** How many nights were left as they are and why: "Giữ nguyên 6 đêm: đêm đã qua (4), giá trị theo gói gốc (2)." Null where none was. */
export const leftWords = (reasons: readonly LeftReason[]): Saying | null => {
  const counts = new Map<LeftReason, number>()
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  if (counts.size === 0) return null
  const list = (language: keyof Saying) =>
    [...counts].map(([reason, count]) => `${words[reason][language]}${counts.size > 1 ? ` (${count})` : ''}`).join(', ')
  const cells = reasons.length === 1 ? '1 night left as it is' : `${reasons.length} nights left as they are`
  return say(`Giữ nguyên ${reasons.length} đêm: ${list('vi')}.`, `${cells}: ${list('en')}.`)
}

const words: Readonly<Record<LeftReason, Saying>> = {
  past: say('đêm đã qua', 'past nights'),
  derived: say('giá trị theo gói gốc', 'values that follow the parent package'),
  noPrice: say('chưa có giá', 'no price yet'),
  notRead: say('không đọc được', 'not understood'),
  outside: say('ngoài lưới', 'outside the grid'),
}
