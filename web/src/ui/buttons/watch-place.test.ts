import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settleMilliseconds, watchPlace } from './watch-place.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

/** A button that stands where it is told to, and whether it settles. */
const standing = () => {
  const place = { left: 100, top: 10, width: 34, height: 34 }
  const button = document.createElement('button')
  document.body.append(button)
  button.getBoundingClientRect = () => new DOMRect(place.left, place.top, place.width, place.height)
  const state = { settling: false }
  const stop = watchPlace(button, (settling) => {
    state.settling = settling
  })
  return { place, button, state, stop }
}

const press = (target: EventTarget) => target.dispatchEvent(new Event('pointerdown', { bubbles: true }))

test('what has just appeared settles for half a second', () => {
  const { state } = standing()
  expect(state.settling).toBe(true)
  vi.advanceTimersByTime(settleMilliseconds - 1)
  expect(state.settling).toBe(true)
  vi.advanceTimersByTime(1)
  expect(state.settling).toBe(false)
})

test('what moves settles again, and a press just then finds it out', () => {
  const { place, button, state } = standing()
  vi.advanceTimersByTime(2000)
  place.left += 180
  press(button)
  expect(state.settling).toBe(true)
  vi.advanceTimersByTime(settleMilliseconds)
  expect(state.settling).toBe(false)
  place.top += 40
  vi.advanceTimersByTime(100)
  expect(state.settling).toBe(true)
})

test('a press that begins too early stays ignored, however late it ends', () => {
  const { button, state } = standing()
  vi.advanceTimersByTime(settleMilliseconds - 10)
  press(button)
  vi.advanceTimersByTime(100)
  expect(state.settling).toBe(true)
})

test('a press elsewhere, scrolling and what takes no room make nothing settle', () => {
  const { place, state } = standing()
  vi.advanceTimersByTime(2000)
  press(document.body)
  place.top -= 400
  document.documentElement.scrollTop += 400
  press(document.body)
  vi.advanceTimersByTime(100)
  expect(state.settling).toBe(false)
  document.documentElement.scrollTop += 400
  vi.advanceTimersByTime(100)
  expect(state.settling).toBe(false)
  place.width = 0
  vi.advanceTimersByTime(100)
  expect(state.settling).toBe(false)
})

test('once it is given up it says nothing more', () => {
  const { place, state, stop } = standing()
  vi.advanceTimersByTime(2000)
  stop()
  place.left += 100
  vi.advanceTimersByTime(500)
  expect(state.settling).toBe(false)
})
