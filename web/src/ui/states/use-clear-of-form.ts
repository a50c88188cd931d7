import { useLayoutEffect, type RefObject } from 'react'
import type * as Lift from './lift-clear-of-form.ts'

/**
 * Raises an alert above the buttons and fields of the form that the person is in, so that it never covers what they press or fill in next.
 * Without a form in focus it is the open dialog, and always the buttons at the foot of the page. What measures them comes with the first
 * alert; where it cannot come, the alert stands at the foot.
 */
export const useClearOfForm = (place: RefObject<HTMLElement | null>, shown: unknown): void => {
  useLayoutEffect(() => {
    const element = place.current
    if (element === null || shown === null) return undefined
    const left = new AbortController()
    const keepClear = ({ liftClearOf, partsInUse }: typeof Lift) => {
      const raise = () => {
        element.style.translate = ''
        const lift = liftClearOf(element.getBoundingClientRect(), partsInUse())
        element.style.translate = lift === 0 ? '' : `0 ${-lift}px`
      }
      if (left.signal.aborted) return
      raise()
      for (const event of ['focusin', 'scroll', 'resize']) window.addEventListener(event, raise, { capture: true, signal: left.signal })
    }
    import('./lift-clear-of-form.ts').then(keepClear, () => undefined)
    return () => left.abort()
  }, [place, shown])
}
