import { expect, test } from 'vitest'
import { completenessFlags, completenessOf, legalFields, registrationFields } from './completeness.ts'
import type { CompletenessFacts } from './completeness.ts'

const filled = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, 'x']))

const whole: CompletenessFacts = {
  kind: 'hotel',
  registration: filled(registrationFields),
  contactPersons: 1,
  onMap: true,
  amenities: 1,
  roomTypes: 1,
  nightsOnSale: 1,
  ticketProducts: 0,
  mainImages: 1,
  pricedPlans: 1,
  config: { checkIn: '14:00', checkOut: '12:00', currency: 'VND', childAgeLimit: 12, taxChoice: 220 },
  cancellationPolicies: 1,
  paymentPolicies: 1,
  waysToPay: 1,
  legal: { ...filled(legalFields), commission: 0 },
}

test('nine flags, in the order of the specification, all true when all is on file; zero is an answer', () => {
  const { items, done, complete } = completenessOf(whole)
  expect(items.map((item) => item.flag)).toEqual([
    'hotelInfo',
    'room',
    'hotelImage',
    'roomPlan',
    'hotelConfig',
    'cancelPolicy',
    'paymentGateway',
    'econtract',
    'paymentPolicy',
  ])
  expect({ done, complete }).toEqual({ done: 9, complete: true })
})

test.each([
  ['hotelInfo', { registration: { ...whole.registration, taxCode: '' } }, 'taxCode'],
  ['hotelInfo', { registration: { ...whole.registration, star: null } }, 'star'],
  ['hotelInfo', { contactPersons: 0 }, 'contactPerson'],
  ['hotelInfo', { onMap: false }, 'positionOnMap'],
  ['hotelInfo', { amenities: 0 }, 'amenity'],
  ['room', { roomTypes: 0 }, 'roomType'],
  ['room', { nightsOnSale: 0 }, 'allotment'],
  ['hotelImage', { mainImages: 0 }, 'mainImage'],
  ['roomPlan', { pricedPlans: 0 }, 'pricedPlan'],
  ['hotelConfig', { config: { ...whole.config, taxChoice: null } }, 'taxChoice'],
  ['cancelPolicy', { cancellationPolicies: 0 }, 'cancellationPolicy'],
  ['paymentGateway', { waysToPay: 0 }, 'wayToPay'],
  ['econtract', { legal: { ...whole.legal, signer: '' } }, 'signer'],
  ['paymentPolicy', { paymentPolicies: 0 }, 'paymentPolicy'],
])('without its part %s alone is false and says what is missing', (flag, change, missing) => {
  const { items, done, complete } = completenessOf({ ...whole, ...change })
  expect(items.filter((item) => !item.ok)).toEqual([{ flag, ok: false, applies: true, missing: [missing] }])
  expect({ done, complete }).toEqual({ done: 8, complete: false })
})

test('a property with nothing on file counts none of nine', () => {
  const none = {
    kind: 'hotel' as const,
    contactPersons: 0,
    onMap: false,
    amenities: 0,
    roomTypes: 0,
    nightsOnSale: 0,
    ticketProducts: 0,
    mainImages: 0,
    pricedPlans: 0,
    cancellationPolicies: 0,
    paymentPolicies: 0,
    waysToPay: 0,
  }
  const { done, items } = completenessOf({ ...none, registration: {}, config: {}, legal: {} })
  expect(done).toBe(0)
  expect(items).toHaveLength(completenessFlags.length)
})

test('an amusement park is asked for a product on sale instead of rooms, and for no star, rooms or rate plans: what is not asked counts as done', () => {
  const park: CompletenessFacts = {
    ...whole,
    kind: 'playground',
    registration: { ...whole.registration, star: null, numberOfRooms: null },
    roomTypes: 0,
    nightsOnSale: 0,
    pricedPlans: 0,
    ticketProducts: 1,
  }
  const { items, complete } = completenessOf(park)
  expect(complete).toBe(true)
  expect(items.filter(({ applies }) => !applies).map(({ flag }) => flag)).toEqual(['roomPlan'])
  expect(completenessOf({ ...park, ticketProducts: 0 }).items.filter(({ ok }) => !ok)).toMatchObject([
    { flag: 'room', missing: ['ticketProduct'] },
  ])
  expect(completenessOf({ ...park, registration: { ...park.registration, taxCode: '' } }).items[0]).toMatchObject({
    ok: false,
    missing: ['taxCode'],
  })
})

test('outside Vietnam nobody asks for a province or a commune: the address says where it is', () => {
  const abroad = { ...whole, registration: { ...whole.registration, country: 'LA', city: null, location: null } }
  expect(completenessOf(abroad).complete).toBe(true)
  const home = { ...whole, registration: { ...whole.registration, country: 'VN', city: null } }
  expect(completenessOf(home).items.filter(({ ok }) => !ok)).toMatchObject([{ flag: 'hotelInfo', missing: ['city'] }])
})
