import { contractCalls } from './contract.ts'

/** The calls of settings. */
export const settingSection = {
  ...contractCalls,
}
