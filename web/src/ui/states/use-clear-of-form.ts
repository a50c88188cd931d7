import { useLayoutEffect, type RefObject } from 'react'

/**
 * Raises an alert above the buttons and fields of the form that the person is in, so that it never covers what they press or fill in next.
 * Without a form in focus it is the open dialog, and always the buttons at the foot of the page.
 */
export const useClearOfForm = (place: RefObject<HTMLElement | null>, shown: unknown): void => {
  useLayoutEffect(() => {
    const element = place.current
    if (element === null || shown === null) return undefined
    const raise = () => {
      element.style.translate = ''
      const lift = liftClearOf(element.getBoundingClientRect(), partsInUse())
      element.style.translate = lift === 0 ? '' : `0 ${-lift}px`
    }
    raise()
    const asked = ['focusin', 'scroll', 'resize'] as const
    for (const event of asked) window.addEventListener(event, raise, true)
    // A form and its bar of buttons grow while the alert is there: an error is told at a field, a button more comes with the first change.
    const grown = new ResizeObserver(raise)
    for (const part of document.querySelectorAll(growing)) grown.observe(part)
    return () => {
      grown.disconnect()
      for (const event of asked) window.removeEventListener(event, raise, true)
    }
  }, [place, shown])
}

const growing = 'body, form, [role="dialog"], [data-foot]'

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** What an alert should not cover. */
type Parts = { readonly buttons: readonly Box[]; readonly fields: readonly Box[]; readonly focused: readonly Box[] }

/**
 * How many pixels a box must be raised so that it covers no button and no field. Where they leave no room, it covers fields, but not the
 * one in use.
 */
export const liftClearOf = (box: Box, { buttons, fields, focused }: Parts): number => {
  const parts = [...buttons, ...fields]
  const lift = liftOver(box, parts)
  return parts.some((part) => overlap(box, lift, part)) ? liftOver(box, [...buttons, ...focused]) : lift
}

/** How many pixels a box must be raised so that it covers none of the others; it stays within the window. */
const liftOver = (box: Box, others: readonly Box[]): number => {
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

const fieldsOf = 'input, select, textarea, [role="combobox"]'

const partsInUse = (): Parts => {
  const active = document.activeElement
  const used = active?.closest('[role="dialog"]') ?? active?.closest('form') ?? document.querySelector('[role="dialog"]')
  const within = (selector: string) => (used === null ? [] : [...used.querySelectorAll(selector)])
  return {
    buttons: boxesOf([...within('button'), ...document.querySelectorAll('[data-foot] button')]),
    fields: boxesOf(within(fieldsOf)),
    focused: boxesOf(active?.matches(fieldsOf) === true ? [active] : []),
  }
}

const boxesOf = (parts: readonly Element[]): readonly Box[] => parts.map((part) => part.getBoundingClientRect())
