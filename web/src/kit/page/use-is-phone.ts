import { useSyncExternalStore } from 'react'

const phone = '(max-width: 47.99em)'

/** Whether the page is under 768 px wide. */
export const useIsPhone = (): boolean => useSyncExternalStore(listen, isPhone)

/** Whether the page is so narrow at this moment. */
export const isPhone = (): boolean => window.matchMedia(phone).matches

const listen = (changed: () => void): (() => void) => {
  const query = window.matchMedia(phone)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
