import { nextStep } from '@innkeeper/rules/completeness/next-step'
import type { Completeness, CompletenessFlag } from '@innkeeper/rules/completeness/completeness'
import { settledState } from '@innkeeper/rules/property/settled-state'
import { implement } from '#kit/call/implement.ts'
import { ownStanding } from './completeness.reads.ts'

export const completenessCalls = implement({
  'dashboard/info-status': async (at) => {
    const standing = await ownStanding(at.tx)
    const { items, done, complete } = standing.completeness
    return {
      ...flagsOf(standing.completeness),
      items: items.map((item) => ({ ...item, missing: [...item.missing] })),
      done,
      complete,
      state: settledState(standing.state, complete),
      next: nextStep(standing),
    }
  },
})

const flagsOf = ({ items }: Completeness): Record<CompletenessFlag, boolean> => {
  const done = new Set(items.filter(({ ok }) => ok).map(({ flag }) => flag))
  return {
    hotelInfo: done.has('hotelInfo'),
    room: done.has('room'),
    hotelImage: done.has('hotelImage'),
    roomPlan: done.has('roomPlan'),
    hotelConfig: done.has('hotelConfig'),
    cancelPolicy: done.has('cancelPolicy'),
    paymentGateway: done.has('paymentGateway'),
    econtract: done.has('econtract'),
    paymentPolicy: done.has('paymentPolicy'),
  }
}
