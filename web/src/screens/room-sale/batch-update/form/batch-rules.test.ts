import { describe, expect, test } from 'vitest'
import { settableRange } from '@innkeeper/rules/days/last-settable-night'
import { batchForm, emptyForm, withInterval, withoutInterval, type BatchForm } from './batch-form.ts'
import { inputOf } from './batch-input.ts'
import { problemsOf } from './batch-problems.ts'
import { canTake, filterTree } from '../steps/rooms/sale-tree.ts'
import { deluxe, derived, flexible, tree } from '../steps/rooms/sample-tree.ts'

const range = settableRange('2027-01-10')
const form = (patch: Partial<BatchForm>): BatchForm => ({ ...emptyForm, ...patch })
const days = (from: string, to: string, key = '1') => ({ key, from, to, weekdays: [1, 2, 3, 4, 5, 6, 7] })
const raised = { on: true, act: 'raise', unit: 'percent', percent: 15, roundTo: 10_000 } as const

describe('Batch update intervals may not overlap', () => {
  test('the later of two that share a day says which it meets, at once', () => {
    const wrong = problemsOf(form({ intervals: [days('2027-02-05', '2027-02-11'), days('2027-02-11', '2027-02-28', '2')] }), tree, range)
    expect(wrong).toContainEqual(expect.objectContaining({ field: 'intervals.1', values: { other: 1 }, atOnce: true }))
  })

  test('an interval that has no days yet is passed over when places are counted', () => {
    const intervals = [days('2027-02-05', '2027-02-11'), { key: '2', weekdays: [1] }, days('2027-02-06', '2027-02-07', '3')]
    const wrong = problemsOf(form({ intervals }), tree, range)
    expect(wrong).toContainEqual(expect.objectContaining({ field: 'intervals.2', values: { other: 1 } }))
    expect(wrong).toContainEqual(expect.objectContaining({ field: 'intervals.1', atOnce: false }))
  })

  test('the past and an interval without weekdays are refused as well', () => {
    const intervals = [days('2027-01-01', '2027-01-05'), { ...days('2027-02-05', '2027-02-06', '2'), weekdays: [] }]
    expect(
      problemsOf(form({ intervals }), tree, range)
        .filter((one) => one.atOnce)
        .map((one) => one.field),
    ).toEqual(['intervals.0', 'intervals.1'])
  })

  test('intervals are added and taken away; there is always one', () => {
    const two = withInterval(emptyForm)
    expect(two.intervals.map((one) => one.key)).toEqual(['1', '2'])
    expect(withoutInterval(withoutInterval(two, '1'), '2').intervals).toEqual(emptyForm.intervals)
  })
})

describe('plan fields apply to plans, room-type fields to room types', () => {
  test('a price asks for the ticked plans only, an allotment for the ticked room types only', () => {
    const both = form({ intervals: [days('2027-02-05', '2027-02-11')], roomPlanIds: [flexible], roomTypeIds: [deluxe] })
    expect(inputOf({ ...both, price: raised }, tree)).toMatchObject({
      roomPlanIds: [flexible],
      roomTypeIds: [],
      changes: { price: { act: 'raise', unit: 'percent', value: 1500, roundTo: 10_000 } },
    })
    expect(inputOf({ ...both, allotment: { on: true, act: 'set', value: 4 } }, tree)).toMatchObject({
      roomPlanIds: [],
      roomTypeIds: [deluxe],
    })
  })

  test('a price without a plan says so', () => {
    const wrong = problemsOf(form({ intervals: [days('2027-02-05', '2027-02-11')], price: raised, roomTypeIds: [deluxe] }), tree, range)
    expect(wrong.map((one) => one.field)).toEqual(['roomPlanIds'])
  })

  test('a derived plan takes no price, but the restrictions that it does not inherit', () => {
    const plan = tree[0]?.plans.find((one) => one.roomPlanId === derived)
    expect(plan && canTake(plan, [])).toBe(false)
    expect(plan && canTake(plan, ['price'])).toBe(false)
    expect(plan && canTake(plan, ['price', 'minStay'])).toBe(true)
  })

  test('a ticked derived plan is left out of a change of price', () => {
    const input = inputOf(form({ intervals: [days('2027-02-05', '2027-02-11')], roomPlanIds: [flexible, derived], price: raised }), tree)
    expect(input?.roomPlanIds).toEqual([flexible])
  })
})

describe('the form', () => {
  test('is whole only when each field that changes has a value', () => {
    const dated = form({ intervals: [days('2027-02-05', '2027-02-11')], roomPlanIds: [flexible] })
    expect(inputOf({ ...dated, minStay: { on: true, clear: false } }, tree)).toBeNull()
    expect(inputOf({ ...dated, minStay: { on: true, clear: true } }, tree)?.changes).toMatchObject({ minStay: null })
    expect(problemsOf({ ...dated, price: { ...raised, act: 'lower', percent: 100 } }, tree, range).map((one) => one.field)).toEqual([
      'changes.price',
    ])
  })

  test('leaves fixes out whose night or plan is no longer asked for', () => {
    const fixes = [
      { roomPlanId: flexible, night: '2027-02-06', price: 7_360_000 },
      { roomPlanId: flexible, night: '2027-03-06', price: 7_360_000 },
      { roomPlanId: derived, night: '2027-02-06', price: 7_360_000 },
    ]
    const input = inputOf(form({ intervals: [days('2027-02-05', '2027-02-11')], roomPlanIds: [flexible], price: raised, fixes }), tree)
    expect(input?.fixes).toEqual([fixes[0]])
  })

  test('is read back from a draft as it was typed', () => {
    const typed = form({ price: raised, note: 'Tết' })
    expect(batchForm.parse(JSON.parse(JSON.stringify(typed)))).toEqual(typed)
  })

  test('finds room types and plans without diacritics', () => {
    expect(filterTree(tree, 'huong bien').map((room) => room.id)).toEqual([deluxe])
    expect(filterTree(tree, 'KHÔNG hoàn')[0]?.plans.map((plan) => plan.roomPlanId)).toEqual([derived])
    expect(filterTree(tree, 'zzz')).toEqual([])
  })
})
