import type { TestProject } from 'vitest/node'
import { startProduct, type Product } from './start/start-product.ts'

declare module 'vitest' {
  // oxlint does not resolve this file's module: only an interface can extend another module's interface.
  interface ProvidedContext {
    products: readonly Product[]
  }
}

/** Starts a product for each worker, once for all its journeys; stops them after these. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const started = await Promise.all(Array.from({ length: project.config.maxWorkers }, () => startProduct()))
  project.provide(
    'products',
    started.map(({ product }) => product),
  )
  return async () => void (await Promise.all(started.map(({ stop }) => stop())))
}
