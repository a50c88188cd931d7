import { expect, test } from 'vitest'
import { makeProperty } from '#testing/factories/factories.ts'
import { knownPassword, makeUser } from '#testing/factories/people.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer({ servers: 2 })

test('a property demands a second factor of its staff at their next sign-in, and no other property does; it can stop', async () => {
  const [propertyId, other] = [await makeProperty(server), await makeProperty(server)]
  const [owner, staff, stranger] = [
    await makeUser(server, { propertyId }),
    await makeUser(server, { propertyId, codes: ['DASHBOARD_1'] }),
    await makeUser(server, { propertyId: other }),
  ]
  const signIn = async ({ userName }: { userName: string }) =>
    (await server.ask('login/user', { username: userName, password: knownPassword })).data
  const { token } = await signIn(owner)
  const demand = (demanded: boolean) => server.ask('user/demand-second-factor', { demanded }, { token })
  expect(await demand(true)).toMatchObject({ responseCode: 0 })
  expect((await server.askOn(1, 'user/second-factor', {}, { token })).data).toEqual({ demanded: true })
  expect([(await signIn(staff)).mustSetUpFactor, (await signIn(stranger)).mustSetUpFactor]).toEqual([true, false])
  expect((await server.ask('factor/get-all', {}, { token })).data.demanded).toBe(true)
  await demand(false)
  expect((await signIn(staff)).mustSetUpFactor).toBe(false)
  const { rows } = await server.database.pool.query(
    `select from diary_entry where property_id = $1 and call = 'user/demand-second-factor'`,
    [propertyId],
  )
  expect(rows).toHaveLength(2)
})
