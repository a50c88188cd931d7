import { propertyStates } from '@innkeeper/rules/property/property-states'
import { expect, test } from 'vitest'
import { makeProperty, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { listenLive } from '#testing/listen-live.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { makeWholeProperty } from '#testing/factories/whole-property.ts'

const server = useTestServer({ servers: 2 })
const query = (sql: string, values: readonly unknown[]) => server.database.pool.query(sql, [...values])
const ownerOf = async (state: string): Promise<SignedIn> => signInTo(server, await makeWholeProperty(server, { state }))
const confirm = (person: SignedIn, on = 0) => server.askOn(on, 'dashboard/confirm-hotel-info', {}, person)

const rowsOf = async <R extends object>(sql: string, propertyId: string | null): Promise<R[]> =>
  (await server.database.pool.query<R>(sql, [propertyId])).rows
const stateOf = async (propertyId: string | null) =>
  (await rowsOf<{ state: string }>('select state from property where property_id = $1', propertyId))[0]?.state
const movesOf = (propertyId: string | null) =>
  rowsOf<{ act: string; mover: string; person: string }>(
    'select act, mover, person from property_move where property_id = $1 order by at, property_move_id',
    propertyId,
  )

test('“confirmed; waits for the platform”: state, time line, diary, and letters to the platform; open screens hear of it', async () => {
  const person = await ownerOf('wait confirm')
  const ear = await listenLive(server.url(1), person.token)
  const heard = ear.stale('login')
  expect(await confirm(person)).toMatchObject({ status: 200, data: { state: 'wait approve' } })
  expect(await heard).toMatchObject({ propertyId: person.propertyId })
  ear.close()
  expect(await stateOf(person.propertyId)).toBe('wait approve')
  expect(await movesOf(person.propertyId)).toEqual([{ act: 'confirmToSell', mover: 'property', person: person.fullName }])
  const diary = 'select call, before_values as before, after_values as after from diary_entry where property_id = $1'
  expect(await rowsOf(diary, person.propertyId)).toEqual([
    { call: 'dashboard/confirm-hotel-info', before: { state: 'wait confirm' }, after: { state: 'wait approve' } },
  ])
  const code = person.propertyId?.slice(-12)
  expect(
    await rowsOf(`select from outbox where topic = 'platformNews' and payload::text like '%' || $1 || '%'`, code ?? null),
  ).toHaveLength(1)
})

test('complete but not yet seen by the sweep, it is moved to “wait confirm” first and then confirmed: both stand in its time line', async () => {
  const person = await ownerOf('create')
  expect(await confirm(person)).toMatchObject({ data: { state: 'wait approve' } })
  expect((await movesOf(person.propertyId)).map(({ act }) => act)).toEqual(['complete', 'confirmToSell'])
})

test('“the property mends and confirms again” after it was sent back', async () => {
  const person = await ownerOf('sent back')
  expect(await confirm(person)).toMatchObject({ data: { state: 'wait approve' } })
})

test.each(['create', 'wait confirm', 'sent back'])(
  'while a part is missing, %s cannot be confirmed, and nothing is written',
  async (state) => {
    const person = await ownerOf(state)
    await query('update property_image set main = false where property_id = $1', [person.propertyId])
    expect(await confirm(person)).toMatchObject({ status: 409, refusal: 'propertyIncomplete' })
    expect(await stateOf(person.propertyId)).toBe(state)
    expect(await movesOf(person.propertyId)).toEqual([])
  },
)

test.each(propertyStates.filter((state) => !['create', 'wait confirm', 'sent back'].includes(state)))(
  'in the state “%s” there is nothing to confirm',
  async (state) => {
    const person = await ownerOf(state)
    expect(await confirm(person)).toMatchObject({ status: 409, refusal: 'moveNotAllowed' })
    expect(await stateOf(person.propertyId)).toBe(state)
  },
)

test('two people confirm at once, on two servers: one succeeds, the other is refused with the state', async () => {
  const person = await ownerOf('create')
  const other = await signInTo(server, person.propertyId ?? '')
  const replies = await Promise.all([confirm(person, 0), confirm(other, 1)])
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect((await movesOf(person.propertyId)).map(({ act }) => act)).toEqual(['complete', 'confirmToSell'])
})

test('sent again under its key after a lost connection, it is the same confirmation', async () => {
  const person = await ownerOf('wait confirm')
  const first = await server.ask('dashboard/confirm-hotel-info', {}, { ...person, key: 'confirm-1' })
  const again = await server.ask('dashboard/confirm-hotel-info', {}, { ...person, key: 'confirm-1' })
  expect(again.data).toEqual(first.data)
  expect(await movesOf(person.propertyId)).toHaveLength(1)
})

test('who may only look cannot confirm, and one property’s confirmation leaves another’s alone', async () => {
  const person = await ownerOf('wait confirm')
  const looker = await signInTo(server, person.propertyId ?? '', { codes: ['DASHBOARD_1'] })
  const elsewhere = await ownerOf('wait confirm')
  expect(await confirm(looker)).toMatchObject({ status: 403, refusal: 'noRight' })
  await confirm(person)
  expect(await stateOf(elsewhere.propertyId)).toBe('wait confirm')
})

test('the state comes with what the property may do: confirm, and why not', async () => {
  const person = await ownerOf('create')
  const status = () => server.ask('dashboard/hotel-status', {}, person)
  expect((await status()).data).toMatchObject({
    state: 'wait confirm',
    since: null,
    contract: { state: 'signed' },
    acts: [{ act: 'confirmToSell', ok: true, reason: null }],
  })
  await query('delete from property_amenity where property_id = $1', [person.propertyId])
  expect((await status()).data).toMatchObject({ state: 'create', acts: [] })
})

test('“verified within 48 hours”: while it waits, the answer is promised for 48 hours after the confirmation', async () => {
  const person = await ownerOf('wait confirm')
  await confirm(person)
  const { data } = await server.ask('dashboard/hotel-status', {}, person)
  expect(data.state).toBe('wait approve')
  expect(new Date(data.answerBy ?? 0).getTime() - new Date(data.since ?? 0).getTime()).toBe(48 * 3_600_000)
})

test('a property that was sent back reads the platform’s note; one that the platform took off sale cannot go back on sale by itself', async () => {
  const back = await ownerOf('sent back')
  await query(`update property set sent_back_note = 'Ảnh mờ' where property_id = $1`, [back.propertyId])
  expect((await server.ask('dashboard/hotel-status', {}, back)).data).toMatchObject({ state: 'sent back', sentBackNote: 'Ảnh mờ' })
  const off = await ownerOf('offsite')
  await query(`update property set taken_off_by = 'platform' where property_id = $1`, [off.propertyId])
  expect((await server.ask('dashboard/hotel-status', {}, off)).data.acts).toEqual([
    { act: 'putOnSale', ok: false, reason: 'takenOffByPlatform' },
  ])
})

test('without a signed contract, an approved property reads why it cannot go on sale', async () => {
  const person = await signInTo(server, await makeProperty(server, { state: 'approved' }))
  await query(`delete from e_contract where property_id = $1`, [person.propertyId])
  expect((await server.ask('dashboard/hotel-status', {}, person)).data).toMatchObject({
    contract: { state: 'not created', endsOn: null },
    acts: [{ act: 'putOnSale', ok: false, reason: 'contractNotSigned' }],
  })
})
