import type { CallInput, CallOutput, CallPath, Catalogue } from '@innkeeper/protocol/catalogue'
import { useMemo } from 'react'
import { z } from 'zod'
import { readAddress, useAddress } from '../page/use-address.ts'
import { useRead, type Read } from './use-read.ts'

/** The calls that answer a page of rows. */
export type ListPath = { [P in CallPath]: Catalogue[P] extends { readonly list: true } ? P : never }[CallPath]

/** One row of a list call. */
export type RowOf<P extends CallPath> = CallOutput<P> extends readonly (infer R)[] ? R : never

/** What a list shows and does. */
export type List<R, F> = Omit<Read<unknown>, 'data'> & {
  readonly rows: readonly R[]
  readonly total: number
  /** The filter, as the address says it. */
  readonly filter: F
  /** Changes the filter and goes back to the first page. */
  readonly change: (patch: Partial<F>) => void
  /** Clears every filter. */
  readonly clear: () => void
  readonly filtered: boolean
  /** From 1. */
  readonly page: number
  readonly pages: number
  readonly size: number
  readonly goTo: (page: number) => void
}

/** How a list is read: its filter's schema (see `useAddress`) and the call's input out of filter and page. */
export type ListOptions<P extends CallPath, S extends z.ZodObject> = {
  readonly filter: S
  readonly input: (filter: z.output<S>, page: { readonly limit: number; readonly offset: number }) => CallInput<P>
  readonly size?: number
  readonly when?: boolean
}

const pageSchema = z.object({ page: z.coerce.number().int().min(1).catch(1) })

/** A paged list with its filter and page in the address; the former rows stay, dimmed, while others are read. */
export const useList = <P extends ListPath, S extends z.ZodObject>(path: P, options: ListOptions<P, S>): List<RowOf<P>, z.output<S>> => {
  const size = options.size ?? 15
  const [filter, changeFilter] = useAddress(options.filter)
  const [{ page }, changePage] = useAddress(pageSchema)
  const { data, ...read } = useRead(path, options.input(filter, { limit: size, offset: (page - 1) * size }), {
    keep: true,
    when: options.when ?? true,
  })
  const empty = useMemo(() => readAddress(options.filter, ''), [options.filter])
  const total = totalOf(data)
  return {
    ...read,
    rows: rowsOf<P>(data),
    total,
    filter,
    change: (patch) => {
      changePage({ page: 1 })
      changeFilter(patch)
    },
    clear: () => {
      changePage({ page: 1 })
      changeFilter(empty)
    },
    filtered: JSON.stringify(filter) !== JSON.stringify(empty),
    page,
    pages: Math.max(1, Math.ceil(total / size)),
    size,
    goTo: (next) => changePage({ page: next }, { push: true }),
  }
}

type Page<P extends CallPath> = { readonly rows: readonly RowOf<P>[]; readonly total: number }

const isPage = <P extends CallPath>(data: unknown): data is Page<P> =>
  typeof data === 'object' && data !== null && 'rows' in data && 'total' in data

const rowsOf = <P extends CallPath>(data: unknown): readonly RowOf<P>[] => (isPage<P>(data) ? data.rows : [])

const totalOf = (data: unknown): number => (isPage(data) ? data.total : 0)
