import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watched } from '../../model/watched.ts'
import { useUnhurried } from './use-unhurried.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a value that changes with each frame is shown a few times a second, the last one always', () => {
  const night = watched(0)
  const shown: number[] = []
  renderHook(() => shown.push(useUnhurried(night)))
  act(() => void vi.runAllTimers())
  for (const at of [1, 2, 3, 4]) act(() => night.set(at))
  expect(shown.at(-1)).toBe(1)
  act(() => void vi.runAllTimers())
  expect([...new Set(shown)]).toEqual([0, 1, 4])
})
