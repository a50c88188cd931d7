import { callAt, callPaths } from '@innkeeper/protocol/catalogue'
import { describe, expect, test } from 'vitest'
import { liveUrl } from '#kit/live/live-route.ts'
import { makeProperty } from '#testing/factories/factories.ts'
import { knownPassword, makeAdmin, makeUser } from '#testing/factories/people.ts'
import { addApp, codeOf } from '#testing/factors/people-with-factors.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer({ servers: 2 })

const demand = (propertyId: string) =>
  server.database.pool.query('update property set second_factor_demanded = true where property_id = $1', [propertyId])
const signIn = async (username: string) => (await server.ask('login/user', { username, password: knownPassword })).data
const first = { status: 403, refusal: 'factorSetUpFirst' }

describe('A property that asks its staff for a second factor', () => {
  test('lets a session without one set one up, sign out, and nothing else, until it is set up', async () => {
    const propertyId = await makeProperty(server)
    const { userName } = await makeUser(server, { propertyId })
    await demand(propertyId)
    const { token, mustSetUpFactor } = await signIn(userName)
    expect(mustSetUpFactor).toBe(true)
    expect(await server.ask('profile/info', {}, { token })).toMatchObject(first)
    expect(await server.askOn(1, 'room/get-all', {}, { token })).toMatchObject(first)
    const stream = await fetch(server.url() + liveUrl, { headers: { authorization: `Token ${token}` } })
    expect(stream.status).toBe(403)
    expect((await server.ask('factor/get-all', {}, { token })).data).toMatchObject({ demanded: true, factors: [] })
    expect((await server.ask('login/token', {}, { token })).data.mustSetUpFactor).toBe(true)
    const { data } = await server.ask('factor/code-begin', {}, { token })
    await server.ask('factor/code-add', { setUp: data.setUp, code: codeOf(data.secret), name: 'Điện thoại' }, { token })
    expect((await server.askOn(1, 'login/token', {}, { token })).data.mustSetUpFactor).toBe(false)
    expect(await server.ask('profile/info', {}, { token })).toMatchObject({ status: 200 })
  })

  test('does not let in who has only the password, once the owner of the account has set one up', async () => {
    const propertyId = await makeProperty(server)
    const { userName } = await makeUser(server, { propertyId })
    await demand(propertyId)
    const [owner, thief] = [await signIn(userName), await signIn(userName)]
    await addApp(server, owner.token, '')
    expect(await server.ask('factor/get-all', {}, { token: thief.token })).toMatchObject({ status: 401 })
    expect(await server.ask('profile/info', {}, { token: owner.token })).toMatchObject({ status: 200 })
  })

  test('asks at the next sign-in, and whoever comes from another property too', async () => {
    const [propertyId, other] = [await makeProperty(server), await makeProperty(server)]
    const { userName } = await makeUser(server, { propertyId, owner: true }, { propertyId: other, owner: true })
    const { token, hotel } = await signIn(userName)
    const strict = hotel?.id === propertyId ? other : propertyId
    await demand(strict)
    expect(await server.ask('profile/info', {}, { token })).toMatchObject({ status: 200 })
    const { data } = await server.ask('login/switch', { hotelId: strict }, { token })
    expect(data.mustSetUpFactor).toBe(true)
    expect(await server.ask('profile/info', {}, { token: data.token })).toMatchObject(first)
  })
})

describe('An installation without sample data', () => {
  const withoutSampleData = async (act: () => Promise<void>) => {
    await server.database.pool.query('delete from sample_data')
    await act()
    await server.database.pool.query('insert into sample_data default values')
  }

  test('asks its administrators for a second factor, on the platform and in a property that they name', () =>
    withoutSampleData(async () => {
      const [{ userName }, propertyId] = [await makeAdmin(server), await makeProperty(server)]
      const { rows } = await server.database.pool.query<{ code: string }>('select code from property where property_id = $1', [propertyId])
      const { token, mustSetUpFactor } = await signIn(userName)
      expect(mustSetUpFactor).toBe(true)
      expect(await server.askOn(1, 'supplier/user/get-all', {}, { token })).toMatchObject(first)
      const named = { username: userName, password: knownPassword, hotelId: rows[0]?.code ?? '' }
      expect((await server.ask('login/admin', named)).data.mustSetUpFactor).toBe(true)
      expect((await server.ask('factor/get-all', {}, { token })).data.demanded).toBe(true)
      await addApp(server, token, '')
      expect(await server.askOn(1, 'supplier/user/get-all', {}, { token })).toMatchObject({ status: 200 })
      expect(await server.ask('login/user', { username: userName, password: knownPassword })).toMatchObject({ refusal: 'secondStepNeeded' })
    }))

  test('does not ask the staff of its properties, unless a property does', () =>
    withoutSampleData(async () => {
      const { userName } = await makeUser(server, { propertyId: await makeProperty(server) })
      expect((await signIn(userName)).mustSetUpFactor).toBe(false)
    }))
})

test('with sample data administrators are asked for none', async () => {
  const { userName } = await makeAdmin(server)
  expect((await signIn(userName)).mustSetUpFactor).toBe(false)
})

test('a session that waits for a second factor is answered by these calls only', () => {
  expect(callPaths.filter((path) => callAt(path).beforeFactor)).toEqual([
    'login/token',
    'logout',
    'factor/get-all',
    'factor/code-begin',
    'factor/code-add',
    'factor/passkey-begin',
    'factor/passkey-add',
  ])
})
