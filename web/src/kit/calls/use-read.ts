import { useQueries, useQuery } from '@tanstack/react-query'
import type { CallInput, CallPath } from '@innkeeper/protocol/catalogue'
import { useMemo } from 'react'
import { ask, type AnswerOf } from './ask.ts'
import { NotAllowed } from './not-allowed.ts'
import { readKey } from './keys/query-key.ts'
import { useSession } from '../session/session-context.ts'

/**
 * How a read is made. While `when` is false, nothing is read; with `keep` the previous rows stay visible, dimmed, while another input is
 * read.
 */
export type ReadOptions = { readonly when?: boolean; readonly keep?: boolean; readonly freshFor?: number }

/** The result of a read: its data if there is any, even if it is old, and `error` if the last attempt failed. */
export type Read<D> = {
  readonly data: D | undefined
  readonly error: Error | null
  /** Nothing has been read yet. */
  readonly loading: boolean
  /** Whether the data belongs to an earlier input. */
  readonly old: boolean
  readonly fetching: boolean
  /** When the data was last read, in milliseconds since 1970; 0 if never. */
  readonly readAt: number
  readonly again: () => void
}

/**
 * Several reads of one call, such as the pages of a growing list: their data in the order of the inputs, and the error of the first one
 * that failed.
 */
export type Reads<D> = { readonly data: readonly (D | undefined)[]; readonly error: Error | null; readonly again: () => void }

/** Reads a call with several inputs at once and keeps every result fresh. Without the right to read, nothing is sent. */
export const useReads = <P extends CallPath>(path: P, inputs: readonly CallInput<P>[]): Reads<AnswerOf<P>> => {
  const { property, lacks } = useSession()
  const lack = lacks(path)
  const notAllowed = useMemo(() => (lack === undefined ? null : new NotAllowed(path, lack)), [path, lack])
  const queries = useQueries({
    queries: inputs.map((input) => ({
      queryKey: readKey(property, path, input),
      queryFn: ({ signal }: { signal: AbortSignal }) => ask(path, input, { signal, property }),
      enabled: lack === undefined,
    })),
  })
  return {
    data: queries.map(({ data }) => data),
    error: notAllowed ?? queries.find(({ error }) => error !== null)?.error ?? null,
    again: () => void Promise.all(queries.filter(({ error }) => error !== null).map(({ refetch }) => refetch())),
  }
}

/**
 * Reads a call of the catalogue and keeps it fresh: `useRead('room/get-all', { limit: 15 })`. Without the right to read, nothing is sent,
 * because a refused right ends the session. `error` is then `NotAllowed` and names the missing right.
 */
export const useRead = <P extends CallPath>(path: P, input: CallInput<P>, options: ReadOptions = {}): Read<AnswerOf<P>> => {
  const { property, lacks } = useSession()
  const lack = lacks(path)
  const wanted = options.when ?? true
  const notAllowed = useMemo(() => (wanted && lack !== undefined ? new NotAllowed(path, lack) : null), [path, lack, wanted])
  const query = useQuery<AnswerOf<P>>({
    queryKey: readKey(property, path, input),
    queryFn: ({ signal }) => ask(path, input, { signal, property }),
    enabled: wanted && lack === undefined,
    // While reading, the rows of another property are never shown.
    placeholderData: (former, query) => (options.keep === true && query?.queryKey[0] === property ? former : undefined),
    ...(options.freshFor === undefined ? {} : { staleTime: options.freshFor }),
  })
  return {
    data: query.data,
    error: notAllowed ?? query.error,
    loading: query.isPending && notAllowed === null,
    old: query.isPlaceholderData,
    fetching: query.isFetching,
    readAt: query.dataUpdatedAt,
    again: () => {
      if (lack === undefined) void query.refetch()
    },
  }
}
