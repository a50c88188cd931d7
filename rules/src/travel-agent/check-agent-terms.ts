import type { AgentTerms } from './agent-terms.ts'

/** The most that a step may take off or add, in basis points. */
export const stepPercents = { least: -9000, most: 20_000 } as const

/** A field of terms that is wrong, and why. */
export type TermsProblem = {
  readonly field: 'level' | 'priceUnit' | 'priceValue' | 'plansOpen' | 'openPlans' | 'capUnit' | 'capRooms' | 'capShare' | 'releaseSteps'
  readonly reason:
    | 'termsOfOne'
    | 'termsOfLevelWhole'
    | 'termsValueNeeded'
    | 'termsPercentRange'
    | 'termsPlansNeeded'
    | 'termsCapNeeded'
    | 'termsStepsFall'
}

type Checked = Omit<AgentTerms, 'termsId' | 'name'>

/** What is wrong with the terms of a level or an agent, across their fields. */
export const checkAgentTerms = (terms: Checked): TermsProblem[] => [
  ...problemsOfOwner(terms),
  ...problemsOfStep(terms),
  ...problemsOfPlans(terms),
  ...problemsOfCap(terms),
  ...problemsOfRelease(terms),
]

const problemsOfOwner = ({ level, travelAgentId, priceUnit, plansOpen, capUnit }: Checked): TermsProblem[] => {
  const whole = level !== null
  return [
    ...(whole === (travelAgentId !== null) ? [{ field: 'level', reason: 'termsOfOne' } as const] : []),
    ...(whole && priceUnit === 'asLevel' ? [{ field: 'priceUnit', reason: 'termsOfLevelWhole' } as const] : []),
    ...(whole && plansOpen === 'asLevel' ? [{ field: 'plansOpen', reason: 'termsOfLevelWhole' } as const] : []),
    ...(whole && capUnit === 'asLevel' ? [{ field: 'capUnit', reason: 'termsOfLevelWhole' } as const] : []),
  ]
}

const problemsOfStep = ({ priceUnit, priceValue }: Checked): TermsProblem[] => {
  if (priceUnit !== 'percent' && priceUnit !== 'amount') return []
  if (priceValue === null || priceValue === 0) return [{ field: 'priceValue', reason: 'termsValueNeeded' }]
  const isInside = priceUnit === 'amount' || (priceValue >= stepPercents.least && priceValue <= stepPercents.most)
  return isInside ? [] : [{ field: 'priceValue', reason: 'termsPercentRange' }]
}

const problemsOfPlans = ({ plansOpen, openPlans }: Checked): TermsProblem[] =>
  plansOpen === 'chosen' && openPlans.length === 0 ? [{ field: 'openPlans', reason: 'termsPlansNeeded' }] : []

const problemsOfCap = ({ capUnit, capRooms, capShare }: Checked): TermsProblem[] => {
  if (capUnit === 'rooms' && capRooms === null) return [{ field: 'capRooms', reason: 'termsCapNeeded' }]
  return capUnit === 'share' && capShare === null ? [{ field: 'capShare', reason: 'termsCapNeeded' }] : []
}

// A step that keeps as many rooms as the cap or the step before it would say nothing.
const problemsOfRelease = ({ capUnit, capRooms, releaseSteps }: Checked): TermsProblem[] => {
  if (capUnit === 'asLevel') return []
  const falls = releaseSteps.every(({ daysBefore, rooms }, index) => {
    const before = releaseSteps[index - 1]
    return before === undefined ? rooms < (capRooms ?? Infinity) : daysBefore < before.daysBefore && rooms < before.rooms
  })
  return falls ? [] : [{ field: 'releaseSteps', reason: 'termsStepsFall' }]
}

/** The parts of terms that their choices use: what a choice does not use is empty. */
export const usedTerms = <T extends Omit<AgentTerms, 'termsId' | 'name' | 'level' | 'travelAgentId'>>(terms: T): T => {
  const stepped = terms.priceUnit === 'percent' || terms.priceUnit === 'amount'
  return {
    ...terms,
    priceValue: stepped ? terms.priceValue : null,
    pricePlans: stepped ? terms.pricePlans : [],
    openPlans: terms.plansOpen === 'chosen' ? terms.openPlans : [],
    capRooms: terms.capUnit === 'rooms' ? terms.capRooms : null,
    capShare: terms.capUnit === 'share' ? terms.capShare : null,
    capRefilled: terms.capRefilled || (terms.capUnit !== 'rooms' && terms.capUnit !== 'share'),
    releaseSteps: terms.capUnit === 'asLevel' ? [] : terms.releaseSteps,
  }
}
