import { callAt, callPaths } from '@innkeeper/protocol/catalogue'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { makeProperty, signInTo } from '#testing/factories/factories.ts'
import { send } from '#testing/send.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()

const sortsOf = (path: (typeof callPaths)[number]): readonly string[] => {
  const sort: unknown = callAt(path).input.shape['sort']
  const inner = sort instanceof z.ZodOptional || sort instanceof z.ZodDefault ? sort.unwrap() : sort
  return inner instanceof z.ZodEnum ? inner.options.map(String) : []
}

const sorted = callPaths
  .filter((path) => callAt(path).access.who === 'property')
  .flatMap((path) => sortsOf(path).flatMap((sort) => [false, true].map((descending) => [path, sort, descending] as const)))

test('lists are sorted', () => {
  expect(new Set(sorted.map(([path]) => path))).toContain('booking/get-all')
})

test.each(sorted)('%s is sorted by %s, descending: %s', async (path, sort, descending) => {
  const owner = await signInTo(server, await makeProperty(server))
  const sent = await send(server.url(), path, { sort, descending }, { authorization: `Token ${owner.token}` })
  expect(sent.status).toBe(200)
})
