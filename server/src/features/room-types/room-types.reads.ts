import type { Language } from '@innkeeper/protocol/say'
import { inDisplayOrder, oneOf } from '#kit/records/list.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** The room types that a plan may be sold on, in the order of display. */
export const roomTypeChoices = (tx: PropertyTx, language: Language) =>
  inDisplayOrder(
    guestsOf(tx).select(['default_price as defaultPrice', 'weekend_price as weekendPrice', 'active']),
    'room_type_id',
    language,
  ).execute()

/** The guests that the room types with these ids take, locked until the transaction ends; ids that do not exist are left out. */
export const lockRoomTypes = (tx: PropertyTx, ids: readonly string[]) =>
  guestsOf(tx).where(oneOf('room_type_id', ids)).orderBy('room_type_id').forShare().execute()

const guestsOf = (tx: PropertyTx) =>
  tx.db
    .selectFrom('room_type')
    .select(['room_type_id as id', 'name_vi as nameVi', 'name_en as nameEn', 'max_adults as maxAdults', 'max_guests as maxGuests'])
    .where('property_id', '=', tx.propertyId)
