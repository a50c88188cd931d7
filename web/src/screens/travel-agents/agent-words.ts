import type { Saying } from '@innkeeper/protocol/say'
import { creditStandingWords } from '@innkeeper/protocol/words/platform/travel-agent-words'
import { creditStanding, type CreditStanding } from '@innkeeper/rules/travel-agent/credit'
import { agentLevels } from '@innkeeper/rules/travel-agent/travel-agent-kinds'
import type { RowOf } from '#kit/calls/use-list.ts'
import type { StateLook } from '#ui/page/badge.tsx'

/** A linked agent, as its list has it. */
export type LinkedAgent = RowOf<'travelagent/get-all-active'>

/** An agent that is not linked any more. */
export type UnlinkedAgent = RowOf<'travelagent/get-all-deactive'>

/** The levels of an agent, the lowest first. */
export const levels: readonly number[] = Array.from({ length: agentLevels.highest }, (_, index) => index + agentLevels.lowest)

/** A level in words. */
export const levelWords = (level: number): Saying => ({ vi: `Cấp ${level}`, en: `Level ${level}` })

/** How an agent's credit looks. */
export const creditLook = ({ debtLimit, debtUsed }: Pick<LinkedAgent, 'debtLimit' | 'debtUsed'>): StateLook => {
  const standing = creditStanding({ limit: debtLimit, used: debtUsed })
  return { words: creditStandingWords[standing], ...drawings[standing] }
}

const drawings: Readonly<Record<CreditStanding, Omit<StateLook, 'words'>>> = {
  none: { tone: 'grey', icon: 'ban' },
  free: { tone: 'green', icon: 'check' },
  near: { tone: 'amber', icon: 'alert-triangle' },
  full: { tone: 'red', icon: 'alert-circle' },
}
