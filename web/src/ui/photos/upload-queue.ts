/** Why a file is not there: in the person's words, and whether sending it again may help. */
export type UploadFailure = { readonly message: string; readonly mayRetry: boolean }

/** One file on its way. It keeps its place in the list and its key, so that sent again it is the same file. */
export type Upload<T> = {
  readonly key: string
  readonly file: File
  readonly state: 'waiting' | 'sending' | 'done' | 'failed'
  /** How much has been sent, from 0 to 1. */
  readonly share: number
  readonly failure: UploadFailure | null
  readonly answer: T | null
}

/** What can happen to the files on their way. */
export type UploadEvent<T> =
  | { readonly type: 'added'; readonly uploads: readonly Upload<T>[] }
  | { readonly type: 'started'; readonly keys: readonly string[] }
  | { readonly type: 'progressed'; readonly key: string; readonly share: number }
  | { readonly type: 'done'; readonly key: string; readonly answer: T }
  | { readonly type: 'failed'; readonly key: string; readonly failure: UploadFailure }
  | { readonly type: 'again'; readonly keys: readonly string[] }
  | { readonly type: 'removed'; readonly keys: readonly string[] }

/** A file that waits to be sent, or that is refused before it is. */
export const newUpload = <T>(key: string, file: File, failure: UploadFailure | null): Upload<T> => ({
  key,
  file,
  state: failure === null ? 'waiting' : 'failed',
  share: 0,
  failure,
  answer: null,
})

/** The files on their way after something happened. */
export function nextUploads<T>(uploads: readonly Upload<T>[], event: UploadEvent<T>): readonly Upload<T>[] {
  switch (event.type) {
    case 'added':
      return [...uploads, ...event.uploads]
    case 'removed':
      return uploads.filter(({ key }) => !event.keys.includes(key))
    case 'started':
      return changed(uploads, event.keys, { state: 'sending', share: 0, failure: null })
    case 'again':
      return changed(uploads, event.keys, { state: 'waiting', share: 0, failure: null })
    case 'progressed':
      return changed(uploads, [event.key], { share: event.share })
    case 'done':
      return changed(uploads, [event.key], { state: 'done', share: 1, answer: event.answer })
    case 'failed':
      return changed(uploads, [event.key], { state: 'failed', failure: event.failure })
  }
}

/** How many files stand in each state. */
export function countUploads(uploads: readonly Upload<unknown>[]) {
  const count = (state: Upload<unknown>['state']) => uploads.filter((upload) => upload.state === state).length
  return { total: uploads.length, running: count('waiting') + count('sending'), done: count('done'), failed: count('failed') }
}

/** The files to be sent now, so that at most `most` are being sent at a time. */
export function toStart<T>(uploads: readonly Upload<T>[], most: number): readonly Upload<T>[] {
  const sending = uploads.filter(({ state }) => state === 'sending').length
  return uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, most - sending))
}

const changed = <T>(uploads: readonly Upload<T>[], keys: readonly string[], change: Partial<Upload<T>>): readonly Upload<T>[] =>
  uploads.map((upload) => (keys.includes(upload.key) ? { ...upload, ...change } : upload))
