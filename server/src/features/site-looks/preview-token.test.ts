import { expect, test } from 'vitest'
import { makeProperty, signInTo } from '#testing/factories/factories.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { previewToken, previewedProperty } from './preview-token.reads.ts'

const server = useTestServer()
const minute = 60_000

test('a token opens the draft of one property for ten minutes', async () => {
  const propertyId = await makeProperty(server)
  const { data } = await server.ask('header-footer/preview-token', {}, await signInTo(server, propertyId))
  const after = (minutes: number) => new Date(Date.parse(data.until) + (minutes - 10) * minute)
  expect(previewedProperty(server.outside, data.token, after(0))).toBe(propertyId)
  expect(previewedProperty(server.outside, data.token, after(10))).toBe(propertyId)
  expect(previewedProperty(server.outside, data.token, after(11))).toBeNull()
})

test('a token that was changed, or that another installation made, opens nothing', () => {
  const now = new Date()
  const id = crypto.randomUUID()
  const { token } = previewToken(server.outside, id, now)
  const bytes = Buffer.from(token, 'base64url')
  for (let place = 0; place < bytes.length; place += 1) {
    const changed = Buffer.from(bytes)
    changed[place] = (changed[place] ?? 0) ^ 1
    expect(previewedProperty(server.outside, changed.toString('base64url'), now)).toBeNull()
  }
  const elsewhere = { keyFor: () => Buffer.alloc(32, 7) }
  expect(previewedProperty(server.outside, previewToken(elsewhere, id, now).token, now)).toBeNull()
  expect(['', 'x', token.slice(1)].map((one) => previewedProperty(server.outside, one, now))).toEqual([null, null, null])
})
