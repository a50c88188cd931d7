import { addDays, toDay, type Day } from '@innkeeper/rules/days/day'
import { beforeAll, expect, test } from 'vitest'
import { contractWalk, type ContractScene } from '#testing/factories/contracts.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { turnContracts } from '../contracts.jobs.ts'

const server = useTestServer({ servers: 2 })
const { detailOf, readBy, move, signing, signed } = contractWalk(server)

const amendment = { startsOn: '2027-06-01', endsOn: null, commission: null, textVi: '', textEn: '', legal: {} }

const amend = async (scene: ContractScene, given: object) => {
  const { version: seen } = await detailOf(scene)
  return server.ask('supplier/contract/amend', { id: scene.id, seen, ...amendment, ...given }, scene.am)
}

const amended = async (scene: ContractScene, given: object) => {
  const { data } = await amend(scene, given)
  const { version: seen } = await detailOf(scene)
  const published = await server.ask('supplier/contract/publish', { id: scene.id, seen, paperId: data.paperId }, scene.cm)
  expect(published).toMatchObject({ status: 200 })
  const fileOf = async () => (await readBy(scene.owner)).papers.find(({ id }) => id === data.paperId)?.files.at(-1)?.sha256 ?? ''
  const told = await signing(scene.owner, { paperId: data.paperId, sha256: await fileOf() })
  await server.ask('contract/sign', told, scene.owner)
  return server.ask('supplier/contract/countersign', { id: scene.id, ...told, sha256: await fileOf() }, scene.cm)
}

const commissionOn = async (id: string, day: string) => {
  const { rows } = await server.database.pool.query<{ commission: number }>('select commission_on($1, $2) as commission', [id, day])
  return rows[0]?.commission
}

const todayOf = async (id: string): Promise<Day> => {
  const { rows } = await server.database.pool.query<{ today: string }>(
    `select (now() at time zone time_zone)::date::text as today from property where property_id = $1`,
    [id],
  )
  return toDay(rows[0]?.today ?? '')
}
const dayAfter = (day: Day) => addDays(day, 1)

test('a commission that changes by amendment counts from its day, and the former one until then', async () => {
  const scene = await signed()
  expect(await amended(scene, { commission: 1000 })).toMatchObject({ status: 200 })
  expect([await commissionOn(scene.id, '2027-05-31'), await commissionOn(scene.id, '2027-06-01')]).toEqual([1250, 1000])
  expect((await readBy(scene.owner)).place).toBe('signed')
  expect((await readBy(scene.owner)).steps.map(({ step }) => step).slice(0, 4)).toEqual([
    'amendSign',
    'amendComplete',
    'amendPublish',
    'amend',
  ])
})

test('until its day has come, everybody is told the former commission; then the new one', async () => {
  const scene = await signed()
  await server.database.pool.query(`update contract_paper set starts_on = '2026-01-01' where property_id = $1`, [scene.id])
  await server.database.pool.query(`update contract_commission set from_day = '2026-01-01' where property_id = $1`, [scene.id])
  const told = async () => {
    const { commission } = (await server.ask('contract/get-info', {}, scene.owner)).data
    const { data } = await server.ask('supplier/contract/get-all', { limit: 100 }, scene.am)
    return [commission, data.find(({ id }) => id === scene.id)?.commission]
  }
  const today = await todayOf(scene.id)
  await amended(scene, { startsOn: dayAfter(today), commission: 1000 })
  expect(await told()).toEqual([1250, 1250])
  await amended(scene, { startsOn: today, commission: 1100 })
  expect(await told()).toEqual([1100, 1100])
  expect(await commissionOn(scene.id, dayAfter(today))).toBe(1000)
})

test('another bank account: the text names the bank, and the account is the property’s from the day of the amendment', async () => {
  const scene = await signed()
  const account = { bank: '970407', branch: 'Hội An', bankAccountNumber: '19001234567890', accountOwner: 'CONG TY DU LICH HAI AU' }
  expect(await amended(scene, { legal: account })).toMatchObject({ status: 200 })
  const [, paper] = (await readBy(scene.owner)).papers
  const text = JSON.stringify(paper?.articles)
  for (const there of ['TMCP Kỹ thương', '19001234567890', 'Hội An', 'CONG TY DU LICH HAI AU']) expect(text).toContain(there)
  expect(text).not.toContain('970407')
  const info = async () => (await server.ask('contract/get-info', {}, scene.owner)).data
  expect(await info()).toMatchObject({ bank: '970436', bankAccountNumber: '0011004123456' })
  const sweep = (now: string) => turnContracts.run({ pool: server.database.pool, now: new Date(now), publish: () => undefined })
  await sweep('2027-05-30T12:00:00Z')
  expect(await info()).toMatchObject({ bank: '970436', bankAccountNumber: '0011004123456' })
  await sweep('2027-06-01T12:00:00Z')
  await sweep('2027-06-01T12:10:00Z')
  expect(await info()).toMatchObject({ ...account, businessName: 'Công ty TNHH Du lịch Hải Âu', open: false })
})

test('a later end extends the contract', async () => {
  const scene = await signed()
  expect(await amended(scene, { endsOn: '2028-12-31' })).toMatchObject({ status: 200 })
  expect((await server.ask('contract/get-info', {}, scene.owner)).data).toMatchObject({ endsOn: '2028-12-31', state: 'signed' })
  expect((await readBy(scene.owner)).steps[0]).toMatchObject({ step: 'extend' })
})

test('legal information changes by amendment only, from its day', async () => {
  const scene = await signed()
  await server.database.pool.query(`update contract_paper set starts_on = '2026-01-01' where property_id = $1`, [scene.id])
  const startsOn = await todayOf(scene.id)
  expect(await amended(scene, { startsOn, legal: { branch: 'Hội An' } })).toMatchObject({ status: 200 })
  const info = (await server.ask('contract/get-info', {}, scene.owner)).data
  expect(info).toMatchObject({ branch: 'Hội An', open: false })
})

let scene: ContractScene
beforeAll(async () => {
  scene = await signed()
})

test.each<[string, object, string]>([
  ['that changes nothing', {}, 'amendmentEmpty'],
  ['with a text in one language', { textVi: 'Chỉ tiếng Việt' }, 'textOneLanguage'],
  ['with a text in one language beside a change', { textEn: 'English only', commission: 1000 }, 'textOneLanguage'],
  ['from a day that has passed', { startsOn: '2020-01-01', commission: 1000 }, 'amendmentStarts'],
  ['from a day after the end', { startsOn: '2028-01-01', commission: 1000 }, 'amendmentStarts'],
  ['that ends it earlier', { endsOn: '2027-12-31' }, 'contractTermWrong'],
  ['with a bank that is none', { legal: { bank: '999999' } }, 'bankMissing'],
])('one %s is refused', async (_sentence, given, reason) => {
  const reply = await amend(scene, given)
  expect(reply.status).toBe(422)
  expect([reply.refusal, ...(reply.errors ?? []).map((error) => error.reason)]).toContain(reason)
  expect((await detailOf(scene)).papers).toHaveLength(1)
})

test('one at a time; a withdrawn one makes room', async () => {
  const scene = await signed()
  await amend(scene, { commission: 1000 })
  expect(await amend(scene, { commission: 900 })).toMatchObject({ status: 409, refusal: 'amendmentOpen' })
  expect(await move(scene, scene.cm, 'amendWithdraw', 'Nhầm')).toMatchObject({ status: 200 })
  expect(await amend(scene, { commission: 900 })).toMatchObject({ status: 200 })
})

test('an amendment waits for the contract manager while it is to be released and while it is to be signed last, and for nobody else', async () => {
  const scene = await signed()
  const waits = async (who: ContractScene['am']) => {
    const { data } = await server.ask('supplier/contract/get-all', { view: 'mine', limit: 100 }, who)
    return data.find(({ id }) => id === scene.id)?.amendment
  }
  const { data } = await amend(scene, { commission: 1000 })
  expect([await waits(scene.cm), await waits(scene.am), await waits(scene.sm)]).toEqual(['draft', undefined, undefined])
  const { version: seen } = await detailOf(scene)
  await server.ask('supplier/contract/publish', { id: scene.id, seen, paperId: data.paperId }, scene.cm)
  expect(await waits(scene.cm)).toBeUndefined()
  const fileOf = async () => (await readBy(scene.owner)).papers.find(({ id }) => id === data.paperId)?.files.at(-1)?.sha256 ?? ''
  const told = await signing(scene.owner, { paperId: data.paperId, sha256: await fileOf() })
  await server.ask('contract/sign', told, scene.owner)
  expect(await waits(scene.cm)).toBe('completed')
  await server.ask('supplier/contract/countersign', { id: scene.id, ...told, sha256: await fileOf() }, scene.cm)
  expect(await waits(scene.cm)).toBeUndefined()
})
