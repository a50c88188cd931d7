import type { CallInput } from '@innkeeper/protocol/catalogue'

/** A rule: 10 % more where 80 % are sold a fortnight ahead or earlier, rounded to 10,000. */
export const priceRuleForm = (given: Partial<CallInput<'price-rule/create'>> = {}): CallInput<'price-rule/create'> => ({
  nameVi: 'Đêm đông khách',
  nameEn: 'Busy night',
  occupied: 'above',
  percent: 80,
  daysAhead: 14,
  act: 'raise',
  unit: 'percent',
  value: 1000,
  roundTo: 10_000,
  rank: 1,
  active: true,
  ...given,
})
