import { useCallback, useSyncExternalStore } from 'react'

const phone = '(max-width: 47.99em)'
const gridless = '(max-width: 37.49em)'

/** Whether the page is under 768 px wide. */
export const useIsPhone = (): boolean => useMatches(phone)

/**
 * Whether the page is under 600 px wide, which is too narrow for the grid of nights. A window of 1440 px at 200 % zoom is 720 px wide and
 * still shows the grid.
 */
export const useIsGridless = (): boolean => useMatches(gridless)

/** Whether the page is at this moment too narrow for the grid of nights. */
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
