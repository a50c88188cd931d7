import { callAt } from '@innkeeper/protocol/catalogue'
import { urlOf } from '@innkeeper/protocol/url-of'
import { describe, expect, test } from 'vitest'
import { makeTravelAgent } from '#testing/factories/factories-sales.ts'
import { makeProperty, signInTo } from '#testing/factories/factories.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { networkOf } from './caller-key.ts'
import { limitsOf } from '../call/limits.ts'

const server = useTestServer()

type Asked = 'room-plan-log/export' | 'distribution/booking'

/** The number of requests that a caller with this credential has left. */
const leftTo = async (path: Asked, authorization: string): Promise<number> => {
  const { headers } = await fetch(`${server.url()}${urlOf(path)}?code=HA000000000`, { headers: { authorization } })
  return Number(headers.get('x-ratelimit-remaining'))
}

test('an agent whose key was right is counted by it, apart from strangers at the same address', async () => {
  const { agentKey } = await makeTravelAgent(server)
  await leftTo('distribution/booking', `Agent ${agentKey}`)
  expect(await leftTo('distribution/booking', `Agent ${agentKey}`)).toBe(limitsOf(callAt('distribution/booking')).perMinute - 1)
})

test.each([
  ['whose key is revoked', 'update travel_agent_key set revoked_at = now() where travel_agent_id = $1'],
  ['who is no longer active', 'update travel_agent set active = false where travel_agent_id = $1'],
])('an agent %s is refused from the next request on: that the key was right is remembered for counting alone', async (_who, ending) => {
  const { agentKey, travelAgentId } = await makeTravelAgent(server)
  const ask = () => server.ask('distribution/booking', { code: 'HA000000000' }, { agentKey })
  expect(await ask()).toMatchObject({ refusal: 'notFound' })
  await server.database.pool.query(ending, [travelAgentId])
  expect(await ask()).toMatchObject({ status: 401, refusal: 'agentKeyUnknown' })
})

describe('A caller is counted as one', () => {
  test('who invents a new token each time', async () => {
    const left = await leftTo('room-plan-log/export', 'Token invented.1.token')
    expect(await leftTo('room-plan-log/export', 'Token invented.2.token')).toBe(left - 1)
  })

  test('who invents a new key each time', async () => {
    const left = await leftTo('distribution/booking', 'Agent invented-1')
    expect(await leftTo('distribution/booking', 'Agent invented-2')).toBe(left - 1)
  })

  test('who signs in anew, or at another property', async () => {
    const first = await signInTo(server, await makeProperty(server))
    const second = await server.ask('login/token', {}, first)
    const left = await leftTo('room-plan-log/export', `Token ${first.token}`)
    const again = await server.outside.token.sign({ ...first, sessionId: crypto.randomUUID() }, new Date(Date.now() + 60_000))
    expect(await leftTo('room-plan-log/export', `Token ${again}`)).toBe(left - 1)
    expect(await leftTo('room-plan-log/export', `Token ${second.data.token}`)).toBe(left - 2)
  })

  test('who writes the same token otherwise each time', async () => {
    const { token } = await signInTo(server, await makeProperty(server))
    const left = await leftTo('room-plan-log/export', `Token ${token}`)
    expect(await leftTo('room-plan-log/export', `Token ${token} 2`)).toBe(left - 1)
  })
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s stands for the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
