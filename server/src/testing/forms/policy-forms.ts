import type { CallInput } from '@innkeeper/protocol/catalogue'

/** A cancellation policy as a person would fill it in: half within a week of arrival, everything in the last two days. */
export const cancellationForm = (
  given: Partial<CallInput<'cancellation-policy/create'>> = {},
): CallInput<'cancellation-policy/create'> => ({
  nameVi: 'Miễn phí đến 7 ngày',
  nameEn: 'Free until a week before',
  steps: [
    { daysBefore: 7, unit: 'percent', value: 5000 },
    { daysBefore: 2, unit: 'percent', value: 10_000 },
  ],
  ...given,
})

/** A payment policy as a person would fill it in: 30 % within two days, the rest a week before arrival. */
export const paymentForm = (given: Partial<CallInput<'payment-policy/create'>> = {}): CallInput<'payment-policy/create'> => ({
  nameVi: 'Đặt cọc 30 %',
  nameEn: 'Deposit of 30 %',
  depositType: 'percent',
  depositValue: 3000,
  depositTerm: 2,
  depositTermUnit: 'days',
  balanceType: 'daysBefore',
  balanceDays: 7,
  ...given,
})
