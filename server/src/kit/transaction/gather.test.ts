import { once } from 'node:events'
import { expect, test } from 'vitest'
import { gatherer } from './gather.ts'

const patient = { patience: { longest: 60_000, least: 60_000 }, tooLate: () => new Error('too late') }

const later = () => new Promise<void>((resolve) => void setTimeout(resolve, 5))

test('what arrives at the same moment for a key is done at once, what arrives meanwhile after that; other keys do not wait', async () => {
  const groups: string[] = []
  const gather = gatherer({
    ...patient,
    most: 3,
    work: async (items: readonly string[]) => {
      groups.push(items.join(' '))
      await later()
      return items.map((item) => item.toUpperCase())
    },
  })
  const first = [gather('one', 'a'), gather('one', 'b'), gather('other', 'x')]
  await new Promise<void>((resolve) => void setImmediate(resolve))
  const second = [gather('one', 'c'), gather('one', 'd'), gather('one', 'e'), gather('one', 'f')]
  expect(await Promise.all([...first, ...second])).toEqual(['A', 'B', 'X', 'C', 'D', 'E', 'F'])
  expect(groups).toEqual(['a b', 'x', 'c d e', 'f'])
  expect(await gather('one', 'g')).toBe('G')
})

test('where several together fail each is done alone, and only who fails alone fails', async () => {
  const gather = gatherer({
    ...patient,
    most: 8,
    work: async (items: readonly number[]) => {
      if (items.includes(2)) throw new Error('no twos')
      return items
    },
  })
  const ends = await Promise.allSettled([1, 2, 3].map((item) => gather('key', item)))
  expect(ends).toEqual([
    { status: 'fulfilled', value: 1 },
    { status: 'rejected', reason: new Error('no twos') },
    { status: 'fulfilled', value: 3 },
  ])
})

test('when a group fails for a reason outside its works, all are rejected at once, and none is tried alone', async () => {
  const tried: number[] = []
  const gather = gatherer({
    ...patient,
    most: 8,
    work: async (items: readonly number[]) => {
      tried.push(items.length)
      throw new Error('busy')
    },
    isTransient: () => true,
  })
  const ends = await Promise.allSettled([1, 2, 3].map((item) => gather('key', item)))
  expect({ tried, ends }).toEqual({
    tried: [3],
    ends: [1, 2, 3].map(() => ({ status: 'rejected', reason: new Error('busy') })),
  })
})

test('work that says that the next may begin is not waited for by it', async () => {
  const ended: string[] = []
  const gather = gatherer({
    ...patient,
    most: 1,
    work: async ([item = '']: readonly string[], next) => {
      if (item === 'slow') next()
      if (item === 'slow') await later()
      ended.push(item)
      return [item]
    },
  })
  await Promise.all([gather('key', 'slow'), gather('key', 'quick')])
  expect(ended).toEqual(['quick', 'slow'])
})

test('a work that waits too long is rejected and never started; a started one is asked to give up, and gives its own result', async () => {
  const begun: string[] = []
  const end = Promise.withResolvers<void>()
  const gather = gatherer({
    most: 1,
    patience: { longest: 20, least: 20 },
    tooLate: () => new Error('too late'),
    work: async ([item = '']: readonly string[], _next, giveUp) => {
      begun.push(item)
      await once(giveUp, 'abort')
      await end.promise
      return [`${item} after all`]
    },
  })
  const first = gather('key', 'first')
  await expect(gather('key', 'second')).rejects.toThrow('too late')
  end.resolve()
  expect(await first).toBe('first after all')
  expect(await gather('key', 'third')).toBe('third after all')
  expect(begun).toEqual(['first', 'third'])
})
