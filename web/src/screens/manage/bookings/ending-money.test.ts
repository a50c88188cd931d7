import { say } from '@innkeeper/protocol/say'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useEndingMoney } from './ending-money.ts'

const agent = say('Lữ hành Cát Vàng', 'Cát Vàng Travel')

test.each([
  [{ paid: 0, fee: 0 }, 'Chưa trả gì nên không phải hoàn.'],
  [{ paid: 0, fee: 500_000, to: agent }, 'Phí 500.000 ₫, không phải hoàn.'],
  [{ paid: 300_000, fee: 500_000 }, 'Phí 500.000 ₫, không phải hoàn.'],
  [{ paid: 700_000, fee: 0 }, 'Hoàn 700.000 ₫.'],
  [{ paid: 700_000, fee: 0, to: agent }, 'Hoàn 700.000 ₫ cho Lữ hành Cát Vàng.'],
  [{ paid: 700_000, fee: 500_000, to: agent }, 'Phí 500.000 ₫, hoàn 200.000 ₫ cho Lữ hành Cát Vàng.'],
])('what ending a booking costs and what goes back (%o): %s', (ending, expected) => {
  const { result } = renderHook(() => useEndingMoney({ ...ending, currency: 'VND' }))
  expect(result.current.replaceAll('\u00A0', ' ')).toBe(expected)
})
