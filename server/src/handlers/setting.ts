import type { settingSection } from '@innkeeper/protocol/calls/setting/section'
import type { Handlers } from '#kit/call/implement.ts'
import type { Outside } from '#outside/outside.ts'
import { diaryCalls } from '#features/diary/diary.calls.ts'
import { settingHistory } from '#features/diary/history.calls.ts'
import { eContractCalls } from '#features/e-contracts/e-contracts.calls.ts'
import { propertyContractCalls } from '#features/e-contracts/signing/property-contract.calls.ts'
import { demandedFactorCalls } from '#features/properties/second-factor/second-factor.calls.ts'
import { visitCalls } from '#features/sign-in/visits/visits.calls.ts'
import { addPeopleCalls } from '#features/staff/people/add-people.calls.ts'
import { changePeopleCalls } from '#features/staff/people/change-people.calls.ts'
import { peopleCalls } from '#features/staff/people/people.calls.ts'
import { resetFactorCalls } from '#features/staff/people/reset-factor.calls.ts'
import { staffGroupsCalls } from '#features/staff/groups/staff-groups.calls.ts'

/** The handlers of settings. */
export const settingHandlers = (outside: Outside): Handlers<keyof typeof settingSection> => ({
  ...eContractCalls,
  ...propertyContractCalls,
  ...visitCalls,
  ...diaryCalls,
  ...staffGroupsCalls,
  ...peopleCalls,
  ...demandedFactorCalls,
  ...changePeopleCalls,
  ...addPeopleCalls(outside),
  ...resetFactorCalls,
  ...settingHistory,
})
