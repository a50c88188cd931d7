import { useQuery } from '@tanstack/react-query'
import type { CallInput, CallPath } from '@innkeeper/protocol/catalogue'
import { ask, type AnswerOf } from './ask.ts'
import { readKey } from './query-key.ts'
import { useSession } from './session-context.ts'

/** How a read is made: not at all while `when` is false; `keep` shows the former rows, dimmed, while another input is read. */
export type ReadOptions = { readonly when?: boolean; readonly keep?: boolean; readonly freshFor?: number }

/** What a read gives: data when there is some, even old; `error` when the last try failed. */
export type Read<D> = {
  readonly data: D | undefined
  readonly error: Error | null
  /** Nothing has been read yet. */
  readonly loading: boolean
  /** What is shown belongs to an earlier input. */
  readonly old: boolean
  readonly fetching: boolean
  /** When the data was last read, in milliseconds since 1970; 0 if never. */
  readonly readAt: number
  readonly again: () => void
}

/** Reads a call of the catalogue and keeps it fresh: `useRead('room/get-all', { limit: 15 })`. */
export function useRead<P extends CallPath>(path: P, input: CallInput<P>, options: ReadOptions = {}): Read<AnswerOf<P>> {
  const { property } = useSession()
  const query = useQuery<AnswerOf<P>>({
    queryKey: readKey(property, path, input),
    queryFn: ({ signal }) => ask(path, input, { signal, property }),
    enabled: options.when ?? true,
    // Rows of another property are never shown in the meantime.
    placeholderData: (former, query) => (options.keep === true && query?.queryKey[0] === property ? former : undefined),
    ...(options.freshFor === undefined ? {} : { staleTime: options.freshFor }),
  })
  return {
    data: query.data,
    error: query.error,
    loading: query.isPending,
    old: query.isPlaceholderData,
    fetching: query.isFetching,
    readAt: query.dataUpdatedAt,
    again: () => void query.refetch(),
  }
}
