import { useSyncExternalStore } from 'react'

/** A value outside React that components may watch; setting an equal value tells nobody. */
export type Watched<V> = {
  readonly get: () => V
  readonly set: (value: V) => void
  readonly listen: (changed: () => void) => () => void
}

/** Holds a value that is watched. */
export const watched = <V>(start: V): Watched<V> => {
  const listeners = new Set<() => void>()
  let value = start
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    listen: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}

/** The value, and a new rendering whenever it changes. */
export const useWatched = <V>(source: Watched<V>): V => useSyncExternalStore(source.listen, source.get)
