import { describe, expect, test } from 'vitest'
import { previewCsv } from './preview-csv.ts'
import { moveOf, sectionsOf, spansYears, zerosOff, type PreviewGroup } from './preview-sections.ts'
import { deluxe, flexible, suite, suiteFlexible, tree } from '../steps/rooms/sample-tree.ts'

const run = (more: Partial<PreviewGroup['runs'][number]>): PreviewGroup['runs'][number] => ({
  interval: 0,
  from: '2027-02-05',
  to: '2027-02-06',
  nights: 2,
  weekdays: [5, 6],
  missing: 0,
  except: [],
  outcome: 'change',
  before: 3_450_000,
  after: 3_970_000,
  reason: null,
  message: '',
  ...more,
})

const group = (more: Partial<PreviewGroup>): PreviewGroup => ({
  roomTypeId: deluxe,
  roomPlanId: flexible,
  field: 'price',
  change: 2,
  equal: 0,
  skipped: 0,
  refused: 0,
  runs: [run({})],
  moreRuns: 0,
  ...more,
})

describe('the preview', () => {
  test('stands field by field, places in the order of the room types', () => {
    const ofSuite = group({ roomTypeId: suite, roomPlanId: suiteFlexible, runs: [run({ after: 9_000_000 })] })
    const stay = group({ field: 'minStay', runs: [run({ before: 1, after: 2 })] })
    const sections = sectionsOf([stay, ofSuite, group({})], tree)
    expect(sections.map((section) => section.field)).toEqual(['price', 'minStay'])
    expect(sections[0]?.groups.map((alike) => alike.first.roomTypeId)).toEqual([deluxe, suite])
  })

  test('shows places once whose nights fare alike', () => {
    const [section] = sectionsOf([group({}), group({ roomTypeId: suite, roomPlanId: suiteFlexible })], tree)
    expect(section?.groups.map((alike) => alike.places.length)).toEqual([2])
  })

  test('knows whether a day could be of either of two years', () => {
    const sectionOf = (to: string) => sectionsOf([group({ runs: [run({ from: '2027-02-05', to })] })], tree).map(spansYears)
    expect([sectionOf('2027-12-31'), sectionOf('2028-01-01')]).toEqual([[false], [true]])
  })

  test.each([
    [{ before: 1_000_000, after: 1_075_000 }, 750],
    [{ before: 1_000_000, after: 927_500 }, -725],
    [{ before: 3_450_000, after: 3_970_000 }, 1507],
    [{ before: 1_000_000, after: 999_000 }, -10],
    [{ before: 1_000_000, after: 1_000_000 }, null],
    [{ before: 100_000_000, after: 100_000_001 }, null],
    [{ before: 1_000_000, after: 500_000 }, -5000],
    [{ before: null, after: 500_000 }, null],
    [{ before: 0, after: 500_000 }, null],
  ])('%j is a move of %s basis points', (values, move) => {
    expect(moveOf(values)).toBe(move)
  })

  test('counts the zeros that are too many or too few', () => {
    expect(zerosOff({ price: 73_600_000, suggested: 7_360_000 })).toBe(1)
    expect(zerosOff({ price: 73_600, suggested: 7_360_000 })).toBe(2)
  })
})

describe('the file of the preview', () => {
  const fileOf = (groups: PreviewGroup[], currency: 'VND' | 'USD' = 'VND') => previewCsv({ groups, tree, language: 'vi', currency })
  const cellsOf = (file: string) => file.split('\r\n')[1]?.split(';').slice(-10)

  test('tells prices in whole units of the currency, counts and flags as they are', () => {
    expect(cellsOf(fileOf([group({ runs: [run({ before: 12_500, after: 13_050 })] })], 'USD'))?.slice(-4, -2)).toEqual(['125', '130,5'])
    expect(cellsOf(fileOf([group({ field: 'minStay', runs: [run({ before: 1, after: 2 })] })], 'USD'))?.slice(-4, -2)).toEqual(['1', '2'])
    expect(cellsOf(fileOf([group({ field: 'cta', runs: [run({ before: false, after: true })] })]))?.slice(-4, -2)).toEqual(['0', '1'])
  })

  test('names the nights between that do not belong, or how many where they are too many', () => {
    const few = run({ missing: 2, except: ['2027-02-06', '2027-02-08'] })
    const many = run({ missing: 232, except: ['2027-02-06'] })
    expect(cellsOf(fileOf([group({ runs: [few] })]))).toContain('2027-02-06 2027-02-08')
    expect(cellsOf(fileOf([group({ runs: [many] })]))).toContain('232')
  })

  test('has a line for each run, names quoted where they hold what may stand between cells', () => {
    const [head, line, ...rest] = fileOf([group({})]).split('\r\n')
    expect(head).toContain('Loại phòng;Gói;Trường')
    expect(line).toBe(
      '"Deluxe hướng biển, ban công, giường đôi lớn";"Linh hoạt, gồm bữa sáng";Giá;2027-02-05;2027-02-06;2;5 6;;đổi;3450000;3970000;15,07;',
    )
    expect(rest).toEqual([''])
  })

  test('lets no name become a formula', () => {
    const named = tree.map((room) => ({ ...room, nameEn: '=1+1' }))
    expect(previewCsv({ groups: [group({})], tree: named, language: 'en', currency: 'VND' })).toContain("'=1+1,")
  })
})
