import { getHeapStatistics } from 'node:v8'
import { expect, test } from 'vitest'
import { releaseMemory } from './release-memory.ts'

const heldBytes = (): number => getHeapStatistics().total_physical_size

test('what is no longer used is given back to the machine', () => {
  let rows: unknown[] = Array.from({ length: 400_000 }, (_, night) => ({ night, price: `${night}` }))
  const held = heldBytes()
  expect(rows).toHaveLength(400_000)
  rows = []
  releaseMemory()
  expect(heldBytes()).toBeLessThan(held - 20_000_000)
  expect(rows).toHaveLength(0)
})
