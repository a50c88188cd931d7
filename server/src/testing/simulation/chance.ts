/** Numbers that look like chance and are the same for the same seed. */
export type Chance = {
  /** A whole number from 0 to below `count`. */
  readonly below: (count: number) => number
  readonly between: (least: number, most: number) => number
  /** True with this likelihood, from 0 to 1. */
  readonly is: (likelihood: number) => boolean
  /** One of a list; undefined where it is empty. */
  readonly oneOf: <T>(list: readonly T[]) => T | undefined
}

/** Chance from a seed: Mulberry32, whose 32 bits of state are enough for an order of acts. */
export const chanceOf = (seed: number): Chance => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (count: number): number => Math.floor(next() * count)
  return {
    below,
    between: (least, most) => least + below(most - least + 1),
    is: (likelihood) => next() < likelihood,
    oneOf: (list) => list[below(list.length)],
  }
}
