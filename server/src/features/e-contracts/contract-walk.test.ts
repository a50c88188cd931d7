import { createHash } from 'node:crypto'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '#kit/transaction/transaction.ts'
import { contractWalk, makeContractScene, type WalkStep } from '#testing/factories/contracts.ts'
import type { SignedIn } from '#testing/factories/factories.ts'
import type { Letter } from '#outside/mail.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { paperFile } from './papers/paper-file.reads.ts'

const server = useTestServer({ servers: 2 })
const { detailOf, readBy, drawUp, move, publish, accepted, signing, signed } = contractWalk(server)

test('a contract is drawn up from a template with its term and commission, with the property’s legal information filled in', async () => {
  const scene = await makeContractScene(server)
  expect((await detailOf(scene)).may).toEqual(['create'])
  expect((await drawUp(scene, { extraVi: 'Tặng bữa sáng.', extraEn: 'Breakfast is free.' })).status).toBe(200)
  const { place, papers, may, draft: kept } = await detailOf(scene)
  expect({ place, may }).toEqual({ place: 'with AM', may: ['amSend'] })
  expect(kept).toMatchObject({ commission: 1250, endsOn: '2027-12-31' })
  const [paper] = papers
  expect(paper).toMatchObject({ number: expect.stringMatching(/^HD-\d{4}-\d{4,}$/u), state: 'draft', files: [] })
  const text = JSON.stringify(paper?.articles)
  for (const there of [
    'Công ty TNHH Du lịch Hải Âu',
    '0401234567',
    '0011004123456',
    '12,5',
    '01/01/2027',
    '31/12/2027',
    'Breakfast is free.',
  ])
    expect(text).toContain(there)
  expect(text).not.toMatch(/\{\w+\}/u)
  // What is being drawn up is not the property's to read yet.
  expect(await readBy(scene.owner)).toMatchObject({ place: 'with AM', papers: [] })
})

test('AM sends, SM and CM accept, CM publishes, the property signs, Innkeeper signs: each step is in the time line of both sides', async () => {
  const scene = await signed()
  const { place, papers, steps } = await readBy(scene.owner)
  expect(place).toBe('signed')
  expect(steps.map(({ step, mover }) => `${step} ${mover}`).toReversed()).toEqual([
    'create AM',
    'amSend AM',
    'smAccept SM',
    'cmAccept CM',
    'publish CM',
    'waitSign AM',
    'complete property',
    'sign CM',
  ])
  expect((await detailOf(scene)).steps).toEqual(steps)
  const from = { address: '127.0.0.1', device: expect.stringMatching(/\S/u), signedAt: expect.stringMatching(/^\d{4}-\d\d-\d\d/u) }
  expect(papers[0]).toMatchObject({
    state: 'signed',
    signatures: [
      { ...from, side: 'property', person: scene.owner.fullName, signer: 'Trần Thị Bích', position: 'Giám đốc kinh doanh' },
      { ...from, side: 'platform', person: scene.cm.fullName },
    ],
  })
  expect((await server.ask('contract/get-info', {}, scene.owner)).data).toMatchObject({
    state: 'signed',
    endsOn: '2027-12-31',
    open: false,
  })
})

/** Each field of the legal information and of the draft, as both languages print it. */
const eachField = [
  'Công ty TNHH Du lịch Hải Âu',
  '0401234567',
  '44 Võ Nguyên Giáp, Đà Nẵng',
  '0011004123456',
  'CONG TY TNHH DU LICH HAI AU',
  'TMCP Ngoại thương Việt Nam',
  'chi nhánh Đà Nẵng',
  'Nguyễn Văn An',
  'Trần Thị Bích',
  'Giám đốc kinh doanh',
  '12,5 %',
  '12.5 %',
  '01/01/2027',
  '31/12/2027',
]

test('what is shown ever after is the file that was signed, byte for byte, with both signatures in it', async () => {
  const scene = await signed()
  const [paper] = (await readBy(scene.owner)).papers
  const file = (await server.ask('contract/export-pdf', {}, scene.owner)).data
  const content = Buffer.from(file.base64, 'base64')
  expect(createHash('sha256').update(content).digest('hex')).toBe(paper?.files.at(-1)?.sha256)
  expect(file.fileName).toBe(`${paper?.number}-signed.pdf`)
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(content)), { mergePages: true })
  const flat = text.replaceAll(/\s+/gu, '')
  for (const there of [paper?.number ?? '–', ...eachField, 'Đại diện Bên A', 'For Party B', paper?.files[0]?.sha256 ?? '–'])
    expect(flat).toContain(there.replaceAll(' ', ''))
  // The legal information that changes later does not change it.
  await server.database.pool.query(`update e_contract set business_name = 'Công ty khác' where property_id = $1`, [scene.id])
  expect((await server.ask('contract/export-pdf', {}, scene.owner)).data.base64).toBe(file.base64)
  const english = (await server.ask('contract/export-pdf', { language: 'en' }, scene.owner)).data
  expect(english.fileName).toBe(`${paper?.number}-en.pdf`)
})

test('a new draft begins with the commission that was agreed, else with the one that the property proposes', async () => {
  const scene = await makeContractScene(server)
  const { version, commission } = await detailOf(scene)
  expect(commission).toBe(1500)
  expect((await server.ask('supplier/hotel/agree-commission', { id: scene.id, version, commission: 1250 }, scene.am)).status).toBe(200)
  expect(await detailOf(scene)).toMatchObject({ draft: null, commission: 1250 })
})

test('a refusal says why and returns to the account manager, who sends it on again', async () => {
  const scene = await makeContractScene(server)
  await drawUp(scene)
  await move(scene, scene.am, 'amSend')
  expect(await move(scene, scene.sm, 'smReject')).toMatchObject({
    status: 422,
    refusal: 'contractNoteMissing',
    errors: [{ field: 'note' }],
  })
  expect(await move(scene, scene.sm, 'smReject', 'Hoa hồng thấp')).toMatchObject({ status: 200 })
  expect(await detailOf(scene)).toMatchObject({ place: 'with AM', steps: [{ step: 'smReject', note: 'Hoa hồng thấp' }, {}, {}] })
  await drawUp(scene, { commission: 1500 })
  expect(await move(scene, scene.am, 'amSend')).toMatchObject({ status: 200 })
  expect((await detailOf(scene)).papers).toMatchObject([{ commission: 1500, state: 'draft' }])
})

test.each<['am' | 'sm' | 'cm', WalkStep]>([
  ['sm', 'smAccept'],
  ['cm', 'cmAccept'],
  ['am', 'waitSign'],
  ['am', 'dispute'],
  ['cm', 'liquidate'],
  ['cm', 'close'],
])('%s cannot %s while the account manager draws it up, and nothing changes', async (who, step) => {
  const scene = await makeContractScene(server)
  await drawUp(scene)
  const before = await detailOf(scene)
  const reply = await move(scene, scene[who], step, 'why')
  expect(reply).toMatchObject({ status: 409, refusal: 'contractStepNotAllowed' })
  expect(reply.message).toContain('account manager')
  expect(await detailOf(scene)).toEqual(before)
})

test('a step of another manager is refused with whose it is', async () => {
  const scene = await makeContractScene(server)
  await drawUp(scene)
  await move(scene, scene.am, 'amSend')
  const reply = await move(scene, scene.am, 'smAccept')
  expect(reply).toMatchObject({ status: 409, refusal: 'contractStepNotYours' })
  expect(reply.message).toContain('Sales manager')
})

test('whoever acts on a contract that has changed meanwhile is told who was first', async () => {
  const scene = await makeContractScene(server)
  await drawUp(scene)
  const { version: seen } = await detailOf(scene)
  const send = (on: number) => server.askOn(on, 'supplier/contract/move', { id: scene.id, seen, step: 'amSend', note: '' }, scene.am)
  const replies = await Promise.all([send(0), send(1)])
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(replies.find(({ status }) => status === 409)).toMatchObject({ refusal: 'contractMoved', values: { person: scene.am.fullName } })
})

test('it is not published while the legal information is not whole', async () => {
  const scene = await accepted()
  await server.database.pool.query('update e_contract set signer = null where property_id = $1', [scene.id])
  expect(await publish(scene)).toMatchObject({ status: 409, refusal: 'legalMissing' })
  expect((await detailOf(scene)).papers[0]?.files).toEqual([])
})

test('steps are in the property’s bell, the owners read of those that concern them by letter, and the administrators of all', async () => {
  const scene = await signed()
  const bell = (await server.ask('notification/show', {}, scene.owner)).data.notifications
  expect(bell[0]).toMatchObject({
    type: 'contractStep',
    title: expect.stringMatching(/HD-.*Signed by Innkeeper/u),
    link: 'account/contract',
  })
  const { rows } = await server.database.pool.query<{ topic: string; count: number }>(
    'select topic, count(*) from outbox where about_property = $1 group by topic order by topic',
    [scene.id],
  )
  // To the owner: released, signature asked for, signed by Innkeeper. To the platform: all eight steps.
  expect(rows).toEqual([
    { topic: 'mail', count: 3 },
    { topic: 'platformNews', count: 8 },
  ])
})

/** The papers that go with the letters to a person: those delivered, whose row in the outbox is emptied, and those that wait. */
const papersSentTo = async ({ accountId }: SignedIn) => {
  const { rows } = await server.database.pool.query<{ email: string; waiting: Letter[] }>(
    `select email, (select coalesce(json_agg(payload), '[]') from outbox where topic = 'mail' and payload ->> 'to' = email) as waiting
       from account where account_id = $1`,
    [accountId],
  )
  const letters = rows.flatMap(({ email, waiting }) => [...waiting, ...server.outside.letters.filter(({ to }) => to === email)])
  return [...new Map(letters.map(({ text, attached }) => [text, attached])).values()]
}

test('the letters that tell of both signatures name the signed file, to the owner and to the platform; no other letter does', async () => {
  const scene = await signed()
  const [paper] = (await readBy(scene.owner)).papers
  const attached = { propertyId: scene.id, paperId: paper?.id }
  const toOwner = await papersSentTo(scene.owner)
  expect([toOwner.length, toOwner.filter((one) => one !== undefined)]).toEqual([3, [attached]])
  const { rows } = await server.database.pool.query<{ attached: object }>(
    `select payload -> 'attached' as attached from outbox
      where topic = 'platformNews' and about_property = $1 and payload -> 'attached' is not null`,
    [scene.id],
  )
  expect(rows).toEqual([{ attached }])
  const [file] = await inTransaction(server.database.pool, { role: 'platform', readOnly: true }, (tx) =>
    paperFile(tx, { propertyId: scene.id, paperId: paper?.id ?? '' }),
  )
  expect(
    createHash('sha256')
      .update(file?.content ?? '')
      .digest('hex'),
  ).toBe(paper?.files.at(-1)?.sha256)
})

describe('Dispute, liquidation and closing', () => {
  test('the property opens a dispute and says why; the contract manager settles it', async () => {
    const scene = await signed()
    const { paperId } = await signing(scene.owner)
    expect(await server.ask('contract/dispute', { paperId, note: 'Sai đối soát' }, scene.owner)).toMatchObject({ status: 200 })
    expect((await readBy(scene.owner)).place).toBe('in dispute')
    expect(await move(scene, scene.cm, 'settle', 'Đã thống nhất')).toMatchObject({ status: 200 })
    expect((await readBy(scene.owner)).place).toBe('signed')
  })

  test('after liquidation a new contract is drawn up, and the old one stays as it was', async () => {
    const scene = await signed()
    await move(scene, scene.cm, 'liquidate', 'Hết hợp tác')
    expect((await readBy(scene.owner)).place).toBe('liquidated')
    expect(await drawUp(scene)).toMatchObject({ status: 200 })
    expect((await detailOf(scene)).papers.map(({ state }) => state)).toEqual(['draft', 'signed'])
  })
})
