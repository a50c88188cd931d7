import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'
import { repeatReads } from './repeat-reads.ts'

/** A read on screen whose answers the test gives. */
const readOnScreen = () => {
  const queries = createQueryClient()
  const answers: PromiseWithResolvers<string>[] = []
  const queryFn = () => {
    const answer = Promise.withResolvers<string>()
    answers.push(answer)
    return answer.promise
  }
  const screen = new QueryObserver(queries, { queryKey: ['0', 'booking', 'booking/get-all', {}], queryFn })
  const leave = screen.subscribe(() => undefined)
  const shows = (text: string) => vi.waitFor(() => expect(screen.getCurrentResult().data).toBe(text))
  return { queries, answers, shows, leave }
}

test('a change during the first read: the read is repeated when it has ended, because its answer may be from before', async () => {
  const { queries, answers, shows, leave } = readOnScreen()
  repeatReads(queries, ['0', 'booking'])
  answers[0]?.resolve('before')
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.resolve('after')
  await shows('after')
  leave()
})

test('a change during a later read: the read begins anew', async () => {
  const { queries, answers, shows, leave } = readOnScreen()
  answers[0]?.resolve('first')
  await shows('first')
  repeatReads(queries, ['0'])
  repeatReads(queries, ['0', 'booking'])
  await vi.waitFor(() => expect(answers).toHaveLength(3))
  answers[1]?.resolve('before')
  answers[2]?.resolve('after')
  await shows('after')
  leave()
})

test('a change of something else repeats nothing', async () => {
  const { queries, answers, leave } = readOnScreen()
  repeatReads(queries, ['0', 'room'])
  answers[0]?.resolve('first')
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0))
  expect(answers).toHaveLength(1)
  leave()
})
