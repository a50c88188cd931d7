import { expect, test } from 'vitest'
import { checkApplication, type ApplicationFacts } from './check-application.ts'

const hotel: ApplicationFacts = {
  kind: 'hotel',
  typeFits: true,
  password: 'mua thu Ha Noi',
  confirmPassword: 'mua thu Ha Noi',
  star: 4,
  numberOfRooms: 62,
  taxCode: '0312345678',
  countryCode: 'VN',
  provinceCode: '48',
  communeCode: '20194',
  terms: true,
}

test('an application with everything in place has no problem', () => {
  expect(checkApplication(hotel)).toEqual([])
})

test.each([
  ['[password.retype] the retype must equal the password', { confirmPassword: 'mua thu Ha Noi 2' }, 'confirmPassword', 'retypeDiffers'],
  ['[registration.terms] terms must be accepted', { terms: false }, 'terms', 'terms'],
  ['[hotel.required] a hotel has a star rating', { star: null }, 'star', 'missing'],
  ['[hotel.required] a hotel has a number of rooms', { numberOfRooms: null }, 'numberOfRooms', 'missing'],
  ['[hotel.required] a city is required', { provinceCode: '' }, 'provinceCode', 'missing'],
  ['[hotel.required] a location is required', { communeCode: '' }, 'communeCode', 'missing'],
  ['a tax code has the digits of one', { taxCode: '12345' }, 'taxCode', 'taxCodeForm'],
  ['a hotel is not of a park’s type', { typeFits: false }, 'propertyType', 'otherKind'],
] as const)('%s', (_sentence, change, field, reason) => {
  expect(checkApplication({ ...hotel, ...change })).toEqual([{ field, reason }])
})

test('a park has neither stars nor rooms', () => {
  expect(checkApplication({ ...hotel, kind: 'playground', star: null, numberOfRooms: null })).toEqual([])
})
