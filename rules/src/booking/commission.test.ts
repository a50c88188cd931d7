import { describe, expect, test } from 'vitest'
import { commissionBase, commissionOf, type CommissionedPrice } from './commission.ts'

const price = (given: Partial<CommissionedPrice['subtotals']>, lines: CommissionedPrice['lines'] = []): CommissionedPrice => ({
  subtotals: { rooms: 2_000_000, promotions: 0, services: 0, giftCode: 0, ...given },
  lines,
})
const vat = (base: number, amount: number, included = true, taxedAs: string | null = 'room') =>
  ({ kind: 'vat', included, taxedAs, base, amount }) as const

describe('Party B’s commission is a share of the room price before taxes and fees', () => {
  test.each([
    ['tax is added: the room price itself', price({}, [vat(2_000_000, 160_000, false)]), 2_000_000],
    ['tax is included: without it', price({ rooms: 2_160_000 }, [vat(2_000_000, 160_000)]), 2_000_000],
    ['two rates of VAT in one stay', price({ rooms: 2_180_000 }, [vat(1_000_000, 80_000), vat(1_000_000, 100_000)]), 2_000_000],
    ['a promotion has reduced it', price({ promotions: -200_000 }), 1_800_000],
    ['services are no part of it', price({ services: 500_000 }), 2_000_000],
    ['services taxed as rooms, tax included', price({ rooms: 2_160_000, services: 540_000 }, [vat(2_500_000, 200_000)]), 2_000_000],
    [
      'services with a rate of their own',
      price({ rooms: 2_160_000 }, [vat(2_000_000, 160_000), vat(100_000, 10_000, true, 'spa')]),
      2_000_000,
    ],
    ['a gift code takes its part from rooms and from services', price({ services: 500_000, giftCode: -250_000 }), 1_800_000],
    ['a gift code of everything', price({ giftCode: -2_000_000 }), 0],
    ['an early booking, whose tax lines name no kind', price({ rooms: 1_080_000 }, [vat(1_000_000, 80_000, true, null)]), 1_000_000],
  ])('%s', (_how, of, base) => {
    expect(commissionBase(of)).toBe(base)
  })

  test.each([
    [2_000_000, 1500, 300_000],
    [2_000_000, 0, 0],
    [1_111_111, 1250, 138_889],
    [100, 1250, 13],
  ])('of %d at %d basis points it is %d, halves rounded up', (rooms, basisPoints, commission) => {
    expect(commissionOf(price({ rooms }), basisPoints)).toBe(commission)
  })
})
