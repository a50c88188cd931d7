import { expect, test } from 'vitest'
import { contractWalk, makeContractScene } from '#testing/factories/contracts.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
const { detailOf, drawUp, move } = contractWalk(server)

test('what waits for a manager is in a view of their own', async () => {
  const scene = await makeContractScene(server)
  await drawUp(scene)
  await move(scene, scene.am, 'amSend')
  const mine = async (who: typeof scene.am) => {
    const { data } = await server.ask('supplier/contract/get-all', { view: 'mine', limit: 100 }, who)
    return data.filter(({ id }) => id === scene.id).map(({ place }) => place)
  }
  expect([await mine(scene.am), await mine(scene.sm), await mine(scene.cm)]).toEqual([[], ['with SM'], []])
})

test('a property that was approved and has no contract yet waits for the account manager, and for nobody else', async () => {
  const scene = await makeContractScene(server)
  const waits = async (who: typeof scene.am) =>
    (await server.ask('supplier/contract/get-all', { view: 'mine', limit: 100 }, who)).data.some(({ id }) => id === scene.id)
  const become = (state: string) => server.database.pool.query('update property set state = $2 where property_id = $1', [scene.id, state])
  await become('wait approve')
  expect(await waits(scene.am)).toBe(false)
  await become('approved')
  expect([await waits(scene.am), await waits(scene.sm), await waits(scene.cm)]).toEqual([true, false, false])
  await drawUp(scene)
  expect(await waits(scene.am)).toBe(true)
  await move(scene, scene.am, 'amSend')
  expect(await waits(scene.am)).toBe(false)
})

test('the list is exported as it is shown: filtered, in its order, in words of the language', async () => {
  const [drawn, other] = [await makeContractScene(server), await makeContractScene(server)]
  await drawUp(drawn)
  const { data: all } = await server.ask('supplier/contract/get-all', { limit: 100, sort: 'name' }, drawn.cm)
  const codeOf = (id: string) => all.find((row) => row.id === id)?.code ?? ''
  const linesOf = async (asked: object, language: 'vi' | 'en') => {
    const { data } = await server.ask('supplier/contract/export', asked, { ...drawn.cm, language })
    return data.text.split('\r\n')
  }
  const whole = await linesOf({ sort: 'name' }, 'en')
  expect(whole[0]).toContain('Contract number')
  expect(whole.slice(1, -1).map((line) => all.find(({ code }) => line.includes(code))?.code)).toEqual(all.map(({ code }) => code))
  const found = await linesOf({ text: codeOf(drawn.id) }, 'vi')
  expect(found[1]).toContain('Ở quản lý khách hàng')
  expect(found.join('\n')).not.toContain(codeOf(other.id))
})

test('another edition of a template stands beside the former one; each blank that nothing fills is refused at its field', async () => {
  const { am } = await makeContractScene(server)
  const [newest] = (await server.ask('supplier/contract/templates', {}, am)).data.filter(({ kind }) => kind === 'playground')
  if (newest === undefined) throw new Error('there is no template for parks')
  const { kind, edition, nameVi, nameEn, articles } = newest
  const saved = await server.ask('supplier/contract/save-template', { kind, edition, nameVi, nameEn, articles }, am)
  expect(saved.data).toMatchObject({ edition: edition + 1 })
  expect(await server.ask('supplier/contract/save-template', { kind, edition, nameVi, nameEn, articles }, am)).toMatchObject({
    status: 409,
    refusal: 'templateMoved',
  })
  const wrong = [
    ...articles,
    {
      title: { vi: 'Một', en: 'One' },
      paragraphs: [
        { vi: '{tên} {number}', en: 'Fine: {number}' },
        { vi: 'Đúng', en: 'a {name}' },
      ],
    },
  ]
  const refused = await server.ask('supplier/contract/save-template', { kind, edition: edition + 1, nameVi, nameEn, articles: wrong }, am)
  const at = `articles.${articles.length}.paragraphs`
  expect(refused).toMatchObject({
    status: 422,
    errors: [
      { field: `${at}.0.vi`, reason: 'templateBlank', message: expect.stringContaining('{tên}') },
      { field: `${at}.1.en`, reason: 'templateBlank', message: expect.stringContaining('{name}') },
    ],
  })
  const { data: kept } = await server.ask('supplier/contract/templates', {}, am)
  expect(kept.filter((one) => one.kind === kind && one.newest).map((one) => one.edition)).toEqual([edition + 1])
})

test('the platform reads a draft as a PDF before anybody signs it', async () => {
  const scene = await makeContractScene(server)
  await drawUp(scene)
  const paperId = (await detailOf(scene)).papers[0]?.id ?? ''
  const { data } = await server.ask('supplier/contract/export-pdf', { id: scene.id, paperId }, scene.am)
  expect(Buffer.from(data.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
})
