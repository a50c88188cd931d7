import { beforeAll, describe, expect, test } from 'vitest'
import { signInAdmin, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { makeCertificateUpload } from '#testing/forms/register-form.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { makeWholeProperty } from '#testing/factories/whole-property.ts'
import { remindOfVerification } from './verification.jobs.ts'

const server = useTestServer({ servers: 2 })
const { letters } = server.outside
const query = <R extends object>(sql: string, values: readonly unknown[] = []) => server.database.pool.query<R>(sql, [...values])

let admin: SignedIn
beforeAll(async () => void (admin = await signInAdmin(server)))

/** A complete property in a state, with an owner who has their own address. */
const ownedIn = async (state: string): Promise<{ id: string; owner: SignedIn; email: string }> => {
  const id = await makeWholeProperty(server, { state })
  const owner = await signInTo(server, id)
  const email = `chu.${id.slice(-12)}@example.com`
  await query(`update account set email = $2, language = 'en' where account_id = $1`, [owner.accountId, email])
  return { id, owner, email }
}

/** Adds a certificate, as if the registration had brought one. */
const withCertificate = async (id: string, verdict: 'verified' | 'refused' | null = null) =>
  query(
    `insert into certificate (property_id, certificate_no, file, file_name, media_type, bytes, verify_by, verdict, judged_at, judged_by, note)
     values ($1, 1, gen_random_uuid()::text, 'a.pdf', 'application/pdf', 10, now() + interval '1 day', $2,
       case when $2::text is null then null else now() end, case when $2::text is null then null else 'Admin' end, 'mờ')`,
    [id, verdict],
  )

type MoveInput = Parameters<typeof server.ask<'supplier/hotel/move'>>[1]
const move = (id: string, act: MoveInput['act'], note = '', on = 0) => server.askOn(on, 'supplier/hotel/move', { id, act, note }, admin)
const stateOf = async (id: string) =>
  (await query<{ state: string }>('select state from property where property_id = $1', [id])).rows[0]?.state
const movesOf = async (id: string) =>
  (await query<object>('select act, from_state, to_state, mover, person, note from property_move where property_id = $1 order by at', [id]))
    .rows
const bellOf = async (person: SignedIn) => (await server.ask('notification/show', {}, { ...person, language: 'en' })).data.notifications
const letterTo = (email: string) => expect.poll(() => letters.filter(({ to }) => to === email).length)

describe('“Waits for the platform”', () => {
  test('approving leads to “approved”: the time line, the bell, the diary and a letter to the owner say so', async () => {
    const { id, owner, email } = await ownedIn('wait approve')
    expect(await move(id, 'approve')).toMatchObject({ status: 200, data: { state: 'approved' } })
    expect(await movesOf(id)).toEqual([
      { act: 'approve', from_state: 'wait approve', to_state: 'approved', mover: 'platform', person: admin.fullName, note: '' },
    ])
    expect(await bellOf(owner)).toMatchObject([{ type: 'propertyMoved', title: 'The property is approved.', link: 'dashboard' }])
    const diary = await query<object>('select call, person, before_values as before from diary_entry where property_id = $1', [id])
    expect(diary.rows).toEqual([{ call: 'supplier/hotel/move', person: admin.fullName, before: { state: 'wait approve' } }])
    await letterTo(email).toBe(1)
    expect(letters.find(({ to }) => to === email)).toMatchObject({ language: 'en', subject: 'Seagull Hotel: Approved' })
  })

  test('sending back needs a note, and the property reads it', async () => {
    const { id, owner, email } = await ownedIn('wait approve')
    expect(await move(id, 'sendBack', '  ')).toMatchObject({ status: 422, refusal: 'noteMissing', errors: [{ field: 'note' }] })
    expect(await stateOf(id)).toBe('wait approve')
    expect(await move(id, 'sendBack', 'Ảnh chính bị mờ.')).toMatchObject({ data: { state: 'sent back' } })
    expect((await server.ask('dashboard/hotel-status', {}, owner)).data).toMatchObject({
      state: 'sent back',
      sentBackNote: 'Ảnh chính bị mờ.',
    })
    expect((await bellOf(owner))[0]?.title).toContain('Ảnh chính bị mờ.')
    await letterTo(email).toBe(1)
    expect(letters.find(({ to }) => to === email)?.text).toContain('Ảnh chính bị mờ.')
    expect(await server.ask('dashboard/confirm-hotel-info', {}, owner)).toMatchObject({ data: { state: 'wait approve' } })
    await move(id, 'approve')
    expect((await server.ask('dashboard/hotel-status', {}, owner)).data).toMatchObject({ state: 'approved', sentBackNote: '' })
  })

  test('a property whose certificate is not verified is not approved', async () => {
    const { id } = await ownedIn('wait approve')
    await withCertificate(id)
    expect(await move(id, 'approve')).toMatchObject({ status: 409, refusal: 'propertyNotVerified' })
    await server.ask('supplier/hotel/verify', { id, certificateNo: 1, verdict: 'verified' }, admin)
    expect(await move(id, 'approve')).toMatchObject({ data: { state: 'approved' } })
  })

  test('two administrators approve at once, on two servers: one succeeds, the other is refused with the state', async () => {
    const { id } = await ownedIn('wait approve')
    const replies = await Promise.all([move(id, 'approve', '', 0), move(id, 'approve', '', 1)])
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(replies.find(({ status }) => status === 409)).toMatchObject({
      refusal: 'moveNotAllowed',
      message: expect.stringContaining('Approved'),
    })
    expect(await movesOf(id)).toHaveLength(1)
  })

  test('approving again under its key, after a lost connection, is the same approval', async () => {
    const { id } = await ownedIn('wait approve')
    const key = crypto.randomUUID()
    const ask = (on: number) => server.askOn(on, 'supplier/hotel/move', { id, act: 'approve' }, { ...admin, key })
    expect((await ask(0)).data).toEqual((await ask(1)).data)
    expect(await movesOf(id)).toHaveLength(1)
  })
})

describe('“onsite (on sale; needs a signed contract) ⇄ offsite (taken off sale by either side)”', () => {
  const sale = (person: SignedIn, act: 'putOnSale' | 'takeOffSale') => server.ask('property/move', { act }, person)

  test('neither side puts a property on sale without a signed contract', async () => {
    const { id, owner } = await ownedIn('approved')
    await query(`update e_contract set state = 'completed' where property_id = $1`, [id])
    expect(await move(id, 'putOnSale')).toMatchObject({ status: 409, refusal: 'contractNotSigned' })
    expect(await sale(owner, 'putOnSale')).toMatchObject({ status: 409, refusal: 'contractNotSigned' })
    expect(await stateOf(id)).toBe('approved')
  })

  test('a property goes on sale, off sale and on sale again by itself; the platform is notified', async () => {
    const { id, owner } = await ownedIn('approved')
    expect(await sale(owner, 'putOnSale')).toMatchObject({ data: { state: 'onsite' } })
    expect(await sale(owner, 'takeOffSale')).toMatchObject({ data: { state: 'offsite' } })
    expect(await sale(owner, 'putOnSale')).toMatchObject({ data: { state: 'onsite' } })
    const told = await query<object>(`select from outbox where topic = 'platformNews' and payload::text like '%' || $1 || '%'`, [
      id.slice(-12),
    ])
    expect(told.rows).toHaveLength(3)
  })

  test('what the platform took off sale, only the platform puts back', async () => {
    const { id, owner } = await ownedIn('onsite')
    expect(await move(id, 'takeOffSale', 'Khách phản ánh.')).toMatchObject({ data: { state: 'offsite' } })
    expect((await server.ask('dashboard/hotel-status', {}, owner)).data).toMatchObject({ state: 'offsite', takenOffBy: 'platform' })
    expect(await sale(owner, 'putOnSale')).toMatchObject({ status: 409, refusal: 'takenOffByPlatform' })
    expect(await move(id, 'putOnSale')).toMatchObject({ data: { state: 'onsite' } })
  })

  test('what the property took off sale, the property puts back', async () => {
    const { owner } = await ownedIn('onsite')
    await sale(owner, 'takeOffSale')
    expect(await sale(owner, 'putOnSale')).toMatchObject({ data: { state: 'onsite' } })
  })
})

describe('“Account verification is promised within 48 hours”', () => {
  test('a verdict tells the property, in the bell and by letter; it is given once', async () => {
    const { id, owner, email } = await ownedIn('create')
    await withCertificate(id)
    const judge = (on: number) => server.askOn(on, 'supplier/hotel/verify', { id, certificateNo: 1, verdict: 'verified' }, admin)
    const replies = await Promise.all([judge(0), judge(1)])
    expect(new Set(replies.map(({ refusal }) => refusal ?? 'none'))).toEqual(new Set(['none', 'certificateNotWaiting']))
    expect(await bellOf(owner)).toMatchObject([{ type: 'certificateJudged', title: 'The business certificate is verified.' }])
    await letterTo(email).toBe(1)
  })

  test('refusing a certificate needs a note; the property sends another, with 48 hours of its own', async () => {
    const { id, owner } = await ownedIn('create')
    await withCertificate(id)
    const judge = (certificateNo: number, verdict: 'verified' | 'refused', note = '') =>
      server.ask('supplier/hotel/verify', { id, certificateNo, verdict, note }, admin)
    expect(await judge(1, 'refused')).toMatchObject({ status: 422, refusal: 'noteMissing' })
    expect(await judge(1, 'refused', 'Ảnh chụp không đọc được.')).toMatchObject({ status: 200 })
    const sent = await server.ask('property/send-certificate', await makeCertificateUpload(server), owner)
    expect(new Date(sent.data.verifyBy).getTime()).toBeGreaterThan(Date.now() + 47 * 3_600_000)
    expect((await server.ask('supplier/hotel/detail', { id }, admin)).data.certificates).toMatchObject([
      { certificateNo: 2, verdict: null },
      { certificateNo: 1, verdict: 'refused', note: 'Ảnh chụp không đọc được.', judgedBy: admin.fullName },
    ])
    expect(await judge(2, 'verified')).toMatchObject({ status: 200 })
  })

  test.each([null, 'verified'] as const)('while the last certificate is %s, no other is sent', async (verdict) => {
    const { id, owner } = await ownedIn('create')
    await withCertificate(id, verdict)
    const reply = await server.ask('property/send-certificate', await makeCertificateUpload(server), owner)
    expect(reply).toMatchObject({ status: 409, refusal: 'certificateNotRefused' })
  })

  test('when the 48 hours have passed without a verdict, the platform is reminded once', async () => {
    const { id } = await ownedIn('create')
    await withCertificate(id)
    await query(`update certificate set verify_by = now() - interval '1 minute' where property_id = $1`, [id])
    const sweep = { pool: server.database.pool, now: new Date(), publish: () => undefined }
    await Promise.all([remindOfVerification.run(sweep), remindOfVerification.run(sweep)])
    const told = await query<object>(`select from outbox where topic = 'platformNews' and payload::text like '%overdue%' || $1 || '%'`, [
      id.slice(-12),
    ])
    expect(told.rows).toHaveLength(1)
  })
})

test('what a property does not do, it cannot call: an act of the platform is no act of its own', async () => {
  const { owner } = await ownedIn('wait approve')
  expect(await server.ask('supplier/hotel/move', { id: owner.propertyId ?? '', act: 'approve' }, owner)).toMatchObject({ status: 403 })
})

test('an owner is not told of what they did themselves, neither by mail nor by the bell; a second owner is', async () => {
  const { id, owner, email } = await ownedIn('onsite')
  const second = await signInTo(server, id, { fullName: 'Lê Minh Khang' })
  await query('update account set email = $2 where account_id = $1', [second.accountId, `hai.${email}`])
  await server.ask('property/move', { act: 'takeOffSale' }, owner)
  await letterTo(`hai.${email}`).toBe(1)
  expect(letters.filter(({ to }) => to === email)).toEqual([])
  expect((await server.ask('notification/show', {}, owner)).data).toEqual({ notifications: [], more: false, unseen: 0 })
  expect((await server.ask('notification/show', {}, second)).data).toMatchObject({ notifications: [{ type: 'propertyMoved' }], unseen: 1 })
})
