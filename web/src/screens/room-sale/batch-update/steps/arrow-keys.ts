import type { KeyboardEvent } from 'react'

/** Moves among the boxes of a tree as a tree's keys do: up and down, first and last; left from a plan to its room type, right to its first plan. */
export const moveByArrow = (event: KeyboardEvent<HTMLElement>): void => {
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type=checkbox]:not(:disabled)')]
  const at = boxes.findIndex((box) => box === event.target)
  const wanted = at === -1 ? undefined : boxFor(event.key, boxes, at)
  if (wanted === undefined) return
  event.preventDefault()
  wanted.focus()
}

const boxFor = (key: string, boxes: readonly HTMLInputElement[], at: number): HTMLInputElement | undefined => {
  if (key === 'ArrowDown') return boxes[at + 1]
  if (key === 'ArrowUp') return boxes[at - 1]
  if (key === 'Home') return boxes[0]
  if (key === 'End') return boxes.at(-1)
  if (key === 'ArrowLeft') return isPlan(boxes[at]) ? boxes.slice(0, at).findLast((box) => !isPlan(box)) : undefined
  if (key === 'ArrowRight' && !isPlan(boxes[at])) return isPlan(boxes[at + 1]) ? boxes[at + 1] : undefined
  return undefined
}

const isPlan = (box: HTMLInputElement | undefined): boolean => box?.closest('ul ul') !== null
