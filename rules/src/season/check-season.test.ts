import { expect, test } from 'vitest'
import { checkSeason } from './check-season.ts'

const summer = { fromDay: '2027-06-01', toDay: '2027-08-31' }

test.each([
  ['one night long', { fromDay: '2027-05-31', toDay: '2027-05-31' }, null],
  ['right after another', { fromDay: '2027-09-01', toDay: '2027-10-01' }, null],
  ['that ends before it begins', { fromDay: '2027-05-02', toDay: '2027-05-01' }, { reason: 'backwards' }],
  ['that begins on another’s last night', { fromDay: '2027-08-31', toDay: '2027-09-30' }, { reason: 'overlaps', other: summer }],
  ['around another', { fromDay: '2027-01-01', toDay: '2027-12-31' }, { reason: 'overlaps', other: summer }],
])('a season %s', (_, season, problem) => expect(checkSeason(season, [summer])).toEqual(problem))
