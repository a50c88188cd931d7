import { describe, expect, test } from 'vitest'
import { agesOf } from '@innkeeper/rules/stay/ages-of'
import { inputOf, stayFollowing, stayFrom } from './stay-asked.ts'

describe('the ages of children as typed', () => {
  test.each([
    ['', []],
    ['8', [8]],
    ['8, 5', [8, 5]],
    [' 8;5 0 ', [8, 5, 0]],
    ['18', null],
    ['8, năm', null],
    ['7.5', null],
  ])('%j', (text, ages) => {
    expect(agesOf(text)).toEqual(ages)
  })
})

describe('the stay that is asked about', () => {
  const start = stayFrom({ roomPlanId: 'plan', night: '2027-02-05', nights: 1 })

  test('begins as one night for two adults in one room', () => {
    expect(inputOf(start)).toEqual({
      roomPlanId: 'plan',
      checkIn: '2027-02-05',
      checkOut: '2027-02-06',
      rooms: [{ adults: 2, childrenAges: [] }],
    })
  })

  test('is as long as the selection', () => {
    expect(stayFrom({ roomPlanId: 'plan', night: '2027-02-05', nights: 3 })).toMatchObject({ from: '2027-02-05', to: '2027-02-08' })
  })

  test('follows the selection with its guests; one night keeps the length that was asked about', () => {
    const asked = { ...start, adults: 3, to: '2027-02-07' }
    const one = { roomPlanId: 'other', night: '2027-03-01', nights: 1 }
    expect(stayFollowing(asked, one)).toMatchObject({ roomPlanId: 'other', adults: 3, from: '2027-03-01', to: '2027-03-03' })
    expect(stayFollowing(asked, { ...one, nights: 5 })).toMatchObject({ from: '2027-03-01', to: '2027-03-06' })
  })

  test('has as many rooms as asked for, each with the same guests', () => {
    expect(inputOf({ ...start, rooms: 2, ages: '8' })?.rooms).toEqual([
      { adults: 2, childrenAges: [8] },
      { adults: 2, childrenAges: [8] },
    ])
  })

  test('an agent is named, or any agent of a level is meant; a code is sent without the spaces around it', () => {
    expect(inputOf({ ...start, level: 3, code: ' tet ' })).toMatchObject({ level: 3, promotionCode: 'tet' })
    expect(inputOf({ ...start, level: 3, travelAgentId: 'an' })).not.toHaveProperty('level')
    expect(inputOf(start)).not.toHaveProperty('promotionCode')
  })

  test.each([
    ['no plan', { roomPlanId: undefined }],
    ['no guests', { adults: undefined }],
    ['no adult', { adults: 0 }],
    ['more rooms than one request takes', { rooms: 31 }],
    ['an age that is none', { ages: '99' }],
    ['a departure that is the arrival', { to: '2027-02-05' }],
  ])('is not asked with %s', (_, patch) => {
    expect(inputOf({ ...start, ...patch })).toBeNull()
  })
})
