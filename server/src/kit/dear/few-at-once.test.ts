import { expect, test } from 'vitest'
import { fewAtOnce } from './few-at-once.ts'

const refused = () => new Error('the line is too long')

const held = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, end: resolve }
}

test('so many run at once, and those who come later begin in the order of coming', async () => {
  const inTurn = fewAtOnce(2)
  const begun: number[] = []
  const works = Array.from({ length: 4 }, held)
  const done = works.map(({ work }, index) =>
    inTurn(() => {
      begun.push(index)
      return work()
    }),
  )
  await Promise.resolve()
  await expect.poll(() => [...begun]).toEqual([0, 1])
  works[1]?.end()
  await done[1]
  await expect.poll(() => [...begun]).toEqual([0, 1, 2])
  for (const { end } of works) end()
  await Promise.all(done)
  expect(begun).toEqual([0, 1, 2, 3])
})

test('work that fails gives its place on', async () => {
  const inTurn = fewAtOnce(1)
  const failed = inTurn(() => Promise.reject(new Error('failed')))
  await expect(failed).rejects.toThrow('failed')
  expect(await inTurn(async () => 'next')).toBe('next')
})

test('a queue has a limited length, and a work that has waited too long leaves it', async () => {
  const inTurn = fewAtOnce(1, { most: 1, patience: 1, refused })
  const first = held()
  const running = inTurn(first.work)
  const waiting = inTurn(async () => 'never')
  await expect(inTurn(async () => 'never')).rejects.toThrow('too long')
  await expect(waiting).rejects.toThrow('too long')
  first.end()
  await running
  expect(await inTurn(async () => 'free again')).toBe('free again')
})
