import type { PropertyMover, PropertyState } from '#property/property-states.ts'
import { settledState } from '#property/settled-state.ts'
import type { Completeness, CompletenessFlag } from './completeness.ts'

/** The standing of a property: its stored state, the facts about it, whether its contract is signed, and who took it off sale. */
export type PropertyStanding = {
  readonly state: PropertyState
  readonly completeness: Completeness
  readonly contractSigned: boolean
  readonly takenOffBy: PropertyMover | null
}

/** The steps that can be next for a property. */
export const nextSteps = ['mend', 'confirm', 'awaitApproval', 'awaitContract', 'putOnSale', 'askPlatform', 'nothing'] as const

/** The one step that is next for a property; where something must be corrected, the step names its flag. */
export type NextStep =
  | { readonly step: 'mend'; readonly flag: CompletenessFlag }
  | { readonly step: Exclude<(typeof nextSteps)[number], 'mend'>; readonly flag: null }

/** The one thing to do next on the way to selling: whatever is missing first, then what the state asks for. */
export const nextStep = ({ state, completeness, contractSigned, takenOffBy }: PropertyStanding): NextStep => {
  const lacking = completeness.items.find((item) => !item.ok)
  if (lacking !== undefined) return { step: 'mend', flag: lacking.flag }
  const atSale = contractSigned ? 'putOnSale' : 'awaitContract'
  const steps: Readonly<Record<PropertyState, Exclude<NextStep['step'], 'mend'>>> = {
    create: 'confirm',
    'wait confirm': 'confirm',
    'sent back': 'confirm',
    'wait approve': 'awaitApproval',
    approved: atSale,
    onsite: 'nothing',
    offsite: takenOffBy === 'platform' ? 'askPlatform' : atSale,
  }
  return { step: steps[settledState(state, completeness.complete)], flag: null }
}
