import { useCallback, useSyncExternalStore } from 'react'

const phone = '(max-width: 47.99em)'
const gridless = '(max-width: 37.49em)'

/** Whether the page is under 768 px wide. */
export const useIsPhone = (): boolean => useMatches(phone)

/** Whether the page is under 600 px wide, where a grid of nights has no room. At 200 % zoom a window of 1440 px is 720 px wide and keeps it. */
export const useIsGridless = (): boolean => useMatches(gridless)

/** Whether it is so narrow at this moment that a grid of nights has no room. */
export const isGridless = (): boolean => window.matchMedia(gridless).matches

const useMatches = (text: string): boolean => {
  const listen = useCallback(
    (changed: () => void): (() => void) => {
      const query = window.matchMedia(text)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    [text],
  )
  return useSyncExternalStore(listen, () => window.matchMedia(text).matches)
}
