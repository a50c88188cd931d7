import { afterAll, inject } from 'vitest'
import { startCopy, type Product, type Started } from './start-product.ts'

/** Starts another product with the sample data, for journeys that want it set up otherwise or as new. */
export const startAnother = (more: NodeJS.ProcessEnv = {}): Promise<Started> => startCopy(inject('sample'), more)

const own = await startAnother()
afterAll(own.stop)

/** The product of this file's journeys, with the sample data: what the journeys of another file change is not there. */
export const ownProduct = (): Product => own.product
