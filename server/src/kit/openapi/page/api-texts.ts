import { Worker } from 'node:worker_threads'
import { z } from 'zod'

const written = z.object({ openApi: z.string(), vi: z.string(), en: z.string() })

/** The description of the API, for machines and for people in each language. */
export type ApiTexts = z.output<typeof written>

let wanted: Promise<ApiTexts> | undefined

/**
 * Writes the description when somebody first wants it, on a thread of its own: it takes a second of a core, which nobody waits for at the start and no other request waits for
 * later, and the memory for it goes with the thread.
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
