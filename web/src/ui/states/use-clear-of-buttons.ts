import { useLayoutEffect, type RefObject } from 'react'

/**
 * Raises an alert above the buttons of the form that the person is in, so that it never covers what they press next. Without a form in focus
 * it is the open dialog's buttons, or those at the foot of the page.
 */
export const useClearOfButtons = (place: RefObject<HTMLElement | null>, shown: unknown): void => {
  useLayoutEffect(() => {
    const element = place.current
    if (element === null || shown === null) return undefined
    const raise = () => {
      element.style.translate = ''
      const lift = liftOver(
        element.getBoundingClientRect(),
        buttonsInUse().map((button) => button.getBoundingClientRect()),
      )
      element.style.translate = lift === 0 ? '' : `0 ${-lift}px`
    }
    raise()
    const asked = ['focusin', 'scroll', 'resize'] as const
    for (const event of asked) window.addEventListener(event, raise, true)
    return () => {
      for (const event of asked) window.removeEventListener(event, raise, true)
    }
  }, [place, shown])
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** How many pixels a box must be raised so that it covers none of the others; it stays within the window. */
export const liftOver = (box: Box, others: readonly Box[]): number => {
  let lift = 0
  for (;;) {
    const top = Math.min(...others.filter((other) => overlap(box, lift, other)).map((other) => other.top))
    if (top === Number.POSITIVE_INFINITY) return lift
    const next = box.bottom + gap - top
    if (box.top - next < 0) return Math.max(0, box.top - gap)
    lift = next
  }
}

const gap = 8

const overlap = (box: Box, lift: number, other: Box): boolean =>
  other.right > other.left &&
  box.left < other.right &&
  other.left < box.right &&
  box.top - lift < other.bottom &&
  other.top < box.bottom - lift

const buttonsInUse = (): readonly Element[] => {
  const active = document.activeElement
  const used = active?.closest('[role="dialog"]') ?? active?.closest('form') ?? document.querySelector('[role="dialog"]')
  const inUse = used === null ? [] : [...used.querySelectorAll('button')]
  return [...inUse, ...document.querySelectorAll('[data-foot] button')]
}
