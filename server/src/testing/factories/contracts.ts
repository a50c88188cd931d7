import type { CallInput } from '@innkeeper/protocol/catalogue'
import { hashPassword } from '#kit/session/password-hash.ts'
import { makeProperty, signInAdmin, signInTo, type SignedIn } from './factories.ts'
import { knownPassword } from './people.ts'
import type { TestServer } from '../server/test-server.ts'

/** A property whose legal information is whole and that has no contract yet, its owner, and one administrator of each type. */
export type ContractScene = {
  readonly id: string
  readonly owner: SignedIn
  readonly am: SignedIn
  readonly sm: SignedIn
  readonly cm: SignedIn
}

const legal = `update e_contract set state = 'not created', business_name = 'Công ty TNHH Du lịch Hải Âu', tax_code = '0401234567',
    address = '44 Võ Nguyên Giáp, Đà Nẵng', bank_account_number = '0011004123456', account_owner = 'CONG TY TNHH DU LICH HAI AU',
    bank_bin = '970436', branch = 'Đà Nẵng', legal_representative = 'Nguyễn Văn An', signer = 'Trần Thị Bích',
    signer_position = 'Giám đốc kinh doanh', commission_basis_points = 1500 where property_id = $1`

/** Makes the scene; everybody in it signs by `knownPassword`. */
export const makeContractScene = async (server: TestServer): Promise<ContractScene> => {
  const id = await makeProperty(server)
  await server.database.pool.query(legal, [id])
  const owner = await withPassword(server, await signInTo(server, id))
  const [am, sm, cm] = [await managerOf(server, 'AM'), await managerOf(server, 'SM'), await managerOf(server, 'CM')]
  return { id, owner, am, sm, cm }
}

/** An administrator of some types who can sign. */
export const managerOf = async (server: TestServer, ...types: readonly string[]): Promise<SignedIn> => {
  const admin = await withPassword(server, await signInAdmin(server))
  await server.database.pool.query('update account set admin_types = $2 where account_id = $1', [admin.accountId, types])
  return admin
}

const withPassword = async (server: TestServer, person: SignedIn): Promise<SignedIn> => {
  const hash = await hashPassword(knownPassword)
  await server.database.pool.query('update account set password_hash = $2 where account_id = $1', [person.accountId, hash])
  return person
}

/** A step of a contract that needs nothing but a note. */
export type WalkStep = CallInput<'supplier/contract/move'>['step']

/** Walks contracts over HTTP as everybody in a scene does. */
export const contractWalk = (server: TestServer) => {
  const acts = contractActs(server)
  const { drawUp, move, publish, signing, countersign } = acts

  const accepted = async () => {
    const scene = await makeContractScene(server)
    await drawUp(scene)
    await move(scene, scene.am, 'amSend')
    await move(scene, scene.sm, 'smAccept')
    await move(scene, scene.cm, 'cmAccept')
    return scene
  }

  const waiting = async () => {
    const scene = await accepted()
    await publish(scene)
    await move(scene, scene.am, 'waitSign')
    return scene
  }

  const signed = async () => {
    const scene = await waiting()
    await server.ask('contract/sign', await signing(scene.owner), scene.owner)
    await countersign(scene)
    return scene
  }
  return { ...acts, accepted, waiting, signed }
}

/** What everybody in a scene does with its contract, over HTTP. */
const contractActs = (server: TestServer) => {
  const detailOf = async ({ id, am }: Pick<ContractScene, 'id' | 'am'>) => (await server.ask('supplier/contract/detail', { id }, am)).data
  const readBy = async (owner: SignedIn) => (await server.ask('contract/read', {}, owner)).data

  const draft = async (am: SignedIn, given: object = {}) => {
    const templates = (await server.ask('supplier/contract/templates', {}, am)).data
    const template = templates.find(({ kind, newest }) => kind === 'hotel' && newest)
    const form = {
      templateId: template?.id ?? '',
      startsOn: '2027-01-01',
      endsOn: '2027-12-31',
      commission: 1250,
      extraVi: '',
      extraEn: '',
    }
    return { ...form, ...given }
  }

  const drawUp = async (scene: ContractScene, given: object = {}) => {
    const { version: seen } = await detailOf(scene)
    return server.ask('supplier/contract/save', { id: scene.id, seen, ...(await draft(scene.am, given)) }, scene.am)
  }

  const move = async (scene: ContractScene, who: SignedIn, step: WalkStep, note = '') => {
    const { version: seen } = await detailOf(scene)
    return server.ask('supplier/contract/move', { id: scene.id, seen, step, note }, who)
  }

  const publish = async (scene: ContractScene) => {
    const { version: seen, papers } = await detailOf(scene)
    return server.ask('supplier/contract/publish', { id: scene.id, seen, paperId: papers[0]?.id ?? '' }, scene.cm)
  }

  const signing = async (owner: SignedIn, given: object = {}) => {
    const [paper] = (await readBy(owner)).papers
    const told = { signer: 'Trần Thị Bích', position: 'Giám đốc kinh doanh', password: knownPassword }
    return { paperId: paper?.id ?? crypto.randomUUID(), sha256: paper?.files.at(-1)?.sha256 ?? '0'.repeat(64), ...told, ...given }
  }

  const countersign = async (scene: ContractScene, given: object = {}) =>
    server.ask('supplier/contract/countersign', { id: scene.id, ...(await signing(scene.owner, given)) }, scene.cm)
  return { detailOf, readBy, draft, drawUp, move, publish, signing, countersign }
}
