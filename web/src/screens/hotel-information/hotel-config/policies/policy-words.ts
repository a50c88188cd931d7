import { policyStateWords } from '@innkeeper/protocol/shapes/policy-shapes'
import { say } from '@innkeeper/protocol/say'
import type { Named } from '#kit/language/names.ts'
import type { StateLook } from '#ui/page/badge.tsx'

/** What every policy that is read has besides its terms. */
export type Policy = Named & {
  readonly id: string
  readonly version: number
  readonly standard: boolean
  readonly active: boolean
  readonly changedBy: string
  readonly plans: readonly PolicyPlan[]
}

/** A package that a policy holds for. */
export type PolicyPlan = Named & { readonly id: string; readonly active: boolean; readonly byDefault: boolean }

/** Whether a policy is in use, as a badge. */
export const policyState = (active: boolean): StateLook => (active ? inUse : stopped)

/** The badge of the policy that holds for the packages that name none. */
export const standardBadge: StateLook = { words: say('Chuẩn', 'Standard'), tone: 'cham', icon: 'circle-check' }

const inUse: StateLook = { words: policyStateWords.active, tone: 'green', icon: 'check' }
const stopped: StateLook = { words: policyStateWords.stopped, tone: 'grey', icon: 'ban' }
