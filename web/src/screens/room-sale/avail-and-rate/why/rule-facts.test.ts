import { describe, expect, test } from 'vitest'
import { ruleFacts } from './rule-facts.ts'

const rule = { ok: true, message: null, nights: [], setBy: null, cells: [], counted: null, limit: null, actual: null } as const

describe('the figures of a rule', () => {
  test.each([
    [{ ...rule, rule: 'minStay', limit: 2, actual: 3 }, '3 nights ≥ 2 nights', '3 đêm ≥ 2 đêm'],
    [{ ...rule, rule: 'minStay', limit: 4, actual: 1 }, '1 night < 4 nights', '1 đêm < 4 đêm'],
    [{ ...rule, rule: 'maxStay', limit: 7, actual: 8 }, '8 nights > 7 nights', '8 đêm > 7 đêm'],
    [{ ...rule, rule: 'vacancy', limit: 1, actual: 0 }, '0 rooms < 1 room', '0 phòng < 1 phòng'],
    [{ ...rule, rule: 'release', limit: 3, actual: 16 }, '16 days ≥ 3 days', '16 ngày ≥ 3 ngày'],
    [{ ...rule, rule: 'guests', limit: 2, actual: 2, counted: 'adults' }, '2 adults ≤ 2 adults', '2 người lớn ≤ 2 người lớn'],
  ] as const)('%o', (given, en, vi) => {
    expect(ruleFacts({ ...given, nights: [], cells: [] }, 'en')).toBe(en)
    expect(ruleFacts({ ...given, nights: [], cells: [] }, 'vi')).toBe(vi)
  })

  test('are missing where a rule compares nothing, or nothing is set to compare with', () => {
    expect(ruleFacts({ ...rule, rule: 'planActive', nights: [], cells: [] }, 'en')).toBeNull()
    expect(ruleFacts({ ...rule, rule: 'maxStay', nights: [], cells: [] }, 'en')).toBeNull()
  })
})
