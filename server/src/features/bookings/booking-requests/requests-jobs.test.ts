import type { Signal } from '@innkeeper/protocol/freshness/signal'
import { expect, test } from 'vitest'
import { inDays } from '#testing/factories/book-stay.ts'
import { signInTo } from '#testing/factories/factories.ts'
import { makeSelling } from '#testing/factories/factories-sales.ts'
import { sendRequest } from '#testing/factories/send-request.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { passRequests, warnOfRequests } from './requests.jobs.ts'

const server = useTestServer()

const sweep = async (job: typeof passRequests, hours: number): Promise<Signal[]> => {
  const told: Signal[] = []
  const now = new Date(Date.now() + hours * 3_600_000)
  await job.run({ pool: server.database.pool, now, publish: (signals) => void told.push(...signals) })
  return told
}

test('"a request whose arrival date has passed is cancelled", and its screens are told', async () => {
  const by = await makeSelling(server, { from: inDays(0), to: inDays(20) })
  const staff = await signInTo(server, by.propertyId)
  const { code } = (await sendRequest(server, by, { checkIn: inDays(1) })).data
  const later = (await sendRequest(server, by, { checkIn: inDays(9) })).data.code
  const stateOf = async (one: string) => (await server.ask('request-booking/detail', { code: one }, staff)).data
  await sweep(passRequests, 24)
  expect(await stateOf(code)).toMatchObject({ requestStatus: 1 })
  const told = await Promise.all([1, 2, 3].map(() => sweep(passRequests, 49)))
  expect(await stateOf(code)).toMatchObject({ requestStatus: 4, endedBecause: 'passed' })
  expect((await stateOf(code)).thread.filter(({ kind }) => kind === 'passed')).toHaveLength(1)
  expect(await stateOf(later)).toMatchObject({ requestStatus: 1 })
  expect(told.flat()).toContainEqual(expect.objectContaining({ topic: 'stale', propertyId: by.propertyId }))
})

test('the property is told once that a request is about to pass unanswered', async () => {
  const by = await makeSelling(server, { from: inDays(0), to: inDays(60) })
  const staff = await signInTo(server, by.propertyId)
  const { code } = (await sendRequest(server, by)).data
  const warned = async () =>
    (await server.ask('notification/show', {}, staff)).data.notifications.filter(({ type }) => type === 'requestPassing')
  await sweep(warnOfRequests(server.outside), 21)
  expect(await warned()).toEqual([])
  await Promise.all([1, 2, 3].map(() => sweep(warnOfRequests(server.outside), 23)))
  await sweep(warnOfRequests(server.outside), 24)
  expect(await warned()).toMatchObject([{ detailCode: code }])
})
