import { useLocation, useRouter } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { z } from 'zod'

/** How a part of the address is changed: a filter replaces the entry in the history, a page or a tab adds one. */
export type AddressChange<V> = (patch: Partial<V>, options?: { readonly push?: boolean }) => void

/**
 * The typed search parameters of the address: `const [filter, change] = useAddress(filterSchema)`. Each field needs a default
 * (`z.coerce.number().catch(1)`, `z.string().catch('')`); a value that equals the default is left out of the address.
 */
export const useAddress = <S extends z.ZodObject>(schema: S): readonly [z.output<S>, AddressChange<z.output<S>>] => {
  const router = useRouter()
  const search = useLocation({ select: (location) => location.searchStr })
  const value = useMemo(() => readAddress(schema, search), [schema, search])
  const change = useCallback<AddressChange<z.output<S>>>(
    (patch, options = {}) => {
      const { pathname, searchStr, hash } = router.state.location
      const next = writeAddress(schema, searchStr, patch)
      void router.navigate({
        href: `${pathname}${next}${hash === '' ? '' : `#${hash}`}`,
        replace: options.push !== true,
        resetScroll: false,
      })
    },
    [router, schema],
  )
  return [value, change]
}

/** The address of this page with some parameters changed, for a link: `to={(row) => hrefOf({ line: row.id })}`. */
export const useHrefOf = <S extends z.ZodObject>(schema: S): ((patch: Partial<z.output<S>>) => string) => {
  const { pathname, searchStr } = useLocation({ select: ({ pathname, searchStr }) => ({ pathname, searchStr }), structuralSharing: true })
  return useCallback((patch) => `${pathname}${writeAddress(schema, searchStr, patch)}`, [schema, pathname, searchStr])
}

/** The fields of a schema, read from the search text; an invalid value counts as the default. */
export const readAddress = <S extends z.ZodObject>(schema: S, search: string): z.output<S> => {
  const params = new URLSearchParams(search)
  return schema.parse(Object.fromEntries(Object.keys(schema.shape).map((name) => [name, textsOf(schema, name, params)])))
}

/** The search text with some fields changed; other parameters stay as they are. */
export const writeAddress = <S extends z.ZodObject>(schema: S, search: string, patch: Partial<z.output<S>>): string => {
  const params = new URLSearchParams(search)
  const defaults: Record<string, unknown> = readAddress(schema, '')
  for (const [name, value] of Object.entries(patch)) {
    params.delete(name)
    if (JSON.stringify(value) === JSON.stringify(defaults[name])) continue
    for (const text of [value].flat()) if (text !== undefined && text !== null) params.append(name, String(text))
  }
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}

const textsOf = (schema: z.ZodObject, name: string, params: URLSearchParams): unknown =>
  isList(schema.shape[name]) ? params.getAll(name) : (params.get(name) ?? undefined)

const isList = (schema: unknown): boolean => {
  if (schema instanceof z.ZodCatch || schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) return isList(schema.unwrap())
  return schema instanceof z.ZodArray
}
