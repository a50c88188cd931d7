import { foldText } from '@innkeeper/rules/text/fold-text'
import type { KeyboardEvent } from 'react'

/** Walks the items of a menu: by arrows, to its ends, or to the next one that begins with a letter. */
export const walkMenu = (event: KeyboardEvent<HTMLElement>): void => {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)')]
  const now = items.findIndex((item) => item === document.activeElement)
  const next = nextItem(event, items, now)
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}

const nextItem = (
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
  items: readonly HTMLElement[],
  now: number,
): HTMLElement | undefined => {
  switch (key) {
    case 'ArrowDown':
      return items[(now + 1) % items.length]
    case 'ArrowUp':
      return items.at(now <= 0 ? -1 : now - 1)
    case 'Home':
      return items[0]
    case 'End':
      return items.at(-1)
    default:
      return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey ? beginningWith(key, items, now) : undefined
  }
}

const beginningWith = (letter: string, items: readonly HTMLElement[], now: number): HTMLElement | undefined => {
  const inTurn = [...items.slice(now + 1), ...items.slice(0, now + 1)]
  return inTurn.find((item) => foldText(item.textContent ?? '').startsWith(foldText(letter)))
}
