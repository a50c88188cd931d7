import { askOnce, type Act, type Simulation } from '../simulation.ts'
import { anyStaff } from './booking-acts.ts'

/** A statement of the hotel with its agent; null before the first month has been drawn up. */
const anyMonth = async (simulation: Simulation) => {
  const { ask, chance, world } = simulation
  const staff = anyStaff(simulation)
  const { data } = await ask('booking/monthly/list', { limit: 100 }, staff)
  const month = chance.oneOf(data)
  const agent = world.agents.find(({ travelAgentId }) => travelAgentId === month?.agent.id)
  return month === undefined || agent === undefined ? null : { month, agent, staff }
}

const agree = async (simulation: Simulation) => {
  const found = await anyMonth(simulation)
  if (found === null) return
  const { month, agent, staff } = found
  if (simulation.chance.is(0.5)) {
    await simulation.ask('booking/monthly/agree', { id: month.id, amount: month.waitingAmount }, staff)
    return
  }
  const { data, status } = await simulation.ask('distribution/monthly-statement', { id: month.id }, { agentKey: agent.agentKey })
  if (status === 200) await askOnce(simulation, 'distribution/monthly-agree', { id: month.id, amount: data.waitingAmount }, agent)
}

const anyLine = async (simulation: Simulation) => {
  const found = await anyMonth(simulation)
  if (found === null) return null
  const { data } = await simulation.ask('booking/monthly/lines', { id: found.month.id, limit: 50 }, found.staff)
  const line = simulation.chance.oneOf(data)
  return line === undefined ? null : { ...found, line }
}

const dispute = async (simulation: Simulation) => {
  const found = await anyLine(simulation)
  if (found === null) return
  const input = { line: found.line.id, reason: 'Khách về sớm một đêm' }
  if (simulation.chance.is(0.5)) await simulation.ask('booking/monthly/dispute', input, found.staff)
  else await askOnce(simulation, 'distribution/monthly-dispute', input, found.agent)
}

const answer = async (simulation: Simulation) => {
  const { chance } = simulation
  const found = await anyLine(simulation)
  if (found === null) return
  const { line, staff, agent } = found
  const input = { line: line.id, answer: 'Đã kiểm tra lại' }
  const allowed = chance.is(0.5) ? 0 : chance.between(0, Math.max(0, line.amount))
  if (chance.is(0.6)) await simulation.ask('booking/monthly/answer', { ...input, allowed }, staff)
  else await askOnce(simulation, 'distribution/monthly-answer', input, agent)
}

const settle = async (simulation: Simulation) => {
  const { ask, chance, today } = simulation
  const found = await anyMonth(simulation)
  if (found === null) return
  const { month, staff } = found
  const { data } = await ask('booking/monthly/detail', { id: month.id }, staff)
  const amount = Math.max(1, chance.is(0.5) ? data.payable : chance.between(1, data.payable + 1))
  const input = { id: month.id, amount, payable: Math.max(1, data.payable), paidOn: today(), paymentMethod: 'bank transfer' } as const
  await ask('booking/monthly/settle', input, staff)
}

/** What both sides do with monthly statements. */
export const monthActs: readonly Act[] = [
  { name: 'agree to a month', weight: 6, run: agree },
  { name: 'dispute a line', weight: 2, run: dispute },
  { name: 'answer a dispute', weight: 3, run: answer },
  { name: 'settle a month', weight: 4, run: settle },
]
