import type { CallInput } from '@innkeeper/protocol/catalogue'

/** A promotion as a person would fill it in: 10 % off every night, switched on. */
export const promotionForm = (given: Partial<CallInput<'promotion/create'>> = {}): CallInput<'promotion/create'> => ({
  nameVi: 'Giảm mùa thấp điểm',
  nameEn: 'Low season',
  promoType: 'everyNight',
  percentOrFixed: 'percent',
  value: 1000,
  active: true,
  ...given,
})
