import { useCallback, useEffect, useState, type RefCallback } from 'react'
import { watchPlace } from './watch-place.ts'

/** A button that ignores presses while it settles: where to put it, and whether it settles now. */
export type Steady = { readonly ref: RefCallback<HTMLElement>; readonly settling: boolean }

/**
 * Lets a button that undoes or destroys ignore presses within half a second of its appearing or moving: a press meant for what stood there
 * before, such as the second of a double click, must not take anything away.
 */
export const useSteady = (wanted: boolean): Steady => {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [settling, setSettling] = useState(false)
  useEffect(() => (wanted && element !== null ? watchPlace(element, setSettling) : undefined), [wanted, element])
  return { ref: useCallback((one: HTMLElement | null) => setElement(one), []), settling: wanted && settling }
}
