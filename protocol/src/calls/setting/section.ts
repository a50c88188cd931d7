import { contractCalls } from './contract.ts'
import { hotelLogCalls } from './hotel-log.ts'

/** The calls of settings. */
export const settingSection = {
  ...contractCalls,
  ...hotelLogCalls,
}
