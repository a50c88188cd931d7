import { expect, test } from 'vitest'
import { checkGeneralInfo, type GeneralInfoFacts } from './check-general-info.ts'

const whole: GeneralInfoFacts = {
  countryCode: 'VN',
  provinceCode: '48',
  communeCode: '20285',
  star: 5,
  numberOfRooms: 180,
  taxCode: '0401234567',
  website: '',
  latitude: 16.06,
  longitude: 108.24,
  contacts: 1,
}

test('[hotel.required] a form that says everything has no problem', () => {
  expect(checkGeneralInfo('hotel', whole)).toEqual([])
})

test.each([
  ['star', { star: null }, 'missing'],
  ['numberOfRooms', { numberOfRooms: null }, 'missing'],
  ['provinceCode', { provinceCode: null }, 'missing'],
  ['communeCode', { communeCode: '' }, 'missing'],
  ['taxCode', { taxCode: '12345' }, 'taxCodeForm'],
  ['taxCode', { taxCode: '0401234567-1' }, 'taxCodeForm'],
  ['website', { website: 'khach san' }, 'domain'],
  ['website', { website: 'javascript:alert(1)' }, 'domain'],
  ['website', { website: 'http://-a.vn' }, 'domain'],
  ['latitude', { longitude: null }, 'halfPosition'],
  ['contacts', { contacts: 0 }, 'noContact'],
  ['provinceCode', { countryCode: 'LA', communeCode: null }, 'abroad'],
  ['communeCode', { countryCode: 'LA', provinceCode: null }, 'abroad'],
] as const)('[hotel.required] %s of %o is refused: %s', (field, change, reason) => {
  expect(checkGeneralInfo('hotel', { ...whole, ...change })).toEqual([{ field, reason }])
})

test.each([
  ['a playground has no stars and no rooms', 'playground', { star: null, numberOfRooms: null }],
  ['a place in another country has no province of Vietnam', 'hotel', { countryCode: 'LA', provinceCode: null, communeCode: null }],
  [
    'another country writes tax codes its own way',
    'hotel',
    { countryCode: 'SG', provinceCode: null, communeCode: null, taxCode: 'M90312345A' },
  ],
  ['a branch has three digits more', 'hotel', { taxCode: '0401234567-001' }],
  ['a person may trade under twelve digits', 'hotel', { taxCode: '001089012345' }],
  ['no position is none yet', 'hotel', { latitude: null, longitude: null }],
  ['a domain alone will do', 'hotel', { website: 'haiautrang.example' }],
  ['an address with a path', 'hotel', { website: 'https://www.khách-sạn.vn/vi?x=1' }],
] as const)('%s', (_why, kind, change) => {
  expect(checkGeneralInfo(kind, { ...whole, ...change })).toEqual([])
})
