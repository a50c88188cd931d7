import type { Day } from '../days/day.ts'

/** A room-plan's night as stored: its own price in minor units and its restrictions; null is "nothing set". */
export type RateNight = {
  readonly night: Day
  readonly price: number | null
  readonly stopSell: boolean
  readonly cta: boolean
  readonly ctd: boolean
  readonly minStay: number | null
  readonly maxStay: number | null
  readonly version: number
}

/** A room-plan's night without a row: no price of its own and no restriction. */
export function emptyRateNight(night: Day): RateNight {
  return { night, price: null, stopSell: false, cta: false, ctd: false, minStay: null, maxStay: null, version: 0 }
}
