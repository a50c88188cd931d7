import type { CallInput } from '@innkeeper/protocol/catalogue'
import { expect, test } from 'vitest'
import { signInTo } from '#testing/factories/factories.ts'
import { gridOf, makeRatesProperty, nightIn, planIn, sellRooms } from '#testing/factories/factories-rates.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
const [first, second, third] = [nightIn(5), nightIn(6), nightIn(7)]

const open = async () => {
  const at = await makeRatesProperty(server)
  const who = await signInTo(server, at.propertyId)
  const bao = await signInTo(server, at.propertyId, { codes: ['AVAIL_RATE_1', 'AVAIL_RATE_2'] })
  const season: CallInput<'room-plan/update-all'> = {
    intervals: [{ from: first, to: third }],
    roomPlanIds: [at.flexible],
    changes: { price: { act: 'set', value: 2_000_000 }, minStay: 2 },
  }
  const setPrice = (night: typeof first, value: number, seen: number) =>
    server.ask('room-plan/update-rate', { cells: [{ roomPlanId: at.flexible, night, value, seen }] }, bao)
  const nights = async () => planIn(await gridOf(server, who, first, third), at.flexible).nights
  return { ...at, who, bao, season, setPrice, nights }
}

const undo = (
  who: { token: string },
  operationNo: number,
  alsoChangedSince: boolean | { roomTypeId: string; roomPlanId: string; night: string; field: 'price' }[] = false,
) => server.ask('room-plan/undo', { operationNo, alsoChangedSince }, who)

test('"every save is one numbered operation with before-values"; undo restores them and is an operation too', async () => {
  const { who, season, setPrice, nights } = await open()
  await setPrice(second, 1_111_000, 0)
  await server.ask('room-plan/update-all', season, who)
  expect((await undo(who, 2)).data).toEqual({ operationNo: 3, undoes: 2, restored: 3, changedSince: 0, refused: 0 })
  expect(await nights()).toMatchObject({ price: [null, 1_111_000, null], minStay: [null, null, null], version: [3, 3, 3] })
})

test('"an undone operation is not undone twice, but the undo can be": redo, and undo again', async () => {
  const { who, season, nights } = await open()
  await server.ask('room-plan/update-all', season, who)
  await undo(who, 1)
  expect(await undo(who, 1)).toMatchObject({ status: 409, refusal: 'operationUndone' })
  expect(await server.ask('room-plan/undo-preview', { operationNo: 1 }, who)).toMatchObject({ refusal: 'operationUndone' })
  expect((await undo(who, 2)).data).toMatchObject({ operationNo: 3, undoes: 2, restored: 3 })
  expect((await nights()).price).toEqual([2_000_000, 2_000_000, 2_000_000])
  expect((await undo(who, 1)).data).toMatchObject({ operationNo: 4, undoes: 1, restored: 3, changedSince: 0 })
  expect((await nights()).price).toEqual([null, null, null])
})

test('"nights changed since by someone else are listed and skipped unless ticked"', async () => {
  const { who, season, setPrice, nights, roomTypeId, flexible } = await open()
  await server.ask('room-plan/update-all', season, who)
  await setPrice(second, 2_500_000, 1)
  const preview = (await server.ask('room-plan/undo-preview', { operationNo: 1 }, who)).data
  const changed = { roomTypeId, roomPlanId: flexible, night: second, field: 'price', now: 2_500_000, restored: null }
  expect(preview).toMatchObject({
    restores: 3,
    changedSinceCount: 1,
    refusedCount: 0,
    operation: { operationNo: 1, kind: 'batch', undoneBy: null },
  })
  expect(preview.changedSince).toMatchObject([{ ...changed, person: 'Trần Quốc Bảo', operationNo: 2 }])
  expect((await undo(who, 1)).data).toMatchObject({ restored: 3, changedSince: 1 })
  expect((await nights()).price).toEqual([null, 2_500_000, null])
})

test('a night that was changed since is restored when it is ticked, alone or with all', async () => {
  const { who, season, setPrice, nights, roomTypeId, flexible } = await open()
  await server.ask('room-plan/update-all', season, who)
  await setPrice(first, 2_500_000, 1)
  await setPrice(second, 2_600_000, 1)
  await undo(who, 1, [{ roomTypeId, roomPlanId: flexible, night: second, field: 'price' }])
  expect((await nights()).price).toEqual([2_500_000, null, null])
  await undo(who, 4)
  await undo(who, 1, true)
  expect((await nights()).price).toEqual([null, null, null])
})

test('another field that somebody set since on the same night stays as it is', async () => {
  const { who, bao, season, nights, flexible } = await open()
  await server.ask('room-plan/update-all', season, who)
  await server.ask('room-plan/update-stop-sell', { cells: [{ roomPlanId: flexible, night: second, value: true, seen: 1 }] }, bao)
  expect((await undo(who, 1)).data).toMatchObject({ restored: 3, changedSince: 0 })
  expect(await nights()).toMatchObject({ price: [null, null, null], stopSell: [0, 1, 0] })
})

test('an allotment whose rooms were sold since is not restored, and the preview says why', async () => {
  const { who, propertyId, roomTypeId } = await open()
  const cells = [first, second].map((night) => ({ roomTypeId, night, seen: 0, allotment: 10 }))
  await server.ask('room/update-avail', { cells }, who)
  await sellRooms(server, { propertyId, roomTypeId, night: second, sold: 9 })
  const preview = (await server.ask('room-plan/undo-preview', { operationNo: 1 }, { ...who, language: 'vi' })).data
  expect(preview).toMatchObject({
    restores: 1,
    refused: [{ night: second, field: 'allotment', now: 10, restored: 8, reason: 'allotmentBelowSold' }],
  })
  expect(preview.refused[0]?.message).toBe('Đã bán 9 phòng. Số phòng bán không được ít hơn.')
  expect((await undo(who, 1)).data).toMatchObject({ restored: 1, refused: 1 })
  expect((await gridOf(server, who, first, second)).roomTypes[0]?.nights).toMatchObject({ allotment: [8, 10], sold: [0, 9] })
})

test('an undo does what its preview promised where no value was kept from before: the night is as if nobody had written it', async () => {
  const { who, propertyId, roomTypeId } = await open()
  await server.ask('room/update-avail', { cells: [{ roomTypeId, night: first, seen: 0, allotment: 10 }] }, who)
  await server.database.pool.query(`update night_change set before_values = '{null}' where property_id = $1`, [propertyId])
  expect((await server.ask('room-plan/undo-preview', { operationNo: 1 }, who)).data).toMatchObject({ restores: 1, refused: [] })
  expect(await undo(who, 1)).toMatchObject({ status: 200, data: { restored: 1 } })
  expect((await gridOf(server, who, first, first)).roomTypes[0]?.nights).toMatchObject({ allotment: [0] })
})

test('an undo that would restore nothing is refused', async () => {
  const { who, season, setPrice } = await open()
  await server.ask('room-plan/update-all', { ...season, changes: { price: season.changes.price } }, who)
  await Promise.all([first, second, third].map((night) => setPrice(night, 3_000_000, 1)))
  expect(await undo(who, 1)).toMatchObject({ status: 409, refusal: 'nothingToUndo' })
})

test('of two people who undo one operation at once, one succeeds and one is refused', async () => {
  const { who, bao, season } = await open()
  await server.ask('room-plan/update-all', season, who)
  const ends = await Promise.all([undo(who, 1), undo(bao, 1)])
  expect(new Set(ends.map((end) => end.status))).toEqual(new Set([200, 409]))
})

test('another property’s operation is not found', async () => {
  const { who, season } = await open()
  const other = await open()
  await server.ask('room-plan/update-all', season, who)
  expect(await undo(other.who, 1)).toMatchObject({ status: 404, refusal: 'notFound' })
})

const stepsOf = async (who: { token: string }) => (await server.ask('room-plan/undo-steps', {}, who)).data

test('a person’s own operations are their steps back and forth, whatever page or device made them; others’ are not', async () => {
  const { who, bao, season, setPrice } = await open()
  expect(await stepsOf(who)).toEqual({ undo: [], redo: [] })
  await server.ask('room-plan/update-all', season, who)
  await setPrice(second, 2_500_000, 1)
  await server.ask('room-plan/update-all', { ...season, changes: { minStay: 3 } }, who)
  expect(await stepsOf(who)).toEqual({ undo: [1, 3], redo: [] })
  expect(await stepsOf(bao)).toEqual({ undo: [2], redo: [] })
  await undo(who, 3)
  expect(await stepsOf(who)).toEqual({ undo: [1], redo: [4] })
  await undo(who, 4)
  expect(await stepsOf(who)).toEqual({ undo: [1, 5], redo: [] })
  await undo(bao, 5)
  expect(await stepsOf(who)).toEqual({ undo: [1], redo: [] })
  expect(await stepsOf(bao)).toEqual({ undo: [2, 6], redo: [] })
})

test('steps go back a week; the diary goes back further', async () => {
  const { who, season, propertyId } = await open()
  await server.ask('room-plan/update-all', season, who)
  await server.database.pool.query(`update operation set at = at - interval '8 days' where property_id = $1`, [propertyId])
  expect(await stepsOf(who)).toEqual({ undo: [], redo: [] })
})
