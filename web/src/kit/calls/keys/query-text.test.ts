import { expect, test } from 'vitest'
import { queryText } from './query-text.ts'

test('“numbers and booleans as text, arrays as repeated keys, nested values as JSON text”', () => {
  const text = queryText(
    Object.entries({ limit: 15, closed: false, status: ['confirm', 'void'], stay: { from: '2027-02-05' }, note: undefined }),
  )
  expect(decodeURIComponent(text)).toBe('?limit=15&closed=false&status=confirm&status=void&stay={"from":"2027-02-05"}')
})

test('nothing is asked with no field', () => {
  expect(queryText([['note', undefined]])).toBe('')
})
