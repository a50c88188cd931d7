import { contractWalk, managerOf, type ContractScene } from '../factories/contracts.ts'
import { oneOf, put, type Preparations, type Scene } from './scene.ts'

/** The property of the sample data with its legal information whole and no contract yet, and everybody who draws one up. */
const withoutContract = async (scene: Scene): Promise<ContractScene> => {
  const { server, propertyId: id, owner } = scene
  await put(
    scene,
    `update e_contract set state = 'not created', desk = null, contract_paper_id = null, ends_on = null,
       agreed_commission_basis_points = null, commission_agreed_at = null, commission_agreed_by = null where property_id = $1`,
    ...['contract_signature', 'contract_file', 'contract_commission', 'contract_step'].map(
      (name) => `delete from ${name} where property_id = $1`,
    ),
    'delete from contract_paper where property_id = $1 and amends is not null',
    'delete from contract_paper where property_id = $1',
  )
  const [am, sm, cm] = [await managerOf(server, 'AM'), await managerOf(server, 'SM'), await managerOf(server, 'CM')]
  return { id, owner, am, sm, cm }
}

const drawnUp = async (scene: Scene) => {
  const people = await withoutContract(scene)
  const walk = contractWalk(scene.server)
  await walk.drawUp(people)
  return { people, walk, seen: (await walk.detailOf(people)).version }
}

const accepted = async (scene: Scene) => {
  const { people, walk } = await drawnUp(scene)
  await walk.move(people, people.am, 'amSend')
  await walk.move(people, people.sm, 'smAccept')
  await walk.move(people, people.cm, 'cmAccept')
  const { version: seen, papers } = await walk.detailOf(people)
  return { people, walk, seen, paperId: papers[0]?.id ?? '' }
}

const waiting = async (scene: Scene) => {
  const { people, walk, paperId } = await accepted(scene)
  await walk.publish(people)
  await walk.move(people, people.am, 'waitSign')
  return { people, walk, paperId }
}

const ownSigned = async (scene: Scene) => {
  const { people, walk, paperId } = await waiting(scene)
  await scene.server.ask('contract/sign', await walk.signing(people.owner), people.owner)
  return { people, walk, paperId }
}

const signed = async (scene: Scene) => {
  const { people, walk, paperId } = await ownSigned(scene)
  await walk.countersign(people)
  return { people, walk, paperId, seen: (await walk.detailOf(people)).version }
}

/** What the sample data needs before it accepts the steps of a contract. */
export const contractChanges: Preparations = {
  'supplier/hotel/agree-commission': async (scene) => {
    await withoutContract(scene)
    return {}
  },
  'contract/update': async (scene) => {
    await withoutContract(scene)
    return {}
  },
  'contract/sign': async (scene) => {
    const { people, walk } = await waiting(scene)
    return { as: people.owner, input: await walk.signing(people.owner) }
  },
  'contract/decline': async (scene) => ({ input: { paperId: (await waiting(scene)).paperId } }),
  'contract/dispute': async (scene) => ({ input: { paperId: (await signed(scene)).paperId } }),
  'supplier/contract/save-template': async (scene) => ({
    input: { edition: await oneOf(scene, `select max(edition) from contract_template where kind = 'hotel'`) },
  }),
  'supplier/contract/save': async (scene) => {
    const people = await withoutContract(scene)
    const walk = contractWalk(scene.server)
    return { as: people.am, input: { seen: (await walk.detailOf(people)).version, ...(await walk.draft(people.am)) } }
  },
  'supplier/contract/move': async (scene) => {
    const { people, seen } = await drawnUp(scene)
    return { as: people.am, input: { seen, step: 'amSend', note: '' } }
  },
  'supplier/contract/publish': async (scene) => {
    const { people, seen, paperId } = await accepted(scene)
    return { as: people.cm, input: { seen, paperId } }
  },
  'supplier/contract/countersign': async (scene) => {
    const { people, walk } = await ownSigned(scene)
    return { as: people.cm, input: await walk.signing(people.owner) }
  },
  'supplier/contract/amend': async (scene) => {
    const { people, seen } = await signed(scene)
    return { as: people.am, input: { seen, startsOn: '2027-06-01', endsOn: null } }
  },
}
