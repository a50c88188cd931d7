import { useQueryClient } from '@tanstack/react-query'
import type { CallInput, UploadPath } from '@innkeeper/protocol/catalogue'
import { useEffect, useReducer, useState } from 'react'
import type { AnswerOf } from '../calls/ask.ts'
import { askUpload } from './ask-upload.ts'
import { markStale } from '../calls/mark-stale.ts'
import { NotAllowed } from '../calls/not-allowed.ts'
import { newKey } from '../calls/keys/new-key.ts'
import { useSession } from '../session/session-context.ts'
import { isUnsettled, nextUploads, type UploadEvent, type UploadItem } from './upload-items.ts'
import { mayBeDone } from '../calls/use-change.ts'

/** The input of an upload: a file and its other fields. */
export type ToUpload<P extends UploadPath> = { readonly file: File; readonly input: CallInput<P> }

/** How files are sent, and which functions get the results. */
export type UploadsOptions<P extends UploadPath> = {
  /** How many uploads run at once; 3 by default. */
  readonly atOnce?: number
  /** Returns why a file is not sent at all; it then counts as failed. */
  readonly check?: (sent: ToUpload<P>) => Error | null
  readonly done?: (answer: AnswerOf<P>, sent: ToUpload<P>) => void
  readonly failed?: (error: Error, sent: ToUpload<P>) => void
}

/** The uploads of a component, in the order in which they were added. */
export type Uploads<P extends UploadPath> = {
  readonly items: readonly UploadItem<ToUpload<P>, AnswerOf<P>>[]
  /** Whether any upload is waiting or running. */
  readonly busy: boolean
  readonly add: (files: readonly ToUpload<P>[]) => void
  /** Repeats a failed upload. If there was no answer, it has the same key, so that the file is stored only once. */
  readonly retry: (id: string) => void
  /** Aborts an upload, or removes a finished or failed one from the list. */
  readonly remove: (id: string) => void
  /** Removes the finished uploads from the list. */
  readonly clearDone: () => void
}

/** Sends files, a few at once, each with its progress. When the component unmounts, the remaining uploads are aborted. */
export const useUpload = <P extends UploadPath>(path: P, options: UploadsOptions<P> = {}): Uploads<P> => {
  const [items, dispatch] = useReducer(nextUploads<ToUpload<P>, AnswerOf<P>>, [])
  const running = useRunning()
  const sendOne = useSendOne(path, { ...options, running, dispatch })
  useEffect(() => {
    const free = (options.atOnce ?? usualAtOnce) - items.filter(({ state }) => state === 'sending').length
    const waiting = items.filter(({ state, id }) => state === 'waiting' && !running.has(id))
    for (const item of waiting.slice(0, Math.max(0, free))) void sendOne(item)
  })
  return {
    items,
    busy: items.some(isUnsettled),
    add: (files) => dispatch({ kind: 'added', items: files.map((sent) => ({ id: newKey(), key: newKey(), sent })) }),
    retry: (id) => dispatch({ kind: 'retried', id }),
    remove: (id) => {
      running.get(id)?.abort()
      dispatch({ kind: 'removed', id })
    },
    clearDone: () => dispatch({ kind: 'cleared' }),
  }
}

const usualAtOnce = 3

type Running = Map<string, AbortController>
type Sending<P extends UploadPath> = UploadsOptions<P> & {
  readonly running: Running
  readonly dispatch: (event: UploadEvent<ToUpload<P>, AnswerOf<P>>) => void
}

/** The running uploads; they are aborted when the component unmounts. */
const useRunning = (): Running => {
  const [running] = useState<Running>(() => new Map())
  useEffect(
    () => () => {
      for (const given of running.values()) given.abort()
    },
    [running],
  )
  return running
}

const useSendOne = <P extends UploadPath>(path: P, { running, dispatch, check, done, failed }: Sending<P>) => {
  const { property, lacks } = useSession()
  const lack = lacks(path)
  const queries = useQueryClient()
  return async ({ id, key, sent }: UploadItem<ToUpload<P>, AnswerOf<P>>): Promise<void> => {
    const given = new AbortController()
    running.set(id, given)
    dispatch({ kind: 'started', id })
    try {
      const fault = lack === undefined ? (check?.(sent) ?? null) : new NotAllowed(path, lack)
      if (fault !== null) throw fault
      const onProgress = (share: number) => dispatch({ kind: 'progressed', id, share })
      const answer = await askUpload(path, sent, { property, signal: given.signal, idempotencyKey: key, onProgress })
      dispatch({ kind: 'done', id, answer })
      await markStale(queries, property, path)
      done?.(answer, sent)
    } catch (error) {
      if (given.signal.aborted) return
      if (!(error instanceof Error)) throw error
      dispatch({ kind: 'failed', id, error, nextKey: mayBeDone(error) ? key : newKey() })
      failed?.(error, sent)
    } finally {
      running.delete(id)
    }
  }
}
