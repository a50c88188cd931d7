import { Worker } from 'node:worker_threads'
import { z } from 'zod'

const written = z.object({ openApi: z.string(), vi: z.string(), en: z.string() })

/** The description of the API, for machines and for people in each language. */
export type ApiTexts = z.output<typeof written>

let wanted: Promise<ApiTexts> | undefined

/**
 * Writes the description when it is first requested, on a separate thread. It takes a second of one core: this way neither the start nor
 * other requests wait for it, and its memory is freed when the thread ends.
 */
export const apiTexts = (): Promise<ApiTexts> => (wanted ??= onThread().catch(forget))

const onThread = async (): Promise<ApiTexts> => {
  const worker = new Worker(new URL('./write-api-texts.ts', import.meta.url))
  return new Promise((resolve, reject) => {
    worker.once('message', (texts: unknown) => resolve(written.parse(texts)))
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('the thread ended without the description of the API')))
  })
}

const forget = (error: unknown): never => {
  wanted = undefined
  throw error
}
