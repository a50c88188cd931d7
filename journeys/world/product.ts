import type { TestProject } from 'vitest/node'
import { startProduct, type Product } from './start-product.ts'

declare module 'vitest' {
  // oxlint resolves nothing here: an interface is the only way to add to another module's.
  interface ProvidedContext {
    product: Product
  }
}

/** Starts the product once for all journeys; stops it after them. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const { product, stop } = await startProduct()
  project.provide('product', product)
  return stop
}
