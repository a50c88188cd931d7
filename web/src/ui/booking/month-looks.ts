import { monthLineStateWords, monthStateWords } from '@innkeeper/protocol/words/sale/monthly-words'
import type { MonthLineState } from '@innkeeper/rules/month-statement/month-line-states'
import type { MonthState } from '@innkeeper/rules/month-statement/month-states'
import type { IconName } from '../look/icon.tsx'
import type { StateLook, Tone } from '../page/badge.tsx'

type Drawing = { readonly tone: Tone; readonly icon: IconName }

/** How the state of a monthly statement looks; its words stand in the protocol. */
export const monthLook = (state: MonthState): StateLook => ({ words: monthStateWords[state], ...ofMonths[state] })

/** How the state of one of its lines looks. */
export const monthLineLook = (state: MonthLineState): StateLook => ({ words: monthLineStateWords[state], ...ofLines[state] })

const ofMonths: Readonly<Record<MonthState, Drawing>> = {
  open: { tone: 'amber', icon: 'progress' },
  agreed: { tone: 'green', icon: 'check' },
  settled: { tone: 'dark', icon: 'lock' },
}

const ofLines: Readonly<Record<MonthLineState, Drawing>> = {
  open: { tone: 'amber', icon: 'clock' },
  propertyAgrees: { tone: 'cham', icon: 'clock' },
  agentAgrees: { tone: 'amber', icon: 'clock' },
  agentDisputes: { tone: 'red', icon: 'alert-circle' },
  propertyDisputes: { tone: 'red', icon: 'alert-circle' },
  agreed: { tone: 'green', icon: 'check' },
}
