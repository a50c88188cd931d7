import { putBehind } from '@innkeeper/rules/property/display-order'
import { implement } from '#kit/call/implement.ts'
import { lockOrder, placedHotels, writePlaces } from './display-order.store.ts'
import { lockHotel } from './supplier.store.ts'

/** The order in which hotels and parks are shown, each kind by itself. */
export const displayOrderCalls = implement({
  'supplier/hotel/order': (at, { kind }) => placedHotels(at.tx, kind),

  'supplier/hotel/place': async (at, { id, after }) => {
    await lockOrder(at.tx)
    const hotel = await lockHotel(at.tx, id)
    if (hotel === undefined) throw at.refusal('notFound', { field: 'id' })
    const places = putBehind(await placedHotels(at.tx, hotel.kind), id, after)
    if (places === undefined) throw at.refusal('notFound', { field: 'after' })
    await writePlaces(at.tx, places)
    const displayOrder = places.find((place) => place.id === id)?.displayOrder ?? hotel.displayOrder
    await at.enter(id)
    await at.diary({ subject: hotel, before: { displayOrder: hotel.displayOrder }, after: { displayOrder } })
    return { id, displayOrder }
  },
})
