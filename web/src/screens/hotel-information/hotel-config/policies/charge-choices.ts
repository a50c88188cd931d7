import { say } from '@innkeeper/protocol/say'

/** What a charge may be counted in. */
export const chargeChoices = [
  { value: 'percent', words: say('Phần trăm', 'Percent') },
  { value: 'amount', words: say('Số tiền', 'Amount') },
  { value: 'nights', words: say('Số đêm đầu', 'First nights') },
] as const
