import { urlOf } from '@innkeeper/protocol/url-of'
import type { CallInput, UploadPath } from '@innkeeper/protocol/catalogue'
import { answerIn, callerOf, checkRight, type AnswerOf, type AskOptions, type Caller } from '../calls/ask.ts'
import { Unreachable } from '../calls/refused.ts'
import { wireOf } from '../calls/wire/wire.ts'

/** The options of an upload: those of any call, and a function that gets the progress. */
export type UploadOptions = AskOptions & {
  /** The share of the file that was sent, from 0 to 1; at 1 the server processes it. */
  readonly onProgress?: (share: number) => void
}

/** The timeout of a connection on which nothing is sent and nothing received. */
const silentSeconds = 90

/** Makes a call with a file and returns its data; throws `Refused`, `Unreachable`, or the reason of the signal that aborted it. */
export const askUpload = async <P extends UploadPath>(
  path: P,
  sent: { readonly file: File; readonly input: CallInput<P> },
  options: UploadOptions = {},
): Promise<AnswerOf<P>> => {
  const caller = callerOf(options)
  await checkRight(path, caller)
  const { upload } = await wireOf(path)
  if (upload === undefined) throw new Error(`${path} takes no file`)
  const came = await send(urlOf(path), formOf(upload, sent), { ...options, caller })
  return answerIn(path, came, caller)
}

// The file is sent last, so that the server has already read the fields.
const formOf = (fileField: string, { file, input }: { readonly file: File; readonly input: object }): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined) form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  form.append(fileField, file)
  return form
}

type Sending = Pick<UploadOptions, 'signal' | 'onProgress'> & { readonly caller: Caller }

// `fetch` cannot report how much of a body was sent.
const send = (url: string, form: FormData, sending: Sending): Promise<{ readonly status: number; readonly text: string }> => {
  const { caller, signal, onProgress } = sending
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const request = new XMLHttpRequest()
    const giveUp = () => request.abort()
    const silence = watchSilence(giveUp)
    const end = (settle: () => void) => {
      silence.stop()
      signal?.removeEventListener('abort', giveUp)
      settle()
    }
    const fail = () => end(() => reject(signal?.aborted === true ? abortReason(signal) : new Unreachable(url)))
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      silence.broken()
      onProgress?.(total === 0 ? 0 : loaded / total)
    })
    request.addEventListener('load', () => end(() => resolve({ status: request.status, text: request.responseText })))
    request.addEventListener('error', fail)
    request.addEventListener('abort', fail)
    signal?.addEventListener('abort', giveUp)
    request.open('POST', url)
    for (const [name, value] of Object.entries(caller.headers)) request.setRequestHeader(name, value)
    request.send(form)
  })
}

const abortReason = ({ reason }: AbortSignal): Error => (reason instanceof Error ? reason : new DOMException('given up', 'AbortError'))

const watchSilence = (tooLong: () => void): { readonly broken: () => void; readonly stop: () => void } => {
  let timer = setTimeout(tooLong, silentSeconds * 1000)
  return {
    broken: () => {
      clearTimeout(timer)
      timer = setTimeout(tooLong, silentSeconds * 1000)
    },
    stop: () => clearTimeout(timer),
  }
}
