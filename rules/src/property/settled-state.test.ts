import { expect, test } from 'vitest'
import { propertyStates } from './property-states.ts'
import { settledState, systemMove } from './settled-state.ts'

test('“all nine completeness flags true”: create becomes wait confirm by itself', () => {
  expect(settledState('create', true)).toBe('wait confirm')
  expect(systemMove('create', true)).toEqual({ act: 'complete', to: 'wait confirm' })
})

test('“losing a flag while in wait confirm goes back to create”', () => {
  expect(settledState('wait confirm', false)).toBe('create')
  expect(systemMove('wait confirm', false)).toEqual({ act: 'loseFlag', to: 'create' })
})

test.each(propertyStates.filter((state) => state !== 'create' && state !== 'wait confirm'))(
  '“a property on sale that loses a flag stays on sale”: %s stays, whatever is on file',
  (state) => {
    expect([settledState(state, true), settledState(state, false)]).toEqual([state, state])
    expect(systemMove(state, false)).toBeNull()
  },
)

test('what is settled is settled: asked again, nothing moves', () => {
  for (const complete of [true, false]) {
    for (const state of propertyStates) expect(systemMove(settledState(state, complete), complete)).toBeNull()
  }
})
