import { expect, test } from 'vitest'
import { signInTo } from '#testing/factories/factories.ts'
import { gridOf, makeRatesProperty, nightIn, planIn } from '#testing/factories/factories-rates.ts'
import { makeRatePlan, makeRoomPlan } from '#testing/factories/factories-sales.ts'
import { inTurn } from '#testing/in-turn.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
const nights = 730

const twoYears = (roomPlanIds: readonly string[], price: number) =>
  roomPlanIds.flatMap((roomPlanId, plan) =>
    Array.from({ length: nights }, (_, at) => ({ roomPlanId, night: nightIn(at), seen: 0, price: price + 1000 * ((at * 7 + plan) % 90) })),
  )

test('two years of many packages, each night at a price of its own, are saved in one call, read in one, and undone', async () => {
  const { propertyId, roomTypeId } = await makeRatesProperty(server)
  const who = await signInTo(server, propertyId)
  const plans = await inTurn(16, async () =>
    makeRoomPlan(server, propertyId, { roomTypeId, ratePlanId: await makeRatePlan(server, propertyId) }),
  )
  const rates = twoYears(plans, 1_000_000)
  const saved = await server.ask('room-plan/save-cells', { kind: 'paste', rates }, { ...who, key: 'two years' })
  expect(saved).toMatchObject({ status: 200, data: { operationNo: 1, saved: 16 * nights, collided: [], refused: [] } })
  const read = await gridOf(server, who, nightIn(0), nightIn(nights - 1))
  expect(plans.map((id) => planIn(read, id).nights.price)).toEqual(
    plans.map((id) => rates.filter((row) => row.roomPlanId === id).map(({ price }) => price)),
  )
  const again = await server.ask('room-plan/save-cells', { kind: 'paste', rates }, { ...who, key: 'two years' })
  expect(again).toMatchObject({ status: 200, data: { operationNo: 1 } })
  const undone = await server.ask('room-plan/undo', { operationNo: 1 }, who)
  expect(undone.data).toMatchObject({ restored: 16 * nights, changedSince: 0, refused: 0 })
  const after = await gridOf(server, who, nightIn(0), nightIn(nights - 1))
  expect(new Set(plans.flatMap((id) => planIn(after, id).nights.price))).toEqual(new Set([null]))
})

test('a save of more nights than two years of 200 packages is refused with both numbers', async () => {
  const { propertyId, flexible } = await makeRatesProperty(server)
  const who = await signInTo(server, propertyId)
  const rates = Array.from({ length: 150_001 }, () => ({ roomPlanId: flexible, night: nightIn(1), seen: 0, price: 1 }))
  const refused = await server.ask('room-plan/save-cells', { rates }, who)
  expect(refused).toMatchObject({ status: 422, errors: [{ field: 'rates', reason: 'tooMany' }] })
  expect(refused.errors?.[0]?.message).toBe('Nights of packages: at most 150,000, not 150,001.')
})

test('of a stranger a great body is not even read', async () => {
  const { propertyId, flexible } = await makeRatesProperty(server)
  const body = Buffer.from(
    JSON.stringify({
      rates: twoYears(
        Array.from({ length: 16 }, () => flexible),
        1_000_000,
      ),
    }),
  ).fill('{', 0, 100)
  const send = async (token: string) =>
    fetch(`${server.url()}/api/v2/hotel/room-plan/save-cells`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Token ${token}` },
      body,
    }).then((response) => response.status)
  expect(await send('nobody')).toBe(401)
  expect(await send((await signInTo(server, propertyId)).token)).toBe(400)
})
