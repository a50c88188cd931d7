import { addDays } from '@innkeeper/rules/days/day'
import { askOnce, type Act, type Simulation } from '../simulation.ts'
import { anyGuest, anyMethod } from './booking-acts.ts'

const book = async (simulation: Simulation) => {
  const { ask, world, chance, tickets, today } = simulation
  const agent = chance.oneOf(world.agents)
  if (agent === undefined) return
  const visitors = { adult: chance.between(1, 3), child: chance.below(3) }
  const wanted = {
    property: world.park.property,
    day: addDays(today(), chance.below(12)),
    lines: [{ product: 'VENGAY', visitors }],
  }
  const quoted = await ask('distribution/ticket-quote', wanted, { agentKey: agent.agentKey })
  if (quoted.status !== 200 || quoted.data.price === null) return
  const paymentMethod = chance.is(0.4) ? 'debt' : anyMethod(simulation, agent)
  const input = { ...wanted, guest: anyGuest(simulation), paymentMethod, total: quoted.data.price.total }
  const { status, data } = await askOnce(simulation, 'distribution/ticket-book', input, agent)
  if (status === 200) tickets.push({ code: data.code, agent, onCredit: paymentMethod === 'debt' })
}

const cancel = async (simulation: Simulation) => {
  const { chance, tickets } = simulation
  const made = chance.oneOf(tickets.slice(-40))
  if (made !== undefined) await askOnce(simulation, 'distribution/ticket-cancel', { code: made.code, reason: 'Trời mưa' }, made.agent)
}

const endByPark = async ({ ask, chance, tickets, world }: Simulation) => {
  const made = chance.oneOf(tickets.slice(-40))
  if (made === undefined) return
  const staff = { token: chance.oneOf(world.parkStaff)?.token ?? '' }
  await ask('ticket-booking/cancel', { code: made.code, reason: 'Bảo trì', waiveFee: chance.is(0.5) }, staff)
}

/** What agents and the park do with tickets. */
export const ticketActs: readonly Act[] = [
  { name: 'book tickets', weight: 6, run: book },
  { name: 'cancel tickets', weight: 2, run: cancel },
  { name: 'cancel tickets at the park', weight: 1, run: endByPark },
]
