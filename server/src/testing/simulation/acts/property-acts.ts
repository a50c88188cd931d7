import { addDays } from '@innkeeper/rules/days/day'
import { promotionForm } from '../../forms/promotion-forms.ts'
import type { Act, Simulation } from '../simulation.ts'
import { anyStaff } from './booking-acts.ts'

const anyWeek = ({ chance, today }: Simulation) => {
  const from = addDays(today(), chance.below(50))
  return [{ from, to: addDays(from, chance.between(0, 6)) }]
}

const changePrices = async (simulation: Simulation) => {
  const { ask, chance, world } = simulation
  const price = chance.is(0.7)
    ? ({ act: 'set', value: chance.between(7, 16) * 100_000 } as const)
    : ({ act: chance.is(0.5) ? 'raise' : 'lower', unit: 'percent', value: 500 } as const)
  const input = { intervals: anyWeek(simulation), roomPlanIds: [chance.oneOf(world.roomPlanIds) ?? ''], changes: { price } }
  await ask('room-plan/update-all', input, anyStaff(simulation))
}

const changeAllotment = async (simulation: Simulation) => {
  const { ask, chance, world } = simulation
  const act = chance.oneOf(['raise', 'lower'] as const) ?? 'raise'
  const changes = chance.is(0.7) ? { allotment: { act, value: chance.between(1, 2) } } : { closed: chance.is(0.3) }
  const input = { intervals: anyWeek(simulation), roomTypeIds: [chance.oneOf(world.roomTypeIds) ?? ''], changes }
  await ask('room-plan/update-all', input, anyStaff(simulation))
}

const restrict = async (simulation: Simulation) => {
  const { ask, chance, world } = simulation
  const changes = chance.oneOf([{ stopSell: chance.is(0.3) }, { cta: chance.is(0.3) }, { minStay: chance.between(1, 2) }]) ?? {}
  const input = { intervals: anyWeek(simulation), roomPlanIds: [chance.oneOf(world.roomPlanIds) ?? ''], changes }
  await ask('room-plan/update-all', input, anyStaff(simulation))
}

const undo = async (simulation: Simulation) => {
  const { ask, chance } = simulation
  const staff = anyStaff(simulation)
  const { data } = await ask('room-plan/undo-steps', {}, staff)
  const operationNo = chance.oneOf(data.undo.slice(0, 3))
  if (operationNo !== undefined) await ask('room-plan/undo', { operationNo, alsoChangedSince: chance.is(0.3) }, staff)
}

const unlink = async (simulation: Simulation) => {
  const { ask, chance, world } = simulation
  const agent = chance.oneOf(world.agents)
  if (agent === undefined) return
  const { travelAgentId } = agent
  await ask('travelagent/deactive', { travelAgentId, reason: 'Chậm thanh toán' }, anyStaff(simulation))
}

const link = async (simulation: Simulation) => {
  const { ask, chance, world } = simulation
  await Promise.all(world.agents.filter(() => chance.is(0.8)).map(({ code }) => ask('travelagent/active', { code }, anyStaff(simulation))))
}

const changeCredit = async (simulation: Simulation) => {
  const { ask, chance, world } = simulation
  const agent = chance.oneOf(world.agents.filter(({ onCredit }) => onCredit))
  if (agent === undefined) return
  const { data } = await ask('travelagent/get-all-active', { limit: 100 }, anyStaff(simulation))
  const version = data.find(({ travelAgentId }) => travelAgentId === agent.travelAgentId)?.version
  if (version === undefined) return
  const debtLimit = chance.is(0.1) ? null : chance.between(1, 40) * 10_000_000
  await ask('travelagent/set-credit', { travelAgentId: agent.travelAgentId, version, debtLimit }, anyStaff(simulation))
}

const changePromotion = async (simulation: Simulation) => {
  const { ask, chance, world } = simulation
  const [id, staff] = [chance.oneOf(world.promotionIds.slice(0, 2)) ?? '', anyStaff(simulation)]
  const { data } = await ask('promotion/detail', { id }, staff)
  const mostUses = chance.is(0.3) ? null : data.uses + chance.between(0, 20)
  const { nameEn, value, minNights } = data
  const form = promotionForm({ nameEn, value, minNights, mostUses: mostUses === 0 ? 1 : mostUses, active: chance.is(0.9) })
  await ask('promotion/update', { id, version: data.version, ...form }, staff)
}

/** What the hotel does with what it sells, and to whom. */
export const propertyActs: readonly Act[] = [
  { name: 'change prices', weight: 4, run: changePrices },
  { name: 'change allotments', weight: 4, run: changeAllotment },
  { name: 'restrict', weight: 2, run: restrict },
  { name: 'undo', weight: 3, run: undo },
  { name: 'unlink an agent', weight: 0.4, run: unlink },
  { name: 'link agents', weight: 1, run: link },
  { name: 'change a credit limit', weight: 1, run: changeCredit },
  { name: 'change a promotion', weight: 1, run: changePromotion },
]
