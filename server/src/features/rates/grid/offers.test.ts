import { expect, test } from 'vitest'
import { plainTerms } from '@innkeeper/rules/travel-agent/agent-terms'
import { inDays } from '#testing/factories/book-stay.ts'
import { makeSelling } from '#testing/factories/factories-sales.ts'
import { makeProperty, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { promotionForm } from '#testing/forms/promotion-forms.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
const offers = async (owner: SignedIn) => (await server.ask('room-plan/get-offers', {}, owner)).data

test('the grid is told of the promotions that are on and can still be booked, with their nights and plans', async () => {
  const selling = await makeSelling(server, { from: inDays(0), to: inDays(60) })
  const owner = await signInTo(server, selling.propertyId)
  const create = (given: object) => server.ask('promotion/create', promotionForm(given), owner)
  const excluded = [{ from: inDays(12), to: inDays(13) }]
  const { data } = await create({ nameEn: 'Weekends', stayFrom: inDays(10), stayTo: inDays(20), weekdays: [5, 6], datesExcluded: excluded })
  await create({ nameEn: 'Off', active: false })
  await create({ nameEn: 'Too late', bookFrom: inDays(-9), bookTo: inDays(-2) })
  await create({ nameEn: 'Used up', mostUses: 1 })
  await server.database.pool.query(`update promotion set uses = 1 where name_en = 'Used up'`)
  expect((await offers(owner)).promotions).toEqual([
    {
      id: data.id,
      name: { vi: 'Giảm mùa thấp điểm', en: 'Weekends' },
      stayFrom: inDays(10),
      stayTo: inDays(20),
      weekdays: [5, 6],
      datesExcluded: excluded,
      planIds: [],
      roomTypeIds: [],
    },
  ])
  const other = await signInTo(server, await makeProperty(server))
  expect(await offers(other)).toEqual({ promotions: [], levels: [] })
})

test('and of what each level pays and may buy; levels with plain terms are left out', async () => {
  const selling = await makeSelling(server, { from: inDays(0), to: inDays(60) })
  const owner = await signInTo(server, selling.propertyId)
  const row = (level: number, more: object) => ({
    ...plainTerms('level'),
    level,
    travelAgentId: null,
    releaseSteps: [],
    pricePlans: [],
    openPlans: [],
    ...more,
  })
  const rows = [
    row(2, { priceUnit: 'percent', priceValue: -1000 }),
    row(3, { plansOpen: 'chosen', openPlans: [selling.ratePlanId] }),
    row(4, {}),
  ]
  expect((await server.ask('agent-terms/save', { version: 0, rows }, owner)).refusal).toBeUndefined()
  expect((await offers(owner)).levels).toEqual([
    { level: 2, unit: 'percent', value: -1000, planIds: [], openPlans: null },
    { level: 3, unit: null, value: null, planIds: [], openPlans: [selling.ratePlanId] },
  ])
})
