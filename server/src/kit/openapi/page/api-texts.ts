import { z } from 'zod'
import { onThread } from '../../dear/on-thread.ts'

const written = z.object({ openApi: z.string(), vi: z.string(), en: z.string() })

/** The description of the API, for machines and for people in each language. */
export type ApiTexts = z.output<typeof written>

const file = new URL('./write-api-texts.ts', import.meta.url)

let wanted: Promise<ApiTexts> | undefined

/**
 * Writes the description when it is first requested, on a separate thread. It takes a second of one core: this way neither the start nor
 * other requests wait for it, and its memory is freed when the thread ends.
 */
export const apiTexts = (): Promise<ApiTexts> => (wanted ??= onThread(file, written).catch(forget))

const forget = (error: unknown): never => {
  wanted = undefined
  throw error
}
