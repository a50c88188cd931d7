import { firstOfMonth } from '@innkeeper/rules/days/day'
import { capRooms } from '../simulated-world.ts'
import type { Simulation } from '../simulation.ts'
import { clockRecounts, monthRecounts, ticketRecounts } from './recount-months.ts'
import { moneyRecounts } from './recount-money.ts'
import { offerRecounts } from './recount-offers.ts'
import { capRecounts, roomRecounts } from './recount-rooms.ts'

type Recounts = Readonly<Record<string, string>>

/** Counts everything again from what bookings say, with nothing of the code that keeps the counts; returns what is astray. */
export const recountAll = async (simulation: Simulation): Promise<readonly string[]> => {
  const { world, today } = simulation
  const [hotel, park] = [world.hotel.propertyId, world.park.propertyId]
  const capped = world.agents.filter((agent) => agent.capped).map(({ travelAgentId }) => travelAgentId)
  const found = await Promise.all([
    astray(simulation, roomRecounts, [hotel]),
    astray(simulation, capRecounts, [hotel, capped, capRooms]),
    astray(simulation, offerRecounts, [hotel]),
    astray(simulation, moneyRecounts, [hotel]),
    astray(simulation, moneyRecounts, [park]),
    astray(simulation, monthRecounts, [hotel, firstOfMonth(today())]),
    astray(simulation, clockRecounts, [hotel, today(), new Date().toISOString()]),
    astray(simulation, ticketRecounts, [park]),
    shownAstray(simulation),
  ])
  return found.flat()
}

const astray = async ({ server }: Simulation, recounts: Recounts, values: readonly unknown[]): Promise<readonly string[]> => {
  const found = await Promise.all(
    Object.entries(recounts).map(async ([what, text]) => {
      const sent = values.slice(0, Math.max(...[...text.matchAll(/\$(\d)/g)].map(([, number]) => Number(number))))
      const { rows } = await server.database.pool.query<object>(text, sent)
      return rows.length === 0 ? [] : [`${what}: ${rows.length} times, such as ${JSON.stringify(rows.slice(0, 3))}`]
    }),
  )
  return found.flat()
}

/** The bookings that changed last, as the hotel's list shows them: what is owed is what is left of the total, and nothing on credit. */
const shownAstray = async ({ ask, world }: Simulation): Promise<readonly string[]> => {
  const { data } = await ask('booking/get-all', { limit: 100 }, { token: world.staff[0]?.token ?? '' })
  return data.flatMap(({ code, state, total, paid, owed, paymentMethod }) => {
    const isOver = state === 'cancel' || state === 'void' || paymentMethod === 'debt'
    return owed === (isOver ? 0 : total - paid)
      ? []
      : [`the list shows ${code} as owing ${owed}: ${JSON.stringify({ state, total, paid })}`]
  })
}
