import type { CallInput } from '@innkeeper/protocol/catalogue'

/** A room type as a person would fill it in. */
export const roomTypeForm = (given: Partial<CallInput<'room/create'>> = {}): CallInput<'room/create'> => ({
  nameVi: 'Phòng Deluxe hướng biển',
  nameEn: 'Deluxe sea view',
  totalRooms: 10,
  maxAdults: 2,
  maxChildren: 1,
  maxGuests: 3,
  defaultPrice: 2_000_000,
  weekendPrice: 2_400_000,
  roomSize: 32,
  extraBeds: 1,
  viewCode: 'sea',
  beds: [
    { bedType: 'king', count: 1 },
    { bedType: 'sofaBed', count: 1 },
  ],
  ...given,
})

/** A rate plan as a person would fill it in. */
export const ratePlanForm = (given: Partial<CallInput<'plan/create'>> = {}): CallInput<'plan/create'> => ({
  nameVi: 'Linh hoạt',
  nameEn: 'Flexible',
  meals: ['breakfast'],
  includedAdults: 2,
  ...given,
})

/** A plan's derivation from the plan that it follows. */
export const follows = (parentId: string, value = -1000): NonNullable<CallInput<'plan/create'>['derivation']> => ({
  parentId,
  unit: 'percent',
  value,
  roundTo: 1000,
})
