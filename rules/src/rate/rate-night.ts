import type { Day } from '#days/day.ts'
import { emptyValues, rateFields } from './night-fields.ts'
import type { NightValues, RateField } from './night-fields.ts'

/** A room-plan's night as stored: its own price in minor units and its restrictions; null is "nothing set". */
export type RateNight = NightValues<RateField> & { readonly night: Day; readonly version: number }

const empty = emptyValues(rateFields)

/** A room-plan's night without a row: no price of its own and no restriction. */
export const emptyRateNight = (night: Day): RateNight => ({ night, ...empty, version: 0 })
