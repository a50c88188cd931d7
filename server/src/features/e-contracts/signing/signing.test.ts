import { describe, expect, test } from 'vitest'
import { inProperty } from '#kit/transaction/transaction.ts'
import { contractWalk } from '#testing/factories/contracts.ts'
import { signInAdmin, signInTo } from '#testing/factories/factories.ts'
import { inTurn } from '#testing/in-turn.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer({ servers: 2 })
const { detailOf, readBy, drawUp, move, waiting, signing, signed } = contractWalk(server)

test('pressed twice, by two people at once: one signature, and the other is told', async () => {
  const scene = await waiting()
  const told = await signing(scene.owner)
  const replies = await Promise.all([0, 1].map((on) => server.askOn(on, 'contract/sign', told, scene.owner)))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(replies.find(({ status }) => status === 409)).toMatchObject({ refusal: 'contractStepNotAllowed' })
  expect((await readBy(scene.owner)).papers[0]?.signatures).toHaveLength(1)
})

test('a wrong password is refused at its field, and after five nobody may try', async () => {
  const scene = await waiting()
  const wrong = await signing(scene.owner, { password: 'not this one' })
  const replies = await inTurn(5, () => server.ask('contract/sign', wrong, scene.owner))
  for (const reply of replies) expect(reply).toMatchObject({ refusal: 'wrongPassword', errors: [{ field: 'password' }] })
  expect(await server.ask('contract/sign', await signing(scene.owner), scene.owner)).toMatchObject({ refusal: 'tooManyRequests' })
  expect((await readBy(scene.owner)).place).toBe('wait sign')
})

test('an administrator who has entered the property does not sign for it', async () => {
  const scene = await waiting()
  const visitor = await signInAdmin(server, scene.id)
  expect(await server.ask('contract/sign', await signing(scene.owner), visitor)).toMatchObject({ refusal: 'signedByPlatform' })
})

test('a text that was replaced while it was read is not signed', async () => {
  const scene = await waiting()
  const told = await signing(scene.owner)
  await move(scene, scene.am, 'recall', 'Sửa hoa hồng')
  expect(await server.ask('contract/sign', told, scene.owner)).toMatchObject({ status: 409, refusal: 'contractStepNotAllowed' })
  await drawUp(scene, { commission: 1300 })
  expect(await server.ask('contract/sign', told, scene.owner)).toMatchObject({ status: 409, refusal: 'contractTextChanged' })
  expect(await server.ask('contract/sign', { ...told, sha256: 'f'.repeat(64) }, scene.owner)).toMatchObject({
    refusal: 'contractTextChanged',
  })
  expect((await readBy(scene.owner)).papers[0]).toMatchObject({ state: 'withdrawn', signatures: [] })
})

test('another property’s contract is none', async () => {
  const [one, other] = [await waiting(), await waiting()]
  const told = await signing(other.owner)
  expect(await server.ask('contract/sign', told, one.owner)).toMatchObject({ status: 404, refusal: 'notFound' })
  expect(await server.ask('contract/export-pdf', { paperId: told.paperId }, one.owner)).toMatchObject({ status: 404 })
  expect(await server.ask('contract/decline', { paperId: told.paperId, note: 'why' }, one.owner)).toMatchObject({ status: 404 })
  expect((await readBy(other.owner)).place).toBe('wait sign')
})

test('who cannot sign says why, and the account manager has it again', async () => {
  const scene = await waiting()
  const { paperId } = await signing(scene.owner)
  expect(await server.ask('contract/decline', { paperId, note: ' ' }, scene.owner)).toMatchObject({ refusal: 'contractNoteMissing' })
  expect(await server.ask('contract/decline', { paperId, note: 'Sai tài khoản' }, scene.owner)).toMatchObject({ status: 200 })
  expect(await detailOf(scene)).toMatchObject({
    place: 'with AM',
    steps: [{ step: 'decline', note: 'Sai tài khoản' }, {}, {}, {}, {}, {}, {}],
  })
  expect(await move(scene, scene.am, 'amSend')).toMatchObject({ status: 200 })
  expect((await detailOf(scene)).papers.map(({ state }) => state)).toEqual(['draft', 'withdrawn'])
})

test('who may only look at it does not sign', async () => {
  const scene = await waiting()
  const clerk = await signInTo(server, scene.id, { codes: ['E_CONTRACT_1'] })
  expect(await server.ask('contract/sign', await signing(scene.owner), clerk)).toMatchObject({ status: 403 })
  expect(await server.ask('contract/read', {}, clerk)).toMatchObject({ status: 200 })
})

describe('Whether a file is the signed one', () => {
  const check = async (sha256: string) => (await server.ask('contract/check', { sha256 })).data

  test('anybody who has it may ask by its SHA-256; a file with fewer signatures is told from the latest', async () => {
    const scene = await signed()
    const [paper] = (await readBy(scene.owner)).papers
    const [first, , last] = paper?.files ?? []
    expect(await check(last?.sha256 ?? '')).toMatchObject({
      number: paper?.number,
      stage: 'signed',
      latest: true,
      businessName: 'Công ty TNHH Du lịch Hải Âu',
      signatures: [{ side: 'property' }, { side: 'platform' }],
    })
    expect(await check(first?.sha256 ?? '')).toMatchObject({ stage: 'published', latest: false, signatures: [] })
  })

  test('of any other file it says nothing', async () => {
    expect(await check('a'.repeat(64))).toBeNull()
  })
})

test('a property’s own request writes no more than its side', async () => {
  const scene = await waiting()
  const asTenant = (sql: string) => inProperty(server.database.pool, scene.id, (tx) => tx.rows(sql))
  const step = (mover: string, from: string, to: string) =>
    `insert into contract_step (property_id, contract_step_id, step, from_place, to_place, mover)
       values (current_property(), gen_random_uuid(), 'sign', '${from}', '${to}', '${mover}')`
  await expect(asTenant(step('CM', 'wait sign', 'signed'))).rejects.toMatchObject({ code: '42501' })
  await expect(asTenant(step('property', 'wait sign', 'signed'))).rejects.toMatchObject({ code: '42501' })
  await expect(asTenant(`update contract_paper set published_at = now()`)).rejects.toMatchObject({ code: '42501' })
  await expect(asTenant(`delete from contract_file`)).rejects.toMatchObject({ code: '42501' })
  await expect(asTenant(`update contract_file set pages = 2`)).rejects.toMatchObject({ code: '42501' })
})
