import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useMounted } from './use-mounted.ts'
import type { Seen } from './use-seen.ts'

let frames: FrameRequestCallback[] = []

beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', (number: number) => frames.splice(number - 1, 1))
})

const nextFrame = () =>
  act(() => {
    for (const frame of frames.splice(0)) frame(0)
  })

/** Two weeks of one block of rows in view, and one more of both on each side. */
const seen: Seen = { weeks: [0, 1, 2, 3], rowBlocks: [0, 1, 2], inView: { weeks: [1, 2], rowBlocks: [1] }, across: 1, down: 1 }

/** The blocks that each frame brings, by rows and week. */
const broughtBy = (given: Seen): readonly string[] => {
  const { result } = renderHook(() => useMounted(given))
  const told = [keysOf(result.current)]
  while (frames.length > 0) {
    nextFrame()
    told.push(keysOf(result.current))
  }
  return told.map((now, at) => now.filter((key) => !told[at - 1]?.includes(key)).join(', '))
}

const keysOf = (blocks: ReturnType<typeof useMounted>) => blocks.map(({ key }) => key)

test('what is in view is there at once; what is beside it comes with the frames after, two with each, none at the corners', () => {
  expect(broughtBy(seen)).toEqual(['1 1, 1 2', '1 0, 1 3', '2 1, 2 2', '0 1, 0 2'])
})

test('what lies on the way comes first', () => {
  const wide: Seen = { ...seen, weeks: [0, 1, 2], inView: { weeks: [1], rowBlocks: [0, 1, 2] } }
  expect(broughtBy(wide)).toEqual(['0 1, 1 1, 2 1', '2 0, 2 2', '1 0, 1 2', '0 0, 0 2'])
  expect(broughtBy({ ...wide, down: -1 })).toEqual(['0 1, 1 1, 2 1', '0 0, 0 2', '1 0, 1 2', '2 0, 2 2'])
})
