import { inject } from 'vitest'
import type { Product } from './start-product.ts'

/** The product of this worker's journeys: those that run in parallel do not see each other. */
export const ownProduct = (): Product => {
  const own = inject('products')[Number(process.env['VITEST_POOL_ID']) - 1]
  if (own === undefined) throw new Error('there is a product for each worker')
  return own
}
