import { legalForm } from '@innkeeper/protocol/calls/setting/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { contractWalk, type ContractScene } from '#testing/factories/contracts.ts'
import { inTurn } from '#testing/in-turn.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
const { detailOf, drawUp, move, publish, accepted, signing, countersign } = contractWalk(server)

const another = {
  businessName: 'Công ty khác',
  taxCode: '0309999999',
  address: '1 Lê Lợi, Huế',
  bankAccountNumber: '9990001112223',
  accountOwner: 'CONG TY KHAC',
  bank: '970407',
  branch: 'Huế',
  legalRepresentative: 'Lê Văn Khác',
  signer: 'Phạm Thị Khác',
  position: 'Phó giám đốc',
  commission: 100,
} as const satisfies Record<keyof typeof legalForm.shape, unknown>
const fields = legalForm.keyof().options

const legalOf = async ({ owner }: ContractScene) => {
  const { version, open, agreed, ...info } = (await server.ask('contract/get-info', {}, owner)).data
  return { version, open, agreed, legal: legalForm.parse(Object.fromEntries(fields.map((name) => [name, info[name]]))) }
}

const saveField = async (scene: ContractScene, field: (typeof fields)[number]) => {
  const { version, legal } = await legalOf(scene)
  return server.ask('contract/update', { version, ...legal, [field]: another[field] }, scene.owner)
}

const amendWith = async (scene: ContractScene) => {
  const { version: seen } = await detailOf(scene)
  const asked = { startsOn: '2027-06-01', endsOn: null, commission: 100, textVi: '', textEn: '', legal: { branch: 'Huế' } }
  return server.ask('supplier/contract/amend', { id: scene.id, seen, ...asked }, scene.am)
}

let scene: ContractScene
beforeAll(async () => {
  scene = await accepted()
})

/** How the contract comes to each place, one after the other. */
const stages: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['released', () => publish(scene)],
  ['wait sign', () => move(scene, scene.am, 'waitSign')],
  ['completed', async () => server.ask('contract/sign', await signing(scene.owner), scene.owner)],
  ['signed', () => countersign(scene)],
  ['in dispute', () => move(scene, scene.am, 'dispute', 'Sai đối soát')],
  ['closed', () => move(scene, scene.cm, 'close', 'Hết hợp tác')],
]

test('until it is released, the property changes each field; the agreed commission stays', async () => {
  const before = (await legalOf(scene)).legal
  const replies = await inTurn(fields.length, (index) => saveField(scene, fields[index] ?? 'branch'))
  expect(replies.map(({ status }, index) => [fields[index], status])).toEqual(
    fields.map((name) => [name, name === 'commission' ? 422 : 200]),
  )
  expect((await legalOf(scene)).legal).toEqual({ ...another, commission: before.commission })
})

describe.each(stages)('Legal information is locked from “released” on: %s', (place, arrive) => {
  test('no field is changed by the property, nor the commission by the platform, nor the text', async () => {
    await arrive()
    const before = await legalOf(scene)
    expect([(await detailOf(scene)).place, before.open]).toEqual([place, false])
    const replies = await inTurn(fields.length, (index) => saveField(scene, fields[index] ?? 'branch'))
    expect(replies.map(({ status, refusal }, index) => [fields[index], status, refusal])).toEqual(
      fields.map((name) => [name, 409, 'contractReleased']),
    )
    const agreed = { id: scene.id, version: before.version, commission: 100 }
    expect(await server.ask('supplier/hotel/agree-commission', agreed, scene.cm)).toMatchObject({
      status: 409,
      refusal: 'contractReleased',
    })
    const others = [
      ...(place === 'signed' ? [] : [await amendWith(scene)]),
      ...(place === 'closed' ? [] : [await drawUp(scene, { commission: 100 })]),
    ]
    expect(new Set(others.map(({ status, refusal }) => `${status} ${refusal}`))).toEqual(new Set(['409 contractStepNotAllowed']))
    expect(await legalOf(scene)).toEqual(before)
  })
})

test('a new contract opens it again', async () => {
  await drawUp(scene)
  expect((await legalOf(scene)).open).toBe(true)
  expect(await saveField(scene, 'branch')).toMatchObject({ status: 200 })
})
