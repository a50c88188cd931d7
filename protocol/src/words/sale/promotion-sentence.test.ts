import { expect, test } from 'vitest'
import { promotionForm } from '#calls/room-sale/promotion-fields.ts'
import { promotionClause } from './promotion-sentence.ts'

const ids = Array.from({ length: 5 }, (_, at) => `01900000-0000-7000-8000-00000000000${at}`)
const names = new Map(ids.map((id, at) => [id, { vi: `Gói ${at}`, en: `Package ${at}` }]))
const withPlans = (applyPlans: readonly string[]) =>
  promotionForm.parse({ nameVi: '-', nameEn: '-', promoType: 'everyNight', percentOrFixed: 'percent', value: 1000, applyPlans })
const scopeOf = (count: number, known = names) =>
  promotionClause('scope', withPlans(ids.slice(0, count)), { currency: 'VND', names: known })

test('a condition names its packages, the first three where there are more', () => {
  expect(scopeOf(2)).toEqual({ vi: 'gói Gói 0, Gói 1', en: 'packages: Package 0, Package 1' })
  expect(scopeOf(5)).toEqual({
    vi: 'gói Gói 0, Gói 1, Gói 2 và 2 gói nữa',
    en: 'packages: Package 0, Package 1, Package 2 and 2 more',
  })
})

test('where a name is not known, as in a file, it says how many there are, never an id', () => {
  expect(scopeOf(2, new Map())).toEqual({ vi: '2 gói', en: 'packages: 2' })
})
