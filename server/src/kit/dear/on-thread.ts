import { Worker, type ResourceLimits } from 'node:worker_threads'
import type { z } from 'zod'

/**
 * Runs a file as a thread of its own and returns what it answers: its first message of this shape. Under `--watch` Node itself sends messages
 * too, which name the files that the thread reads. With `limits`, a thread that needs more memory ends with an error.
 */
export const onThread = <T>(file: URL, shape: z.ZodType<T>, workerData?: unknown, limits: ResourceLimits = {}): Promise<T> => {
  const worker = new Worker(file, { workerData, resourceLimits: limits })
  return new Promise((resolve, reject) => {
    worker.on('message', (message: unknown) => {
      const answer = shape.safeParse(message)
      if (answer.success) resolve(answer.data)
    })
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error(`the thread ended without an answer: ${file.href}`)))
  })
}
