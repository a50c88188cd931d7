import type { settingSection } from '@innkeeper/protocol/calls/setting/section'
import type { Handlers } from '#kit/call/implement.ts'
import { eContractCalls } from '#features/e-contracts/e-contracts.calls.ts'
import { visitCalls } from '#features/sign-in/visits/visits.calls.ts'
import { staffGroupsCalls } from '#features/staff/groups/staff-groups.calls.ts'

/** The handlers of settings. */
export const settingHandlers: Handlers<keyof typeof settingSection> = {
  ...eContractCalls,
  ...visitCalls,
  ...staffGroupsCalls,
}
