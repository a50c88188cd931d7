import type { TestProject } from 'vitest/node'
import { fillSample } from './start/start-product.ts'

declare module 'vitest' {
  // oxlint does not resolve this file's module: only an interface can extend another module's interface.
  interface ProvidedContext {
    /** The directory that each file's product starts on a copy of. */
    sample: string
  }
}

/** Makes the sample data once for all journeys; removes it after them. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const { filled, remove } = await fillSample()
  project.provide('sample', filled)
  return remove
}
