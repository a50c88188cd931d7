import { say } from '@innkeeper/protocol/say'
import type { ContractState } from '@innkeeper/rules/e-contract/contract-states'
import type { StateLook } from '#ui/page/badge.tsx'

/** How the states of a contract look. */
export const contractLook = (state: ContractState): StateLook => looks[state]

const looks: Readonly<Record<ContractState, StateLook>> = {
  'not created': { words: say('Chưa lập', 'Not created'), tone: 'grey', icon: 'edit' },
  create: { words: say('Đang lập', 'Being drawn up'), tone: 'grey', icon: 'edit' },
  released: { words: say('Đã phát hành', 'Released'), tone: 'cham', icon: 'send' },
  'wait sign': { words: say('Chờ ký', 'Awaiting signature'), tone: 'amber', icon: 'clock' },
  completed: { words: say('Chỗ nghỉ đã ký', 'Signed by the property'), tone: 'cham', icon: 'check' },
  signed: { words: say('Đã ký', 'Signed'), tone: 'green', icon: 'circle-check' },
  'in dispute': { words: say('Đang tranh chấp', 'In dispute'), tone: 'red', icon: 'alert-circle' },
  liquidated: { words: say('Đã thanh lý', 'Liquidated'), tone: 'dark', icon: 'lock' },
  closed: { words: say('Đã đóng', 'Closed'), tone: 'dark', icon: 'lock' },
}
