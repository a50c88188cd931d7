import { expect, test } from 'vitest'
import { isAgentLevel } from './agent-level.ts'

test('"agent levels are 1 to 5"', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 2.5].filter((level) => isAgentLevel(level))).toEqual([1, 2, 3, 4, 5])
})
