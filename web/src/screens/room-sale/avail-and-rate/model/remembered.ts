import type { z } from 'zod'

/** Something that this browser remembers of how a person looks at the grid. */
export type Remembered<V> = { readonly read: () => V; readonly keep: (value: V) => void }

/** Remembers a value under a name; what does not fit the schema counts as never kept. */
export const remembered = <S extends z.ZodType>(name: string, schema: S, otherwise: z.output<S>): Remembered<z.output<S>> => {
  const key = `avail-and-rate:${name}`
  return {
    read: () => {
      const parsed = schema.safeParse(parsedText(window.localStorage.getItem(key)))
      return parsed.success ? parsed.data : otherwise
    },
    keep: (value) => window.localStorage.setItem(key, JSON.stringify(value)),
  }
}

const parsedText = (text: string | null): unknown => {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
