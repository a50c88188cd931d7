/** A stream of chances that is the same for the same seed (mulberry32): sample data is deterministic. */
export type Chances = {
  /** From 0 up to but not including 1. */
  readonly fraction: () => number
  /** A whole number from `from` to `to`, both included. */
  readonly whole: (from: number, to: number) => number
  readonly pick: <T>(items: readonly T[]) => T
  readonly happens: (probability: number) => boolean
  /** An id in the shape of a uuid v7, made from the stream. */
  readonly id: () => string
}

/** Chances from a seed. */
export const chancesOf = (seed: number): Chances => {
  let state = seed >>> 0
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (from: number, to: number) => from + Math.floor(fraction() * (to - from + 1))
  const hex = (digits: number) => Array.from({ length: digits }, () => whole(0, 15).toString(16)).join('')
  return {
    fraction,
    whole,
    pick: (items) => {
      const item = items[whole(0, items.length - 1)]
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
    happens: (probability) => fraction() < probability,
    id: () => `01900000-${hex(4)}-7${hex(3)}-8${hex(3)}-${hex(12)}`,
  }
}
