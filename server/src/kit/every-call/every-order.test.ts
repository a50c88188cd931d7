import { callAt, callPaths } from '@innkeeper/protocol/catalogue'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { makeConnection } from '#testing/factories/make-connection.ts'
import { makeProperty, signInAdmin, signInTo } from '#testing/factories/factories.ts'
import { makeTravelAgent } from '#testing/factories/factories-sales.ts'
import { send } from '#testing/send.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()

const sortsOf = (path: (typeof callPaths)[number]): readonly string[] => {
  const sort: unknown = callAt(path).input.shape['sort']
  const inner = sort instanceof z.ZodOptional || sort instanceof z.ZodDefault ? sort.unwrap() : sort
  return inner instanceof z.ZodEnum ? inner.options.map(String) : []
}

const sorted = callPaths.flatMap((path) =>
  sortsOf(path).flatMap((sort) => [false, true].map((descending) => [path, sort, descending] as const)),
)

test('lists are sorted', () => {
  const paths = new Set(sorted.map(([path]) => path))
  const lists = callPaths.filter((path) => callAt(path).list === true && path.endsWith('get-all'))
  expect(lists.filter((path) => !paths.has(path))).toEqual([])
  // An exported file has the same orders as its list on screen. Each list has such a file, except these. Parks use the file of hotels.
  const withoutFile = new Set(['job/get-all', 'supplier/get-all-site'])
  const files = [...paths].filter((path) => callAt(path).list === undefined)
  const listed = [...paths].filter((path) => callAt(path).list !== undefined && !withoutFile.has(path))
  expect(files.length).toBe(listed.length)
})

test.each(sorted)('%s is sorted by %s, descending: %s', async (path, sort, descending) => {
  const sent = await send(server.url(), path, { sort, descending }, await tokenFor(path))
  expect(sent.status).toBe(200)
})

const pages = callPaths.filter((path) => callAt(path).list === true && callAt(path).input.safeParse({}).success)

test.each(pages)('%s answers how many match and how many there are with its first page', async (path) => {
  const sent = await send(server.url(), path, {}, await tokenFor(path))
  expect(sent.status).toBe(200)
  expect(sent).toMatchObject({ total: expect.any(Number), all: expect.any(Number) })
})

const tokenFor = async (path: (typeof callPaths)[number]) => {
  if (callAt(path).access.who === 'travelAgent') return { authorization: `Agent ${(await makeTravelAgent(server)).agentKey}` }
  if (callAt(path).access.who === 'connection')
    return { authorization: `Connection ${(await makeConnection(server, await makeProperty(server))).connectionKey}` }
  const { token } =
    callAt(path).access.who === 'administrator' ? await signInAdmin(server) : await signInTo(server, await makeProperty(server))
  return { authorization: `Token ${token}` }
}
