import type { CallOutput } from '@innkeeper/protocol/catalogue'

/** The name of a night's field among those that were changed since an operation. */
export const changedSinceKey = ({
  roomTypeId,
  roomPlanId,
  night,
  field,
}: CallOutput<'room-plan/undo-preview'>['changedSince'][number]): string => [roomTypeId, roomPlanId ?? '', night, field].join(' ')
