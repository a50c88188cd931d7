import type { CallInput, CallOutput, CallPath, Catalogue } from '@innkeeper/protocol/catalogue'
import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import { z } from 'zod'
import { readAddress, useAddress } from '../page/use-address.ts'
import { useRead, type Read } from './use-read.ts'

/** The calls that answer a page of rows. */
export type ListPath = { [P in CallPath]: Catalogue[P] extends { readonly list: true } ? P : never }[CallPath]

/** One row of a list call. */
export type RowOf<P extends CallPath> = CallOutput<P> extends readonly (infer R)[] ? R : never

/** The order of a list; empty for its default order. */
export type Order<V extends string> = { readonly sort?: V; readonly descending?: true }

/** What a list shows, and what a person can do with it. */
export type List<R, F, V extends string = never> = Omit<Read<unknown>, 'data'> & {
  /** The call that reads the list. A person's saved views and columns are stored under this name. */
  readonly name: ListPath
  /** The filter and the order as they are in the address, without the page. */
  readonly narrowing: string
  readonly rows: readonly R[]
  readonly total: number
  /** The filter, as it is in the address. */
  readonly filter: F
  /** Changes the filter and goes back to the first page. */
  readonly change: (patch: Partial<F>) => void
  /** Clears every filter. */
  readonly clear: () => void
  readonly filtered: boolean
  /** The number of the page, starting at 1. */
  readonly page: number
  readonly pages: number
  readonly size: number
  readonly goTo: (page: number) => void
  /** How many rows there are without the filter. */
  readonly all: number
  /** The order, for the call that exports the list. */
  readonly order: Order<V>
  /** The order, for the column headers; undefined if the list cannot be sorted. */
  readonly sort: ListSort | undefined
}

/** How the column headers sort a list; without a name it has its default order. */
export type ListSort = {
  /** The fields that it can be sorted by. */
  readonly names: readonly string[]
  readonly by: string | undefined
  readonly descending: boolean
  readonly change: (by: string | undefined, descending: boolean) => void
}

/**
 * How a list is read: the schema of its filter (see `useAddress`), and a function that makes the call's input from the filter and the page.
 */
export type ListOptions<P extends CallPath, S extends z.ZodObject, V extends string> = {
  readonly filter: S
  readonly input: (filter: z.output<S>, page: { readonly limit: number; readonly offset: number } & Order<V>) => CallInput<P>
  /** The fields that the call can sort by. */
  readonly sorts?: readonly V[]
  readonly size?: number
  readonly when?: boolean
}

const pageSchema = z.object({ page: z.coerce.number().int().min(1).catch(1) })
const sortSchema = z.object({ sort: z.string().catch(''), descending: z.stringbool().or(z.boolean()).catch(false) })

/** A paged list. Its filter, order and page are in the address; the previous rows stay visible, dimmed, while new ones are read. */
export const useList = <P extends ListPath, S extends z.ZodObject, V extends string = never>(
  path: P,
  options: ListOptions<P, S, V>,
): List<RowOf<P>, z.output<S>, V> => {
  const size = options.size ?? 15
  const [{ page }, changePage] = useAddress(pageSchema)
  const begin = () => changePage({ page: 1 })
  const narrowed = useFilter(options.filter, begin)
  const { order, sort } = useOrder(options.sorts, begin)
  const { data, ...read } = useRead(path, options.input(narrowed.filter, { limit: size, offset: (page - 1) * size, ...order }), {
    keep: true,
    when: options.when ?? true,
  })
  const { rows, total, all } = isPage<P>(data) ? data : nothing
  return {
    ...read,
    ...narrowed,
    name: path,
    rows,
    total,
    all,
    order,
    sort,
    page,
    pages: Math.max(1, Math.ceil(total / size)),
    size,
    goTo: (next) => changePage({ page: next }, { push: true }),
  }
}

const useFilter = <S extends z.ZodObject>(schema: S, begin: () => void) => {
  const [filter, changeFilter] = useAddress(schema)
  const empty = useMemo(() => readAddress(schema, ''), [schema])
  const change = (patch: Partial<z.output<S>>): void => {
    begin()
    changeFilter(patch)
  }
  const narrowing = useNarrowing(schema)
  return { filter, narrowing, filtered: JSON.stringify(filter) !== JSON.stringify(empty), change, clear: () => change(empty) }
}

/** The part of the address with the filter and the order, without other parameters. */
const useNarrowing = (filter: z.ZodObject): string => {
  const search = useLocation({ select: (location) => location.searchStr })
  return useMemo(() => {
    const names = [...Object.keys(filter.shape), ...Object.keys(sortSchema.shape)]
    return new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => names.includes(name))).toString()
  }, [filter, search])
}

const useOrder = <V extends string>(sorts: readonly V[] | undefined, begin: () => void) => {
  const [{ sort: name, descending }, change] = useAddress(sortSchema)
  const by = sorts?.find((one) => one === name)
  const order: Order<V> = by === undefined ? {} : { sort: by, ...(descending ? { descending } : {}) }
  const sort: ListSort | undefined =
    sorts === undefined
      ? undefined
      : {
          names: sorts,
          by,
          descending,
          change: (next, down) => {
            begin()
            change({ sort: next ?? '', descending: down })
          },
        }
  return { order, sort }
}

type Page<P extends CallPath> = { readonly rows: readonly RowOf<P>[]; readonly total: number; readonly all: number }

const nothing = { rows: [], total: 0, all: 0 }

const isPage = <P extends CallPath>(data: unknown): data is Page<P> =>
  typeof data === 'object' && data !== null && 'rows' in data && 'total' in data
