import { describe, expect, test } from 'vitest'
import { contractWalk } from '#testing/factories/contracts.ts'
import type { SignedIn } from '#testing/factories/factories.ts'
import { addApp, codeOf } from '#testing/factors/people-with-factors.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
const { readBy, waiting, signing, countersign } = contractWalk(server)

/** A fresh proof of the second step, from an app that the person has just set up. */
const proofOf = async (person: SignedIn, secret: string) => {
  const { data } = await server.ask('factor/prove-begin', {}, person)
  return (await server.ask('factor/prove', { challenge: data.challenge, code: codeOf(secret, 1) }, person)).data.proof
}

describe('Who has a second factor signs with it', () => {
  test('the property: the password alone is refused and nothing is signed; with the proof it is, once', async () => {
    const scene = await waiting()
    const { secret } = await addApp(server, scene.owner.token)
    const told = await signing(scene.owner)
    expect(await server.ask('contract/sign', told, scene.owner)).toMatchObject({
      refusal: 'factorProofNeeded',
      errors: [{ field: 'proof' }],
    })
    expect(await readBy(scene.owner)).toMatchObject({ place: 'wait sign', papers: [{ signatures: [], files: [{ stage: 'published' }] }] })
    const proof = await proofOf(scene.owner, secret)
    expect(await server.ask('contract/sign', { ...told, proof }, scene.owner)).toMatchObject({ status: 200 })
    expect((await readBy(scene.owner)).place).toBe('completed')
  })

  test('the platform: countersigning asks for it as well, and takes no proof of another person', async () => {
    const scene = await waiting()
    const { secret: ownersSecret } = await addApp(server, scene.owner.token)
    const proofOfOwner = await proofOf(scene.owner, ownersSecret)
    await server.ask('contract/sign', await signing(scene.owner, { proof: proofOfOwner }), scene.owner)
    const { secret } = await addApp(server, scene.cm.token)
    expect(await countersign(scene)).toMatchObject({ refusal: 'factorProofNeeded', errors: [{ field: 'proof' }] })
    expect(await countersign(scene, { proof: proofOfOwner })).toMatchObject({ refusal: 'factorProofNeeded' })
    expect((await readBy(scene.owner)).place).toBe('completed')
    expect(await countersign(scene, { proof: await proofOf(scene.cm, secret) })).toMatchObject({ status: 200 })
    expect((await readBy(scene.owner)).place).toBe('signed')
  })
})
