import type { CallInput } from '@innkeeper/protocol/catalogue'
import { useEffect, useMemo, useState } from 'react'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { Refused } from '#kit/calls/refused.ts'
import { useRead } from '#kit/calls/use-read.ts'

const pause = 350

/** The previews of many nights. */
type NightsPreview = 'room-plan/preview-all' | 'room-plan/preview-copy'

/** The preview in a component's hand. */
export type Preview<Data = AnswerOf<'room-plan/preview-all'>> = {
  /** What was computed last, even when the form has changed since. */
  readonly data: Data | undefined
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

/** A preview, asked for when typing pauses; the input is null while the form is not whole, `nothing` stands for one that is never sent. What was shown before stays until the next is there. */
export const usePreview = <P extends NightsPreview>(path: P, input: CallInput<P> | null, nothing: CallInput<P>): Preview<AnswerOf<P>> => {
  const text = useMemo(() => (input === null ? null : JSON.stringify(input)), [input])
  const [asked, setAsked] = useState<{ readonly input: CallInput<P>; readonly text: string } | null>(null)
  useEffect(() => {
    if (input === null || text === null || text === asked?.text) return undefined
    const timer = setTimeout(() => setAsked({ input, text }), asked === null ? 0 : pause)
    return () => clearTimeout(timer)
  }, [input, text, asked])
  const read = useRead(path, asked?.input ?? nothing, { when: asked !== null, keep: asked !== null })
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

const refusedOf = (error: Error | null): ReadonlyMap<string, string> =>
  new Map(error instanceof Refused ? error.errors.map(({ field, message }) => [field, message]) : [])
