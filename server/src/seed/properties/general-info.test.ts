import { amenityCodesOf } from '@innkeeper/protocol/amenities/amenities'
import { typesOfKind } from '@innkeeper/protocol/codes/property-types'
import { checkGeneralInfo } from '@innkeeper/rules/property/check-general-info'
import { expect, test } from 'vitest'
import { zoo } from '../content/coming-properties.ts'
import { daNang } from '../content/da-nang.ts'
import { demoRoomAmenities, generalInfoByCode } from '../content/general-info.ts'
import { haNoi } from '../content/ha-noi.ts'
import { park } from '../content/park.ts'
import { phuQuoc } from '../content/phu-quoc.ts'

const properties = [daNang, haNoi, phuQuoc, park, zoo]

test.each(properties)(
  'the registration of $code is whole, of its kind, and keeps the rules',
  ({ code, kind, star, provinceCode, communeCode }) => {
    const info = generalInfoByCode[code]
    if (info === undefined) throw new Error('nothing is said')
    const [latitude, longitude] = info.at
    const facts = { ...info, star, provinceCode, communeCode, latitude, longitude, countryCode: 'VN', contacts: info.contacts.length }
    expect(checkGeneralInfo(kind, facts)).toEqual([])
    expect(typesOfKind[kind]).toContain(info.type)
    expect(info.amenities.split(' ').filter((amenity) => !amenityCodesOf(kind).has(amenity))).toEqual([])
    expect(info.contacts.every(({ fullName, position }) => fullName.length <= 50 && position.length <= 50)).toBe(true)
  },
)

test('what rooms of the sample data have is offered to rooms', () => {
  const { every, resort, ofView } = demoRoomAmenities
  const codes = [every, resort, ...Object.values(ofView)].flatMap((list) => list.split(' '))
  expect(codes.filter((code) => !amenityCodesOf('room').has(code))).toEqual([])
})
