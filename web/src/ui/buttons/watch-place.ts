/** How long something stands still before it may be pressed. */
export const settleMilliseconds = 500

const lookEvery = 100
const leastMove = 2

/** Where an element stands in the window, and how far everything around it is scrolled. */
type Place = { readonly left: number; readonly top: number; readonly scrolledLeft: number; readonly scrolledTop: number }

/**
 * Tells whether an element has appeared or moved within the last half a second; answers how to stop. What a person scrolls moves with their
 * knowledge, and what takes no room is not there yet.
 */
export const watchPlace = (element: HTMLElement, tell: (settling: boolean) => void): (() => void) => {
  let known: Place | null = null
  let still: ReturnType<typeof setTimeout> | undefined
  const settle = () => {
    tell(true)
    clearTimeout(still)
    still = setTimeout(() => {
      still = undefined
      tell(false)
    }, settleMilliseconds)
  }
  const look = () => {
    const now = placeOf(element)
    const moved = isElsewhere(known, now)
    known = now
    if (moved) settle()
  }
  // A press looks for itself, since what moved a moment ago has not been looked at yet; one that begins too early stays ignored until it ends.
  const press = (event: Event) => {
    look()
    if (still !== undefined && event.target instanceof Node && element.contains(event.target)) settle()
  }
  look()
  const timer = setInterval(look, lookEvery)
  window.addEventListener('pointerdown', press, true)
  return () => {
    clearInterval(timer)
    clearTimeout(still)
    window.removeEventListener('pointerdown', press, true)
  }
}

const placeOf = (element: HTMLElement): Place | null => {
  const { left, top, width, height } = element.getBoundingClientRect()
  if (width === 0 || height === 0) return null
  let [scrolledLeft, scrolledTop] = [0, 0]
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    scrolledLeft += around.scrollLeft
    scrolledTop += around.scrollTop
  }
  return { left, top, scrolledLeft, scrolledTop }
}

const isElsewhere = (before: Place | null, now: Place | null): boolean => {
  if (now === null) return false
  if (before === null) return true
  const [right, down] = [now.left - before.left, now.top - before.top]
  const [scrolledRight, scrolledDown] = [now.scrolledLeft - before.scrolledLeft, now.scrolledTop - before.scrolledTop]
  return hasMoved(right, scrolledRight) || hasMoved(down, scrolledDown)
}

/** A place that scrolls goes the other way by as much; one that is fixed in the window stays. */
const hasMoved = (by: number, scrolled: number): boolean => Math.abs(by) > leastMove && Math.abs(by + scrolled) > leastMove
