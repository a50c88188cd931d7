import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { newKey } from '../../kit/new-key.ts'
import { newUpload, nextUploads, toStart, type Upload, type UploadEvent, type UploadFailure } from './upload-queue.ts'

/** How one file is sent: told its key, whom to tell how much is sent, and when to give up. */
export type SendFile<T> = (
  file: File,
  sending: { readonly key: string; readonly progress: (share: number) => void; readonly signal: AbortSignal },
) => Promise<T>

/** How files are looked at, sent and heard of. */
export type UploadQueueOptions<T> = {
  readonly send: SendFile<T>
  /** Why a file need not be sent at all; null when it may be. */
  readonly refuse: (file: File) => string | null
  readonly failureOf: (error: Error) => UploadFailure
  readonly done: (answer: T) => void
}

/** Files on their way, and what can be done with them. */
export type UploadQueue<T> = {
  readonly uploads: readonly Upload<T>[]
  readonly add: (files: readonly File[]) => void
  readonly again: (keys: readonly string[]) => void
  /** Takes files off the list; one that is being sent is given up. */
  readonly remove: (keys: readonly string[]) => void
}

const mostAtOnce = 3

/** Sends files three at a time, each under its own key; a file that fails keeps its place. Leaving the screen gives up what is being sent. */
export function useUploadQueue<T>(options: UploadQueueOptions<T>): UploadQueue<T> {
  const [uploads, tell] = useReducer<readonly Upload<T>[], [UploadEvent<T>]>(nextUploads, [])
  const running = useRef(new Map<string, AbortController>())
  const start = useEffectEvent((upload: Upload<T>) => {
    const stop = new AbortController()
    running.current.set(upload.key, stop)
    void sendOne(upload, { options, tell, stop }).finally(() => running.current.delete(upload.key))
  })
  useEffect(() => {
    const next = toStart(uploads, mostAtOnce).filter(({ key }) => !running.current.has(key))
    if (next.length > 0) tell({ type: 'started', keys: next.map(({ key }) => key) })
    for (const upload of next) start(upload)
  }, [uploads])
  useEffect(() => {
    const sending = running.current
    return () => {
      for (const stop of sending.values()) stop.abort()
    }
  }, [])
  return {
    uploads,
    add: (files) => tell({ type: 'added', uploads: files.map((file) => newUpload<T>(newKey(), file, refusalOf(file, options))) }),
    again: (keys) => tell({ type: 'again', keys }),
    remove: (keys) => {
      for (const key of keys) running.current.get(key)?.abort()
      tell({ type: 'removed', keys })
    },
  }
}

function refusalOf<T>(file: File, { refuse }: UploadQueueOptions<T>): UploadFailure | null {
  const message = refuse(file)
  return message === null ? null : { message, mayRetry: false }
}

type Sending<T> = {
  readonly options: UploadQueueOptions<T>
  readonly tell: (event: UploadEvent<T>) => void
  readonly stop: AbortController
}

async function sendOne<T>({ key, file }: Upload<T>, { options, tell, stop }: Sending<T>): Promise<void> {
  try {
    const answer = await options.send(file, { key, signal: stop.signal, progress: (share) => tell({ type: 'progressed', key, share }) })
    tell({ type: 'done', key, answer })
    options.done(answer)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    if (!stop.signal.aborted) tell({ type: 'failed', key, failure: options.failureOf(error) })
  }
}
