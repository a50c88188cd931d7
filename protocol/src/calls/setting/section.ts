import { contractCalls } from './contract.ts'
import { contractSigningCalls } from './contract-signing.ts'
import { hotelLogCalls } from './hotel-log.ts'
import { functionCalls } from './function.ts'
import { userCalls } from './user.ts'
import { userFactorCalls } from './user-factor.ts'
import { usergroupCalls } from './usergroup.ts'

/** The calls of settings. */
export const settingSection = {
  ...contractCalls,
  ...contractSigningCalls,
  ...hotelLogCalls,
  ...functionCalls,
  ...userCalls,
  ...userFactorCalls,
  ...usergroupCalls,
}
