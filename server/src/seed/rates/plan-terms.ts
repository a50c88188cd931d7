import { say, type Saying } from '@innkeeper/protocol/say'
import type { CancellationTerms } from '@innkeeper/rules/booking/cancellation-terms'
import type { PlanExtras } from '@innkeeper/rules/price/room-lines'
import type { Derivation } from '@innkeeper/rules/rate/derive'
import type { DemoRatePlan } from '../content/demo-property.ts'

/** What every rate plan of the sample data includes and what it charges for extras, in dong. */
export const planExtras: PlanExtras = {
  includedAdults: 2,
  includedChildren: 1,
  extraAdultPrice: 550_000,
  extraChildPrice: 350_000,
  extraBedPrice: 450_000,
}

/** A cancellation policy of the sample data. */
export type DemoPolicy = { readonly name: Saying; readonly terms: CancellationTerms }

/** Free until the eighth day before arrival, half from the seventh on, everything in the last two days. */
const usualPolicy: DemoPolicy = {
  name: say('Miễn phí đến 7 ngày trước khi đến', 'Free until 7 days before arrival'),
  terms: {
    refundable: true,
    steps: [
      { daysBefore: 7, charge: { unit: 'percent', basisPoints: 5000 } },
      { daysBefore: 2, charge: { unit: 'percent', basisPoints: 10_000 } },
    ],
  },
}

const nonRefundablePolicy: DemoPolicy = {
  name: say('Không hoàn tiền', 'Non-refundable'),
  terms: { refundable: false, steps: [] },
}

/** The policies that every hotel of the sample data has; the first is the usual one. */
export const demoPolicies = [usualPolicy, nonRefundablePolicy] as const

/** The cancellation policy of a plan of the sample data. */
export const policyOf = (plan: DemoRatePlan): DemoPolicy => (plan.key === 'nonRefundable' ? nonRefundablePolicy : usualPolicy)

/** The derivation of a plan of the sample data: its price rounded to ten thousand, with inherited arrival and departure restrictions. */
export const derivationOf = (follows: NonNullable<DemoRatePlan['follows']>, parentId: string): Derivation => ({
  parentId,
  unit: follows.unit,
  value: follows.value,
  roundTo: 10_000,
  floor: null,
  inheritStopSell: false,
  inheritCta: true,
  inheritCtd: true,
  inheritMinStay: false,
  inheritMaxStay: false,
})
