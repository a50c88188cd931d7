import { backgroundOf } from '#features/background.ts'
import type { Sweep } from '#kit/jobs/schedule.ts'
import { inTurn } from '../in-turn.ts'
import { bookingActs } from './acts/booking-acts.ts'
import { gatewayActs } from './acts/gateway-acts.ts'
import { moneyActs } from './acts/money-acts.ts'
import { monthActs } from './acts/month-acts.ts'
import { propertyActs } from './acts/property-acts.ts'
import { requestActs } from './acts/request-acts.ts'
import { ticketActs } from './acts/ticket-acts.ts'
import type { MovingClock } from './moving-clock.ts'
import { recountAll } from './recount/recount-all.ts'
import type { Act, Simulation } from './simulation.ts'

/** The most acts at once. */
const mostAtOnce = 8

/** The clock's work that moves bookings, offers, requests and months; what deletes old records or writes letters moves nothing. */
const moving: ReadonlySet<string> = new Set([
  'lapsed offers',
  'passed requests',
  'requests about to pass',
  'unpaid bookings',
  'turn of the day',
  'monthly statements',
  'lines of monthly statements',
  'payments without a report',
  'unpaid tickets',
  'turn of the day of tickets',
  'releases of agents’ rooms',
  'market',
])

/** How many acts a simulation does in how many days. */
export type SimulationSize = { readonly days: number; readonly acts: number }

/** Does the acts of all days, and recounts everything after each; fails where something is astray, with the day. */
export const runSimulation = async (simulation: Simulation, clock: MovingClock, { days, acts }: SimulationSize): Promise<void> => {
  await inTurn(days, async (day) => {
    await runDay(simulation, clock, { day, acts: Math.round((acts * (day + 1)) / days) - Math.round((acts * day) / days) })
    await turnClock(simulation)
    const found = await recountAll(simulation)
    if (found.length > 0) throw new Error(`after day ${day + 1}, ${clock.day(day)}:\n${found.join('\n')}`)
  })
}

const [firstHour, lastHour] = [6, 22]

const runDay = async (simulation: Simulation, clock: MovingClock, { day, acts }: { day: number; acts: number }): Promise<void> => {
  const { chance } = simulation
  for (let done = 0; done < acts;) {
    clock.putForward(day, firstHour + ((lastHour - firstHour) * done) / acts)
    const together = Math.min(acts - done, chance.is(0.4) ? 1 : chance.between(2, mostAtOnce))
    simulation.alone = together === 1
    await Promise.all(Array.from({ length: together }, () => runAct(simulation, anyAct(simulation))))
    done += together
  }
  clock.putForward(day, lastHour)
  simulation.alone = true
}

const runAct = async (simulation: Simulation, act: Act): Promise<void> => {
  try {
    await act.run(simulation)
  } catch (error) {
    throw new Error(`the act “${act.name}” failed${simulation.alone ? '' : ', with others at once'}`, { cause: error })
  }
}

const run = (simulation: Simulation, sweep: Sweep): Promise<void> =>
  sweep.run({ pool: simulation.server.database.pool, now: new Date(), publish: () => undefined })

const sweepsOf = ({ server }: Simulation): readonly Sweep[] => backgroundOf(server.outside).sweeps.filter(({ name }) => moving.has(name))

const turnClock = (simulation: Simulation): Promise<unknown> => {
  const sweeps = sweepsOf(simulation)
  return inTurn(sweeps.length, async (at) => sweeps[at] && run(simulation, sweeps[at]))
}

const sweepOne = async (simulation: Simulation): Promise<void> => {
  const sweep = simulation.chance.oneOf(sweepsOf(simulation))
  if (sweep !== undefined) await run(simulation, sweep)
}

const allActs: readonly Act[] = [
  ...bookingActs,
  ...moneyActs,
  ...gatewayActs,
  ...requestActs,
  ...propertyActs,
  ...monthActs,
  ...ticketActs,
  { name: 'let the clock strike', weight: 2, run: sweepOne },
]
const allWeight = allActs.reduce((sum, { weight }) => sum + weight, 0)

const anyAct = ({ chance }: Simulation): Act => {
  let left = (chance.below(1_000_000) / 1_000_000) * allWeight
  const found = allActs.find(({ weight }) => (left -= weight) < 0) ?? allActs[0]
  if (found === undefined) throw new Error('there are no acts')
  return found
}
