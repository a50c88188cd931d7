import { describe, expect, test } from 'vitest'
import {
  contractMovers,
  contractPlaces,
  contractSteps,
  placeOf,
  stateOfPlace,
  type ContractMover,
  type ContractPlace,
  type ContractStep,
} from './contract-steps.ts'
import { moveContract, needsNote, stepsFor, type ContractVerdict } from './move-contract.ts'

const facts = { note: 'why', legalWhole: true, ended: true }

/** Every legal move (PRODUCT §4), as `place step who`, and the place that it leads to. */
const legal: Readonly<Record<string, ContractPlace>> = {
  'not created/create/AM': 'with AM',
  'with AM/amSend/AM': 'with SM',
  'with SM/smAccept/SM': 'with CM',
  'with SM/smReject/SM': 'with AM',
  'with CM/cmAccept/CM': 'accepted',
  'with CM/cmReject/CM': 'with AM',
  'accepted/publish/CM': 'released',
  'accepted/recall/AM': 'with AM',
  'accepted/recall/CM': 'with AM',
  'released/waitSign/AM': 'wait sign',
  'released/waitSign/CM': 'wait sign',
  'released/recall/AM': 'with AM',
  'released/recall/CM': 'with AM',
  'wait sign/complete/property': 'completed',
  'wait sign/decline/property': 'with AM',
  'wait sign/recall/AM': 'with AM',
  'wait sign/recall/CM': 'with AM',
  'completed/sign/CM': 'signed',
  'completed/recall/CM': 'with AM',
  'signed/dispute/property': 'in dispute',
  'signed/dispute/AM': 'in dispute',
  'signed/dispute/CM': 'in dispute',
  'signed/extend/CM': 'signed',
  'signed/liquidate/CM': 'liquidated',
  'signed/close/CM': 'closed',
  'signed/close/clock': 'closed',
  'in dispute/settle/CM': 'signed',
  'in dispute/liquidate/CM': 'liquidated',
  'in dispute/close/CM': 'closed',
  'liquidated/create/AM': 'with AM',
  'closed/create/AM': 'with AM',
}

const every = contractPlaces.flatMap((place) => contractSteps.flatMap((step) => contractMovers.map((who) => ({ place, step, who }))))

test.each(every)('$place, $step by $who: as the table says, and everything else is refused', ({ place, step, who }) => {
  expect(moveContract({ place, step, as: [who] }, facts)).toEqual(expected(place, step, who))
})

const expected = (place: ContractPlace, step: ContractStep, who: ContractMover): ContractVerdict => {
  const to = legal[`${place}/${step}/${who}`]
  if (to !== undefined) return { ok: true, to, by: who }
  const isMove = Object.keys(legal).some((key) => key.startsWith(`${place}/${step}/`))
  return { ok: false, reason: isMove ? 'notYours' : 'noSuchMove' }
}

test('nobody can do anything who is nobody', () => {
  for (const { place, step } of every) expect(moveContract({ place, step, as: [] }, facts).ok).toBe(false)
})

describe('What must be true', () => {
  test.each([
    ['with SM', 'smReject', 'SM'],
    ['with CM', 'cmReject', 'CM'],
    ['accepted', 'recall', 'AM'],
    ['released', 'recall', 'AM'],
    ['wait sign', 'decline', 'property'],
    ['completed', 'recall', 'CM'],
    ['signed', 'dispute', 'property'],
    ['signed', 'liquidate', 'CM'],
    ['signed', 'close', 'CM'],
    ['in dispute', 'settle', 'CM'],
  ] as const)('where a contract is %s, “%s” says no or ends something: it needs a note', (place, step, who) => {
    expect(moveContract({ place, step, as: [who] }, { ...facts, note: ' \n' })).toEqual({ ok: false, reason: 'note' })
    expect(needsNote(place, step)).toBe(true)
  })

  test('an acceptance needs no note', () => {
    expect(moveContract({ place: 'with SM', step: 'smAccept', as: ['SM'] }, { ...facts, note: '' }).ok).toBe(true)
    expect(needsNote('with SM', 'smAccept')).toBe(false)
  })

  test('a contract is published only with its legal information whole', () => {
    const asked = { place: 'accepted', step: 'publish', as: ['CM'] } as const
    expect(moveContract(asked, { ...facts, legalWhole: false })).toEqual({ ok: false, reason: 'legalWhole' })
  })

  test('the clock closes a contract only after its last day', () => {
    const asked = { place: 'signed', step: 'close', as: ['clock'] } as const
    expect(moveContract(asked, { ...facts, ended: false, note: '' })).toEqual({ ok: false, reason: 'ended' })
    expect(moveContract(asked, { ...facts, note: '' })).toEqual({ ok: true, to: 'closed', by: 'clock' })
  })
})

test('somebody who is several managers acts as the one that may', () => {
  expect(moveContract({ place: 'with CM', step: 'cmAccept', as: ['AM', 'SM', 'CM'] }, facts)).toMatchObject({ by: 'CM' })
  expect(stepsFor('accepted', ['AM', 'CM'])).toEqual(['publish', 'recall'])
  expect(stepsFor('accepted', ['SM'])).toEqual([])
})

test('a contract that lies on a desk is “create”; without a text it is not created', () => {
  expect(contractPlaces.filter((place) => stateOfPlace(place) === 'create')).toEqual(['with AM', 'with SM', 'with CM', 'accepted'])
  const others = contractPlaces.filter((place) => stateOfPlace(place) !== 'create')
  expect(others.map((place) => placeOf(stateOfPlace(place), null))).toEqual(others)
  expect(placeOf('create', 'with SM')).toBe('with SM')
  expect(placeOf('create', null)).toBe('not created')
})
