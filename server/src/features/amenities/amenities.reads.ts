import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { propertyTicks, roomTicks } from './amenities.store.ts'

/** The codes of the amenities of the property and its room types. */
export const amenitiesShown = async (
  tx: PropertyTx,
): Promise<{ readonly own: string[]; readonly ofRoomType: (roomTypeId: string) => string[] }> => {
  const [own, rooms] = await Promise.all([propertyTicks(tx), roomTicks(tx)])
  return { own, ofRoomType: (roomTypeId) => rooms.find(({ id }) => id === roomTypeId)?.codes ?? [] }
}
