import { expect, test } from 'vitest'
import {
  amendmentStates,
  amendmentSteps,
  amendmentStepsFor,
  moveAmendment,
  stateOfPaper,
  type AmendmentState,
  type AmendmentVerdict,
  type PaperFacts,
} from './amendment-steps.ts'
import { contractMovers } from './contract-steps.ts'

/** Every legal move, as `state/step/who`, and the state that it leads to. */
const legal: Readonly<Record<string, AmendmentState>> = {
  'draft/amendPublish/CM': 'wait sign',
  'draft/amendWithdraw/AM': 'withdrawn',
  'draft/amendWithdraw/CM': 'withdrawn',
  'wait sign/amendComplete/property': 'completed',
  'wait sign/amendDecline/property': 'withdrawn',
  'wait sign/amendWithdraw/AM': 'withdrawn',
  'wait sign/amendWithdraw/CM': 'withdrawn',
  'completed/amendSign/CM': 'signed',
  'completed/amendWithdraw/CM': 'withdrawn',
}

const every = amendmentStates.flatMap((state) => amendmentSteps.flatMap((step) => contractMovers.map((who) => ({ state, step, who }))))

test.each(every)('an amendment in $state, $step by $who: as the table says, and everything else is refused', ({ state, step, who }) => {
  expect(moveAmendment({ state, step, as: [who], note: 'why' })).toEqual(expected(`${state}/${step}`, who))
})

const expected = (move: string, who: (typeof contractMovers)[number]): AmendmentVerdict => {
  const to = legal[`${move}/${who}`]
  if (to !== undefined) return { ok: true, to, by: who }
  return { ok: false, reason: Object.keys(legal).some((key) => key.startsWith(`${move}/`)) ? 'notYours' : 'noSuchMove' }
}

test.each([
  ['wait sign', 'amendDecline', 'property'],
  ['completed', 'amendWithdraw', 'CM'],
] as const)('%s, %s: who says no says why', (state, step, who) => {
  expect(moveAmendment({ state, step, as: [who], note: ' ' })).toEqual({ ok: false, reason: 'note' })
})

test('what is offered is what the table allows', () => {
  expect(amendmentStepsFor('draft', ['AM'])).toEqual(['amendWithdraw'])
  expect(amendmentStepsFor('completed', ['CM'])).toEqual(['amendSign', 'amendWithdraw'])
  expect(amendmentStepsFor('signed', ['AM', 'SM', 'CM'])).toEqual([])
})

test.each([
  [{ published: false }, 'draft'],
  [{ published: true }, 'wait sign'],
  [{ published: true, propertySigned: true }, 'completed'],
  [{ published: true, propertySigned: true, platformSigned: true }, 'signed'],
  [{ published: true, propertySigned: true, withdrawn: true }, 'withdrawn'],
] as const)('a paper with %j is %s', (facts, state) => {
  const untouched: PaperFacts = { published: false, withdrawn: false, propertySigned: false, platformSigned: false }
  expect(stateOfPaper({ ...untouched, ...facts })).toBe(state)
})
