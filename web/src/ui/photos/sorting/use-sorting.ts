import { say, type Saying } from '@innkeeper/protocol/say'
import { useState, type DragEvent, type FocusEvent, type KeyboardEvent } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { moveItem } from './move-item.ts'

type Held = { readonly key: string; readonly order: readonly string[]; readonly by: 'keys' | 'drag' }

/** A sortable list: its keys in order, the name of each, and a callback for a new order. */
export type SortingOptions = {
  readonly keys: readonly string[]
  readonly nameOf: (key: string) => string
  /** Told the new order, and which of them was moved. */
  readonly change: (keys: readonly string[], moved: string) => void
  /** How many stand in a row, for the keys up and down. */
  readonly columns: () => number
}

/** An order being changed: nothing is changed until what is held is put down, and Escape puts it back. */
export type Sorting = ReturnType<typeof useSorting>

/** Puts things in order by dragging, by keys (lift, arrows, put down), by two presses and by steps; says what happens. */
export const useSorting = ({ columns, ...options }: SortingOptions) => {
  const hand = useHand(options)
  const { held, order, moveTo, putDown, putBack } = hand
  const turn = (event: KeyboardEvent) => {
    if (held?.by !== 'keys') return
    const to = event.key === 'Escape' ? null : placeAfter(event.key, { at: order.indexOf(held.key), last: order.length - 1, columns })
    if (to === undefined) return
    event.preventDefault()
    event.stopPropagation()
    if (to === null) putBack()
    else moveTo(held.key, to, 'keys')
  }
  // Whoever goes on elsewhere leaves what was lifted where it is now.
  const leave = (event: FocusEvent) => {
    const isElsewhere = event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)
    if (held?.by === 'keys' && isElsewhere) putDown(held.key)
  }
  const press = (key: string) => {
    if (held === null) hand.lift(key, 'keys')
    else putDown(held.key, held.key === key ? order : moveTo(held.key, order.indexOf(key), 'keys'))
  }
  const step = (key: string, by: number) => putDown(key, moveItem(order, order.indexOf(key), Math.max(0, order.indexOf(key) + by)))
  return { order, held: held?.key ?? null, said: hand.said, press, step, turn, leave, drag: dragging(hand) }
}

type Hand = ReturnType<typeof useHand>

// What is held, the order as it would be, and what can be done with it.
const useHand = ({ keys, nameOf, change }: Omit<SortingOptions, 'columns'>) => {
  const t = useSay()
  const [held, setHeld] = useState<Held | null>(null)
  const [said, setSaid] = useState('')
  const order = held === null ? keys : withinKeys(held.order, keys)
  const tell = (words: Saying, key: string, among: readonly string[]) =>
    setSaid(t(words, { name: nameOf(key), place: among.indexOf(key) + 1, total: among.length }))
  return {
    held,
    order,
    said,
    lift: (key: string, by: Held['by']) => {
      setHeld({ key, order: keys, by })
      if (by === 'keys') tell(lifted, key, keys)
    },
    moveTo: (key: string, place: number, by: Held['by']) => {
      const next = moveItem(order, order.indexOf(key), place)
      setHeld({ key, order: next, by })
      if (by === 'keys') tell(moved, key, next)
      return next
    },
    putDown: (key: string, next: readonly string[] = order) => {
      setHeld(null)
      tell(placed, key, next)
      if (next.some((each, index) => each !== keys[index])) change(next, key)
    },
    putBack: () => {
      if (held !== null) tell(restored, held.key, keys)
      setHeld(null)
    },
  }
}

// What came or went while something was held: what is new stands at the end.
const withinKeys = (order: readonly string[], keys: readonly string[]): readonly string[] => [
  ...order.filter((key) => keys.includes(key)),
  ...keys.filter((key) => !order.includes(key)),
]

type Place = { readonly at: number; readonly last: number; readonly columns: () => number }

const placeAfter = (pressed: string, { at, last, columns }: Place): number | undefined => {
  const to = {
    ArrowLeft: () => at - 1,
    ArrowRight: () => at + 1,
    ArrowUp: () => (at - columns() < 0 ? at : at - columns()),
    ArrowDown: () => Math.min(at + columns(), last),
    Home: () => 0,
    End: () => last,
  }[pressed]
  return to === undefined ? undefined : Math.max(0, Math.min(to(), last))
}

// What is dragged takes the place of what it is over; let go outside, it goes back.
const dragging = ({ held, order, lift, moveTo, putDown, putBack }: Hand) => {
  const isDragged = held?.by === 'drag'
  return {
    start: (key: string, event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', key)
      lift(key, 'drag')
    },
    over: (key: string, event: DragEvent) => {
      if (!isDragged) return
      event.preventDefault()
      if (key !== held.key) moveTo(held.key, order.indexOf(key), 'drag')
    },
    drop: (event: DragEvent) => {
      if (!isDragged) return
      event.preventDefault()
      putDown(held.key)
    },
    end: () => (isDragged ? putBack() : undefined),
  }
}

const lifted = say('Đã nhấc {name}, vị trí {place} trên {total}.', '{name} lifted, place {place} of {total}.')
const moved = say('{name} ở vị trí {place} trên {total}.', '{name} is at place {place} of {total}.')
const placed = say('Đã đặt {name} ở vị trí {place} trên {total}.', '{name} put at place {place} of {total}.')
const restored = say('Đã trả {name} về vị trí {place} trên {total}.', '{name} is back at place {place} of {total}.')
