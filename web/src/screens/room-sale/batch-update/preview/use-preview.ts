import type { BatchPreview } from '@innkeeper/protocol/rates/batch'
import { useEffect, useMemo, useState } from 'react'
import { Refused } from '#kit/calls/refused.ts'
import { useRead } from '#kit/calls/use-read.ts'
import type { BatchInput } from '../form/batch-input.ts'

const pause = 350

/** The preview in a component's hand. */
export type Preview = {
  /** What was computed last, even when the form has changed since. */
  readonly data: BatchPreview | undefined
  /** The data are of the form as it stands now. */
  readonly current: boolean
  /** A preview of the form is under way. */
  readonly pending: boolean
  readonly error: Error | null
  /** The fields that the server refused of the form as it stands now. */
  readonly refused: ReadonlyMap<string, string>
  readonly again: () => void
  /** Shows none until the form is whole again. */
  readonly forget: () => void
}

/** The preview of a batch, asked for when typing pauses; null while the form is not whole. What was shown before stays until the next is there. */
export const usePreview = (input: BatchInput | null): Preview => {
  const text = useMemo(() => (input === null ? null : JSON.stringify(input)), [input])
  const [asked, setAsked] = useState<{ readonly input: BatchInput; readonly text: string } | null>(null)
  useEffect(() => {
    if (input === null || text === null || text === asked?.text) return undefined
    const timer = setTimeout(() => setAsked({ input, text }), asked === null ? 0 : pause)
    return () => clearTimeout(timer)
  }, [input, text, asked])
  const read = useRead('room-plan/preview-all', asked?.input ?? nothing, { when: asked !== null, keep: asked !== null })
  const isAsked = text !== null && text === asked?.text
  const error = isAsked ? read.error : null
  return {
    data: read.data,
    current: isAsked && !read.old && !read.fetching && read.error === null && read.data !== undefined,
    pending: text !== null && (!isAsked || read.fetching),
    error,
    refused: useMemo(() => refusedOf(error), [error]),
    again: read.again,
    forget: () => setAsked(null),
  }
}

const nothing: BatchInput = { intervals: [], changes: {} }

const refusedOf = (error: Error | null): ReadonlyMap<string, string> =>
  new Map(error instanceof Refused ? error.errors.map(({ field, message }) => [field, message]) : [])
