import { expect, test } from 'vitest'
import { moveProperty } from './move-property.ts'
import type { PropertyFacts } from './move-property.ts'
import { propertyMoves, propertyStates } from './property-states.ts'
import type { PropertyState } from './property-states.ts'

const ready: PropertyFacts = { complete: true, verified: true, contractSigned: true, note: '', takenOffBy: null }

test.each([
  [{ state: 'create', act: 'complete', who: 'system' }, {}, 'wait confirm', 'all nine completeness flags true'],
  [{ state: 'wait confirm', act: 'confirmToSell', who: 'property' }, {}, 'wait approve', 'the property’s own "confirm to sell rooms"'],
  [{ state: 'wait confirm', act: 'loseFlag', who: 'system' }, { complete: false }, 'create', 'losing a flag goes back to create'],
  [{ state: 'wait approve', act: 'approve', who: 'platform' }, {}, 'approved', 'waits for the platform'],
  [
    { state: 'wait approve', act: 'sendBack', who: 'platform' },
    { note: 'The licence is not legible' },
    'sent back',
    'sent back and a note',
  ],
  [{ state: 'sent back', act: 'confirmToSell', who: 'property' }, {}, 'wait approve', 'mends and confirms again'],
  [{ state: 'approved', act: 'putOnSale', who: 'platform' }, {}, 'onsite', 'on sale; needs a signed contract'],
  [{ state: 'onsite', act: 'takeOffSale', who: 'property' }, {}, 'offsite', 'taken off sale by either side'],
  [{ state: 'onsite', act: 'takeOffSale', who: 'platform' }, {}, 'offsite', 'taken off sale by either side'],
  [{ state: 'offsite', act: 'putOnSale', who: 'property' }, { takenOffBy: 'property' }, 'onsite', 'and back'],
  [{ state: 'offsite', act: 'putOnSale', who: 'platform' }, { takenOffBy: 'platform' }, 'onsite', 'and back'],
] as const)('%o with %o leads to %s: %s', (request, facts, to, _sentence) => {
  expect(moveProperty(request, { ...ready, ...facts })).toEqual({ ok: true, to })
})

test.each([
  [{ state: 'create', act: 'complete', who: 'system' }, { complete: false }, 'complete'],
  [{ state: 'create', act: 'confirmToSell', who: 'property' }, {}, 'noSuchMove'],
  [{ state: 'wait confirm', act: 'confirmToSell', who: 'property' }, { complete: false }, 'complete'],
  [{ state: 'wait confirm', act: 'loseFlag', who: 'system' }, {}, 'incomplete'],
  [{ state: 'wait approve', act: 'approve', who: 'property' }, {}, 'notYours'],
  [{ state: 'wait approve', act: 'approve', who: 'platform' }, { verified: false }, 'verified'],
  [{ state: 'wait approve', act: 'sendBack', who: 'platform' }, { note: '  ' }, 'note'],
  [{ state: 'approved', act: 'putOnSale', who: 'property' }, { contractSigned: false }, 'contractSigned'],
  [{ state: 'offsite', act: 'putOnSale', who: 'property' }, { takenOffBy: 'platform' }, 'ownToPutBack'],
  [{ state: 'onsite', act: 'loseFlag', who: 'system' }, { complete: false }, 'noSuchMove'],
] as const)('%o with %o is refused: %s', (request, facts, reason) => {
  expect(moveProperty(request, { ...ready, ...facts })).toEqual({ ok: false, reason })
})

test('every state is reached from the first, and none is a dead end', () => {
  const reached = new Set<PropertyState>(['create'])
  for (const state of reached) for (const move of propertyMoves[state]) reached.add(move.to)
  expect([...reached].toSorted()).toEqual(propertyStates.toSorted())
  expect(propertyStates.filter((state) => propertyMoves[state].length === 0)).toEqual([])
})
