import { catalogue } from '@innkeeper/protocol/catalogue'
import { askOnce, questionOf, type Credential } from './connection.ts'
import { dayIn, type Stage } from './stage.ts'

/** A stay of two nights in one room, and its price. */
export type Stay = {
  readonly roomPlanId: string
  readonly roomTypeId: string
  readonly checkIn: string
  readonly checkOut: string
  readonly total: number
}

const arrivals = 30

/** The credential of a travel agent. */
export const agentOf = ({ agentKeys }: Stage, index: number): Credential => `Agent ${agentKeys[index % agentKeys.length] ?? ''}`

/** The input of a stay's request. */
export const askedFor = ({ roomPlanId, checkIn, checkOut }: Omit<Stay, 'total'>) => ({
  property: 'HOTEL1',
  checkIn,
  checkOut,
  rooms: [{ roomPlanId, adults: 2 }],
})

/** Stays in every room type of the hotel, with arrivals on thirty days, quoted by the server. */
export const quotedStays = async (stage: Stage): Promise<Stay[]> => {
  const { rows } = await stage.database.query<{ room_plan_id: string; room_type_id: string }>(
    'select distinct on (room_type_id) room_plan_id, room_type_id from room_plan where property_id = $1',
    [stage.hotelId],
  )
  const wanted = rows.flatMap(({ room_plan_id: roomPlanId, room_type_id: roomTypeId }) =>
    Array.from({ length: arrivals }, (_, day) => ({ roomPlanId, roomTypeId, checkIn: dayIn(day + 3), checkOut: dayIn(day + 5) })),
  )
  return Promise.all(wanted.map(async (stay, index) => ({ ...stay, total: await totalOf(stage, stay, index) })))
}

const totalOf = async (stage: Stage, stay: Omit<Stay, 'total'>, index: number): Promise<number> => {
  const answer = await askOnce(stage.server.url, questionOf('distribution/quote', askedFor(stay), agentOf(stage, index)))
  const quote = catalogue['distribution/quote'].output.parse(answer)
  if (quote.price === null) throw new Error(`the stay from ${stay.checkIn} cannot be booked: ${quote.blocked[0]?.message}`)
  return quote.price.total
}

/** The stays one after the other in a fixed mixed order that visits all of them, again and again. */
export const inRandomOrder = (stays: readonly Stay[]): (() => Stay) => {
  let at = 0
  return () => {
    at = (at + 97) % stays.length
    const stay = stays[at]
    if (stay === undefined) throw new Error('no stays')
    return stay
  }
}
