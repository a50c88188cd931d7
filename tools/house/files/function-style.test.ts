import { expect, test } from 'vitest'
import { declaredFunctions } from './function-style.ts'
import { openRepository, planted } from '../repository.ts'

const repository = openRepository()
const found = (text: string) =>
  declaredFunctions(planted(repository, { 'rules/src/planted.ts': text })).filter((line) => line.includes('planted'))

test('a function is a constant', () => {
  expect(declaredFunctions(repository)).toEqual([])
})

test.each(['function half() {}', 'export function half() {}', 'export async function half<T>() {}'])('%j is noticed', (text) => {
  expect(found(text)).toEqual(['rules/src/planted.ts: half'])
})

test.each([
  'export const half = () => 0',
  'function* halves() {}',
  'export function half(of: 1): 0\nexport function half(of: number): number {',
])('%j is let be', (text) => {
  expect(found(text)).toEqual([])
})
