import type { Repository } from './house/repository.ts'

/** A test that proves a sentence of the specification: its file and its title. */
export type Proof = { readonly file: string; readonly title: string }

/** The test files that contain each call's path, the server's tests first. They show how a call behaves. */
export const testsByCall = (repository: Repository, calls: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const texts = testFiles(repository).map((file) => ({ file, text: repository.read(file) }))
  return new Map(calls.map((call) => [call, texts.filter(({ text }) => text.includes(`'${call}'`)).map(({ file }) => file)]))
}

/** The tests with a key in square brackets in their title, by key. */
export const proofsByKey = (repository: Repository): ReadonlyMap<string, readonly Proof[]> => {
  const proofs = new Map<string, readonly Proof[]>()
  for (const file of testFiles(repository)) {
    for (const title of titlesIn(repository.read(file))) {
      for (const key of keysIn(title)) proofs.set(key, [...(proofs.get(key) ?? []), { file, title: withoutKeys(title) }])
    }
  }
  return proofs
}

const testFiles = (repository: Repository): readonly string[] =>
  repository.paths
    .filter((path) => (/\.(test|journey)\.tsx?$/.test(path) || path.startsWith('server/src/testing/')) && !path.startsWith('tools/'))
    .toSorted(serverFirst)

const serverFirst = (one: string, other: string): number => rank(one) - rank(other) || one.localeCompare(other)

const rank = (path: string): number => ['server/', 'rules/', 'protocol/', 'web/', 'journeys/'].findIndex((start) => path.startsWith(start))

/** A title is the first text of a test, or of a row of its table. */
const titlesIn = (text: string): readonly string[] =>
  [...text.matchAll(/[([]\s*(['`])(\[[\w.]+\][^'`\n]*)\1/gu)].map(([, , title = '']) => title)

const keysIn = (title: string): readonly string[] =>
  [...(/^(\[[\w.]+\])+/.exec(title)?.[0] ?? '').matchAll(/\[([\w.]+)\]/g)].map(([, key = '']) => key)

const withoutKeys = (title: string): string => title.replace(/^(\[[\w.]+\])+\s*/, '')
