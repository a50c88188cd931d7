import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createQueryClient } from './query-client.ts'
import { Unreachable } from './refused.ts'

beforeEach(() => onlineManager.setOnline(false))
afterEach(() => onlineManager.setOnline(true))

const unreachable = () => Promise.reject(new Unreachable('room/update'))

test('a change without a network is told at once instead of waiting for one', async () => {
  const client = createQueryClient()
  const change = client.getMutationCache().build(client, { mutationFn: unreachable })
  await expect(change.execute(undefined)).rejects.toBeInstanceOf(Unreachable)
})

test('a reading without a network is told as well', async () => {
  const client = createQueryClient()
  const reading = new QueryObserver(client, { queryKey: ['rooms'], queryFn: unreachable, retry: false })
  const told = await new Promise<Error>((resolve) => reading.subscribe(({ error }) => error !== null && resolve(error)))
  expect(told).toBeInstanceOf(Unreachable)
  reading.destroy()
})
