import { addDays, todayIn } from '@innkeeper/rules/days/day'
import { expect, test } from 'vitest'
import { useTestServer } from '#testing/server/test-server.ts'
import { chanceOf } from '#testing/simulation/chance.ts'
import { movingClock } from '#testing/simulation/moving-clock.ts'
import { runSimulation } from '#testing/simulation/run-simulation.ts'
import { makeSimulatedWorld } from '#testing/simulation/simulated-world.ts'
import { newSimulation } from '#testing/simulation/simulation.ts'

const server = useTestServer({ behindProxy: true })

const days = 60
const acts = Number(process.env['SIMULATION_ACTS'] ?? 1500)
const seed = Number(process.env['SIMULATION_SEED'] ?? Math.floor(Math.random() * 1_000_000_000))

// The seed stands in the title, so that the report of a test that failed tells how to repeat it.
test(`60 days of random acts of agents, staff, payers, gateways and the clock: after each day all is what it is counted anew (SIMULATION_SEED=${seed} SIMULATION_ACTS=${acts})`, async () => {
  // Sessions end by the database's clock, which does not move: the simulation begins after it.
  const first = addDays(todayIn('Asia/Ho_Chi_Minh', new Date()), 1)
  const clock = movingClock(first)
  try {
    const world = await makeSimulatedWorld(server, { first, size: 4 + Math.ceil(acts / 150) })
    const simulation = newSimulation(server, world, chanceOf(seed))
    await runSimulation(simulation, clock, { days, acts })
    expect(simulation.bookings.length).toBeGreaterThan(acts / 30)
  } finally {
    clock.stop()
  }
}, 1_800_000)
